import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import type { accessCalls } from '@vigia/api/client';

type Calls = Pick<ReturnType<typeof accessCalls>, 'requestPasskey' | 'keepPasskey'>;

/**
 * Has the browser make a passkey, and the service keep it.
 *
 * @returns the backup codes, told this once; null where there are some already
 * @throws {ApiError} what the service refuses; {Error} NotAllowedError: cancelled; InvalidStateError: made already
 */
export async function makePasskey(calls: Calls, name: string): Promise<readonly string[] | null> {
  const { token, options } = await calls.requestPasskey();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const passkey = await startRegistration({ optionsJSON });
  return await calls.keepPasskey({ token, name, passkey });
}
