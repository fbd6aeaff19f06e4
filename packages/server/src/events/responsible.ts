import { roleOnClient, scopeOf } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import type { Databases } from '../db/pool.ts';
import { accountOf } from '../stores/people/account-shape.ts';
import { accountOfAddress } from '../stores/people/accounts.ts';

/**
 * The person who is named as responsible for an event: one of the client's people who may report there, wherever their
 * account lies. It is read beside the transaction, which sees the accounts of one client alone.
 *
 * @param address as the caller wrote it
 * @returns the address as the account has it; null where nobody who may report for the client has it, whether or not
 *   somebody else does
 */
export async function responsibleFor(
  { auth }: Pick<Databases, 'auth'>,
  clientId: ClientId,
  address: string | null | undefined,
): Promise<string | null> {
  const email = (address ?? '').trim().toLowerCase();
  if (email === '') return null;
  const row = await accountOfAddress(auth, email);
  if (row === null) return null;
  return roleOnClient(scopeOf(accountOf(row)), clientId, true) === undefined ? null : row.email;
}
