import type { AccessBody } from '@vigia/api/contract';
import { isRoot, roleOnClient, type User } from '@vigia/domain';
import { HttpProblem, invalidField } from '../http/problem.ts';
import type { Scope } from './scope.ts';

const EVERY_CLIENT = '*';

/** What a change would make of somebody's rights; absent is left as it is. */
export interface Granted {
  readonly access?: AccessBody | undefined;
  readonly permissions?: string | undefined;
}

/**
 * Nobody gives a right above their own: root and every client are given by super administrators who write, another
 * client by those who administer it. A right somebody has already is not given again.
 *
 * @throws {HttpProblem} not-allowed
 */
export function demandGrantable(scope: Scope, { access, permissions }: Granted, before?: User): void {
  const superWriter = scope.super === 'write';
  if (permissions === 'root' && before?.permissions !== 'root' && !superWriter) throw refused();
  const had = before?.access.entitiesUnderClient ?? {};
  for (const [client, role] of Object.entries(access?.entities_under_client ?? {})) {
    if (had[client] === role || superWriter) continue;
    if (client === EVERY_CLIENT || roleOnClient(scope, Number(client), true) !== 'admin') throw refused();
  }
}

/**
 * Somebody who holds root is changed by those who hold it too, somebody who reaches every client by a super
 * administrator; and since whoever receives a person's mail can take over the account, the address of one who
 * reaches other clients is changed by those who administer them all. One's own account is one's own.
 *
 * @throws {HttpProblem} not-allowed
 */
export function demandChangeable(scope: Scope, before: User, changesEmail: boolean): void {
  if (scope.userId === before.id || scope.super === 'write') return;
  const others = Object.keys(before.access.entitiesUnderClient);
  if (before.permissions === 'root' && !isRoot(scope, before.clientId)) throw refused();
  if (others.includes(EVERY_CLIENT)) throw refused();
  const administers = (client: string) => roleOnClient(scope, Number(client), true) === 'admin';
  if (changesEmail && !others.every(administers)) throw refused();
}

/** Whoever locks themselves out cannot let themselves in again. */
export function demandNotOneself(
  scope: Scope,
  before: User,
  { enabled, role }: { enabled?: boolean | undefined; role?: string | undefined },
): void {
  if (scope.userId !== before.id) return;
  if (enabled === false) throw invalidField('enabled', 'No puede deshabilitar su propia cuenta');
  if (role !== undefined && role !== before.access.role)
    throw invalidField('access.role', 'No puede cambiar su propio rol');
}

const refused = () => new HttpProblem('not-allowed');
