import type { ClientId, SectorId, UserId } from '../entities/ids.ts';
import type { User } from '../entities/user.ts';
import { type Action, CAPABILITIES, type Capability } from './capabilities.ts';
import { isRoot, isSuperAdmin, roleOnClient, type Scope, toScope } from './scope.ts';

/** What is acted upon. */
export interface Resource {
  readonly clientId: ClientId;
  /** The sector it lies in; absent for what belongs to the client as a whole. */
  readonly sectorId?: SectorId | null;
  /** The user it belongs to, for actions of kind `self`. */
  readonly userId?: UserId;
}

const RANK = { user: 1, admin: 2 } as const;

/** A plain user narrowed to sectors acts with the role written beside the sector, and nowhere else. */
function roleOn(scope: Scope, { writes, within }: Capability, resource: Resource) {
  const role = roleOnClient(scope, resource.clientId, writes);
  const narrowed = role === 'user' && scope.sectors !== 'all' && within === 'sector';
  if (!narrowed || (scope.super !== 'none' && !writes)) return role;
  const { sectorId } = resource;
  return sectorId === undefined || sectorId === null
    ? undefined
    : (scope.sectors as ReadonlyMap<SectorId, 'admin' | 'user'>).get(sectorId);
}

/** Whether the user (or the scope made of one) may do this there. Read from `CAPABILITIES` alone. */
export function can(subject: User | Scope, action: Action, resource: Resource): boolean {
  const scope = toScope(subject);
  const capability: Capability = CAPABILITIES[action];
  if (scope.only?.has(action) === false) return false;
  if (scope.archived.has(resource.clientId)) {
    return capability.ofArchived === 'restorer' && scope.super === 'write';
  }
  const role = roleOn(scope, capability, resource);
  if (role === undefined) return false;
  const isExcused = capability.or === 'root' && isRoot(scope, resource.clientId);
  if (RANK[role] < RANK[capability.role] && !isExcused) return false;
  if (capability.within === 'self' && resource.userId !== scope.userId) return false;
  if (capability.also === 'root') return isRoot(scope, resource.clientId);
  if (capability.also === 'super') return isSuperAdmin(scope);
  return true;
}
