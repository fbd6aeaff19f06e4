import { reachesOneOf, roleOnClient, type Scope, scopeOf, sectorsVisible } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import type { Databases } from '../db/pool.ts';
import { accountOf } from '../stores/people/account-shape.ts';
import { accountOfAddress } from '../stores/people/accounts.ts';

/**
 * The person responsible for an event: anyone who may report for the client, even with an account of another
 * client, and whom the caller sees. A caller with roles by sector sees people who have access to one of these
 * sectors. It is read outside of the transaction, which sees the accounts of one client only.
 *
 * @param scope the caller's
 * @param address as the caller wrote it
 * @returns the address as in the account; null for an address of nobody, or of somebody the caller may not name
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
