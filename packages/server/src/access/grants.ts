import { namesOf, refusedOfUser } from '@vigia/api/contract';
import { type GrantRefusal, grantRefusal, mayChangeAccount, type Rights } from '@vigia/domain/access';
import { GRANT_REFUSAL_WORDS } from '@vigia/domain/es';
import type { Access, PartOf, User } from '@vigia/domain/farm';
import { HttpProblem, invalidField } from '../http/problem.ts';
import type { Scope } from './scope.ts';

/** What a change would make of a person's rights; absent fields stay as they are. */
interface Granted {
  readonly access?: PartOf<Access> | undefined;
  readonly permissions?: string | undefined;
}

/** A person's rights as they are after a change. */
export const grantedRights = ({ access, permissions }: Granted, before?: Rights): Rights => ({
  permissions: permissions ?? before?.permissions ?? '',
  access: {
    role: access?.role ?? before?.access.role ?? 'user',
    entitiesUnderClient: access?.entitiesUnderClient ?? before?.access.entitiesUnderClient ?? {},
    entitiesUnderSector: access?.entitiesUnderSector ?? before?.access.entitiesUnderSector ?? {},
  },
});

/** Names on the wire of each field of a person. */
export const USER_NAMES = namesOf(refusedOfUser);

const FIELD_OF: Readonly<Record<GrantRefusal, string>> = {
  root: USER_NAMES.permissions,
  client: USER_NAMES.entitiesUnderClient,
  'every-client': USER_NAMES.entitiesUnderClient,
};

/**
 * Nobody gives a right above their own (`grantRefusal`).
 *
 * @throws {HttpProblem} not-allowed, at the right that is refused
 */
export function demandGrantable(scope: Scope, clientId: number, after: Rights, before?: User): void {
  const refusal = grantRefusal(scope, clientId, after, before);
  if (refusal === null) return;
  const message = GRANT_REFUSAL_WORDS[refusal];
  throw new HttpProblem('not-allowed', { detail: message, errors: [{ field: FIELD_OF[refusal], message }] });
}

/** @throws {HttpProblem} not-allowed: see `mayChangeAccount` */
export function demandChangeable(scope: Scope, person: User, takesOver: boolean): void {
  if (!mayChangeAccount(scope, person, takesOver)) throw new HttpProblem('not-allowed');
}

/** Nobody may disable their own account, as they could not enable it again, nor raise their own rights. */
export function demandNotOneself(scope: Scope, before: User, after: Rights, enabled: boolean): void {
  if (scope.userId !== before.id) return;
  if (!enabled) throw invalidField(USER_NAMES.enabled, 'No puede deshabilitar su propia cuenta');
  const { permissions, access } = before;
  const isSame =
    after.permissions === permissions &&
    after.access.role === access.role &&
    isSameMap(after.access.entitiesUnderClient, access.entitiesUnderClient);
  if (!isSame) throw invalidField(USER_NAMES.role, 'No puede cambiar su propio rol');
}

type Roles = Readonly<Record<string, string>>;
const isSameMap = (a: Roles, b: Roles): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, role]) => b[key] === role);
