import type { ClientId, SectorId } from '../entities/ids.ts';
import type { Account, SectorScope, User } from '../entities/user.ts';
import { can } from './can.ts';
import { mayChangeAccount } from './grants.ts';
import { type Scope, scopeOf, sectorsVisible, toScope } from './scope.ts';

/**
 * Whether somebody sees a person as one of a client: everybody sees themselves, and who is narrowed to sectors sees
 * those who reach one of these sectors too, whether they reach the whole client or these sectors. An account that is
 * closed reaches nothing.
 *
 * @param own the sectors that the subject sees in this client; those of other clients are not among them
 */
export function seesPerson(
  subject: User | Scope,
  person: User,
  clientId: ClientId,
  own: SectorScope,
): boolean {
  const scope = toScope(subject);
  if (!can(scope, 'user.read', { clientId })) return false;
  return scope.userId === person.id || reachesOneOf(person, clientId, own);
}

/**
 * Whether a person reaches one of the sectors, which are of this client.
 *
 * @param sectors `'all'`: everybody in question does
 */
export function reachesOneOf(person: User, clientId: ClientId, sectors: SectorScope): boolean {
  if (sectors === 'all') return true;
  const theirs = sectorsVisible(scopeOf(person), clientId);
  return theirs === 'all' ? sectors.size > 0 : [...theirs].some((id) => sectors.has(id));
}

/** Whether somebody may take the second step of another person away. */
const mayRemoveSecondStep = (by: User | Scope, person: User): boolean =>
  can(by, 'user.edit', { clientId: person.clientId }) && mayChangeAccount(by, person, true);

/**
 * A person as somebody sees them who sees all of the client: whether they sign in with a second step is told to
 * themselves and to those who may take it away, as it says which accounts a password alone opens.
 */
export const asMember = (by: User | Scope, person: Account): Account =>
  toScope(by).userId === person.id || mayRemoveSecondStep(by, person)
    ? person
    : { ...person, secondStepSince: null };

/**
 * A person as somebody who is narrowed to sectors sees them: who they are, their role on their own client and the
 * sectors that both share. Nothing of their other rights, nor of what their account has done.
 */
export function asColleague(person: Account, own: ReadonlySet<SectorId>): Account {
  const { role, entitiesUnderSector } = person.access;
  const shared = Object.entries(entitiesUnderSector).filter(([id]) => own.has(Number(id)));
  return {
    ...person,
    permissions: '',
    access: { role, entitiesUnderClient: {}, entitiesUnderSector: Object.fromEntries(shared) },
    status: '',
    lastAccess: null,
    secondStepSince: null,
  };
}
