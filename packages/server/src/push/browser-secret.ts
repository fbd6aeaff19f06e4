import type { Seal } from '../auth/second-step/seal.ts';
import type { PushTarget } from '../stores/notices/push-devices.ts';

/** What is sealed is text of five parts (JWE); the secret of a browser has no dots. */
export const isSealed = (text: string): boolean => text.includes('.');

/**
 * The secret by which messages to a browser are encrypted.
 *
 * @throws {Error} it was sealed with a key that is gone, or for somebody else
 */
export async function secretOfBrowser(
  seal: Seal,
  { clientId, userId, sealedAuth }: Pick<PushTarget, 'clientId' | 'userId' | 'sealedAuth'>,
): Promise<string> {
  return isSealed(sealedAuth) ? await seal.open({ clientId, userId }, sealedAuth) : sealedAuth;
}
