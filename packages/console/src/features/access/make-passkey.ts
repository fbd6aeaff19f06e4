import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import type { accessCalls } from '@vigia/api/client';

type Calls = Pick<ReturnType<typeof accessCalls>, 'requestPasskey' | 'keepPasskey'>;

/**
 * Creates a passkey in the browser and stores it with the service.
 *
 * @returns the backup codes, which the service sends only once; null if the user already has some
 * @throws {ApiError} refused by the service; {Error} NotAllowedError: cancelled; InvalidStateError: exists
 *   already
 */
export async function makePasskey(calls: Calls, name: string): Promise<readonly string[] | null> {
  const { token, options } = await calls.requestPasskey();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const passkey = await startRegistration({ optionsJSON });
  return await calls.keepPasskey({ token, name, passkey });
}
