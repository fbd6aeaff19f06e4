import { reachesOneOf, roleOnClient, type Scope, scopeOf, sectorsVisible } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import type { Databases } from '../db/pool.ts';
import { accountOf } from '../stores/people/account-shape.ts';
import { accountOfAddress } from '../stores/people/accounts.ts';

/**
 * The person who is named as responsible for an event: one of the client's people who may report there, wherever their
 * account lies, and of these one whom the caller sees: somebody narrowed to sectors names those who reach one of them.
 * It is read beside the transaction, which sees the accounts of one client alone.
 *
 * @param scope the caller's
 * @param address as the caller wrote it
 * @returns the address as the account has it; null where nobody whom the caller may name has it, whether or not
 *   somebody else does
 */
export async function responsibleFor(
  { auth }: Pick<Databases, 'auth'>,
  scope: Scope,
  clientId: ClientId,
  address: string | null | undefined,
): Promise<string | null> {
  const email = (address ?? '').trim().toLowerCase();
  if (email === '') return null;
  const row = await accountOfAddress(auth, email);
  if (row === null) return null;
  const person = accountOf(row);
  if (roleOnClient(scopeOf(person), clientId, true) === undefined) return null;
  const isSeen =
    person.id === scope.userId || reachesOneOf(person, clientId, sectorsVisible(scope, clientId));
  return isSeen ? row.email : null;
}
