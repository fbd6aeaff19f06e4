import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import type { SecondStepProof } from '@vigia/api/client';
import type { SecondStepChallenge } from '@vigia/api/contract';

/**
 * Asks the browser to sign the challenge with one of the user's passkeys.
 *
 * @throws {Error} NotAllowedError: cancelled, or no passkey available
 */
export async function signWithPasskey({
  token,
  passkeyOptions,
}: SecondStepChallenge): Promise<SecondStepProof> {
  const optionsJSON = passkeyOptions as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { token, passkey: await startAuthentication({ optionsJSON }) };
}
