import type { ClientId } from '../entities/ids.ts';
import type { User } from '../entities/user.ts';
import type { Rights } from './roles.ts';
import { EVERY_CLIENT, isRoot, roleOnClient, type Scope, toScope } from './scope.ts';

/** Which right exceeds those of its giver. */
export type GrantRefusal = 'every-client' | 'client' | 'root';

/**
 * Nobody gives a right above their own: every client is given by super administrators who write, another client by
 * those who administer it, and root by those who hold it themselves on every client it would open. A right that
 * somebody has already is not given again.
 *
 * @param clientId the own client of the person; whether the giver may edit people there is checked elsewhere
 * @param before what they hold; absent for somebody new
 * @returns the first right that is refused; null when all may be given
 */
export function grantRefusal(
  giver: User | Scope,
  clientId: ClientId,
  after: Rights,
  before?: Rights,
): GrantRefusal | null {
  const scope = toScope(giver);
  if (scope.super === 'write') return null;
  const rolesBefore = before?.access.entitiesUnderClient ?? {};
  const given = Object.entries(after.access.entitiesUnderClient).filter(
    ([key, role]) => rolesBefore[key] !== role,
  );
  if (given.some(([key]) => key === EVERY_CLIENT)) return 'every-client';
  if (given.some(([key]) => roleOnClient(scope, Number(key), true) !== 'admin')) return 'client';
  return opened(clientId, after, before).every((id) => isRoot(scope, id)) ? null : 'root';
}

/** The clients whose root-only screens open by the change. */
function opened(clientId: ClientId, after: Rights, before?: Rights): ClientId[] {
  const open = before ? rootClients(clientId, before) : [];
  return rootClients(clientId, after).filter((id) => !open.includes(id));
}

const rootClients = (clientId: ClientId, { permissions, access }: Rights): ClientId[] =>
  permissions === 'root'
    ? [
        clientId,
        ...Object.keys(access.entitiesUnderClient)
          .filter((key) => key !== EVERY_CLIENT)
          .map(Number),
      ]
    : [];

/**
 * Whether somebody may change the account of a person whose client they administer. A person who holds root is changed
 * by those who hold it too, a person who reaches every client by a super administrator. Whoever receives a person's
 * mail can take over the account: the address of one who reaches other clients is changed by those who administer them
 * all. Everybody may change their own account.
 *
 * @param takesOver whether the change gives the account away, as another address or a temporary password does
 */
export function mayChangeAccount(by: User | Scope, person: User, takesOver: boolean): boolean {
  const scope = toScope(by);
  if (scope.userId === person.id || scope.super === 'write') return true;
  const others = Object.keys(person.access.entitiesUnderClient);
  if (person.permissions === 'root' && !isRoot(scope, person.clientId)) return false;
  if (others.includes(EVERY_CLIENT)) return false;
  return !takesOver || others.every((client) => roleOnClient(scope, Number(client), true) === 'admin');
}
