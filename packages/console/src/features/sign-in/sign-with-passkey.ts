import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import type { SecondStepProof } from '@vigia/api/client';
import type { SecondStepChallenge } from '@vigia/api/contract';

/**
 * Has the browser sign the challenge by a passkey of the person.
 *
 * @throws {Error} NotAllowedError: cancelled, or none is at hand
 */
export async function signWithPasskey({
  token,
  passkeyOptions,
}: SecondStepChallenge): Promise<SecondStepProof> {
  const optionsJSON = passkeyOptions as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { token, passkey: await startAuthentication({ optionsJSON }) };
}
