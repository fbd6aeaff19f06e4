import type { ClientId, UserId } from '@vigia/domain/farm';
import type { Seal } from '../auth/second-step/seal.ts';

/** The secret of a person's browser as it is stored. */
interface StoredSecret {
  readonly clientId: ClientId;
  readonly userId: UserId;
  readonly sealedAuth: string;
}

/** What is sealed is text of five parts (JWE); the secret of a browser has no dots. */
export const isSealed = (text: string): boolean => text.includes('.');

/**
 * The secret by which messages to a browser are encrypted.
 *
 * @throws {Error} it was sealed with a key that is gone, or for somebody else
 */
export async function secretOfBrowser(
  seal: Seal,
  { clientId, userId, sealedAuth }: StoredSecret,
): Promise<string> {
  return isSealed(sealedAuth) ? await seal.open({ clientId, userId }, sealedAuth) : sealedAuth;
}
