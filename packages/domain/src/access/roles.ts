import type { ClientId, SectorId } from '../entities/ids.ts';
import type { Role, User } from '../entities/user.ts';
import { EVERY_CLIENT, strongest } from './scope.ts';

/** What people call a person's job here, from the fewest rights to the most. */
export const PERSON_ROLES = ['grower', 'adviser', 'analyst', 'administrator', 'superadministrator'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** What an account holds that decides what its user may see and do. */
export type Rights = Pick<User, 'permissions' | 'access'>;

/** How a role is stored: the specification knows two roles, one permission and two maps. */
interface RoleShape {
  readonly permissions: '' | 'root';
  /** `access.role`, on the own client. */
  readonly role: Role;
  /** The entry of the own client in the map of clients, if there is one. */
  readonly own?: Role;
  /** On each other client that is served. */
  readonly served: Role;
  /** The `'*'` entry of the map of clients. */
  readonly everyClient?: Role;
  /** May be narrowed to sectors, as plain users alone are. */
  readonly isNarrowed: boolean;
}

/**
 * The roles as the specification writes them. Counting photos is writing, which it lets administrators do alone: an
 * analyst is a user at home who administers, by the map of clients, each client whose photos are counted.
 */
export const ROLE_SHAPES: Readonly<Record<PersonRole, RoleShape>> = {
  grower: { permissions: '', role: 'user', served: 'user', isNarrowed: true },
  adviser: { permissions: 'root', role: 'user', served: 'user', isNarrowed: true },
  analyst: { permissions: 'root', role: 'user', own: 'admin', served: 'admin', isNarrowed: false },
  administrator: { permissions: 'root', role: 'admin', served: 'admin', isNarrowed: false },
  superadministrator: {
    permissions: 'root',
    role: 'admin',
    served: 'admin',
    everyClient: 'admin',
    isNarrowed: false,
  },
};

/** The role that a person's rights amount to; `custom` where they match none. */
export function personRole({ clientId, ...rights }: Rights & Pick<User, 'clientId'>): PersonRole | 'custom' {
  // Whoever administers every client can be given no further right.
  if (rights.access.entitiesUnderClient[EVERY_CLIENT] === 'admin') return 'superadministrator';
  return PERSON_ROLES.find((role) => hasShape(rights, ROLE_SHAPES[role], clientId)) ?? 'custom';
}

function hasShape({ permissions, access }: Rights, shape: RoleShape, clientId: ClientId): boolean {
  const { [clientId]: own, ...others } = access.entitiesUnderClient;
  return (
    permissions === shape.permissions &&
    access.role === shape.role &&
    // An entry for the own client below the role adds no right.
    strongest(access.role, own) === strongest(shape.role, shape.own) &&
    Object.entries(others).every(([key, role]) => key !== EVERY_CLIENT && role === shape.served) &&
    (!shape.isNarrowed || Object.values(access.entitiesUnderSector).every((role) => role === 'user'))
  );
}

/** What the form of a person chooses. */
export interface RoleChoice {
  /** `custom`: the account keeps its rights, except on the clients and sectors chosen. */
  readonly role: PersonRole | 'custom';
  /** The clients served beside the own one. */
  readonly clientIds: readonly ClientId[];
  /** None chosen: every sector of the clients served. */
  readonly sectorIds: readonly SectorId[];
}

interface Giving {
  /** The person's own client. */
  readonly clientId: ClientId;
  /** What the account holds now; absent for a new one. */
  readonly before?: Rights | undefined;
  /** Whether the editor may choose this client: what the account holds on others stays as it is. */
  readonly isOffered: (clientId: ClientId) => boolean;
}

/** The choice as rights of an account; unchanged if no other choice was made. */
export function rightsOf(choice: RoleChoice, giving: Giving): Rights {
  const { clientId, before, isOffered } = giving;
  if (before && isSameChoice(choice, roleChoiceOf({ clientId, ...before }, isOffered)))
    return { permissions: before.permissions, access: before.access }; // of a whole person too, the rights alone
  return choice.role === 'custom' ? customRights(choice, giving) : shapedRights(choice, choice.role, giving);
}

function shapedRights({ clientIds, sectorIds }: RoleChoice, role: PersonRole, giving: Giving): Rights {
  const { clientId, before, isOffered } = giving;
  const shape = ROLE_SHAPES[role];
  const access = { role: shape.role, entitiesUnderSector: shape.isNarrowed ? rolesBy(sectorIds, {}) : {} };
  if (shape.everyClient)
    return {
      permissions: shape.permissions,
      access: { ...access, entitiesUnderClient: { [EVERY_CLIENT]: shape.everyClient } },
    };
  const stays = Object.entries(before?.access.entitiesUnderClient ?? {}).filter(
    ([key]) => key !== EVERY_CLIENT && Number(key) !== clientId && !isOffered(Number(key)),
  );
  return {
    permissions: shape.permissions,
    access: {
      ...access,
      entitiesUnderClient: {
        ...Object.fromEntries(stays),
        ...(shape.own && { [clientId]: shape.own }),
        ...Object.fromEntries(clientIds.map((id) => [id, shape.served])),
      },
    },
  };
}

/** Rights of unknown names stay, except on clients and sectors that were added or removed. */
function customRights({ clientIds, sectorIds }: RoleChoice, { clientId, before, isOffered }: Giving): Rights {
  const { entitiesUnderClient = {}, entitiesUnderSector = {}, role = 'user' } = before?.access ?? {};
  const stays = Object.entries(entitiesUnderClient).filter(
    ([key]) => key === EVERY_CLIENT || Number(key) === clientId || !isOffered(Number(key)),
  );
  return {
    permissions: before?.permissions ?? '',
    access: {
      role,
      entitiesUnderClient: { ...Object.fromEntries(stays), ...rolesBy(clientIds, entitiesUnderClient) },
      entitiesUnderSector: rolesBy(sectorIds, entitiesUnderSector),
    },
  };
}

/** The role on each; `user` on new ones. */
const rolesBy = (ids: readonly number[], current: Readonly<Record<string, Role>>): Record<string, Role> =>
  Object.fromEntries(ids.map((id) => [id, current[id] ?? 'user']));

const isSameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const isSameChoice = (a: RoleChoice, b: RoleChoice): boolean =>
  a.role === b.role && isSameSet(a.clientIds, b.clientIds) && isSameSet(a.sectorIds, b.sectorIds);

/** The form's choice that stands for an account's rights. */
export function roleChoiceOf(
  user: Rights & Pick<User, 'clientId'>,
  isOffered: Giving['isOffered'],
): RoleChoice {
  const { entitiesUnderClient, entitiesUnderSector } = user.access;
  const named = Object.keys(entitiesUnderClient).filter((key) => key !== EVERY_CLIENT);
  return {
    role: personRole(user),
    clientIds: named.map(Number).filter((id) => id !== user.clientId && isOffered(id)),
    sectorIds: Object.keys(entitiesUnderSector).map(Number),
  };
}

/** Whether somebody of this role may be narrowed to sectors. */
export const mayBeNarrowed = (role: RoleChoice['role']): boolean =>
  role === 'custom' || ROLE_SHAPES[role].isNarrowed;

/** Whether somebody of this role serves clients by name; the others reach every client. */
export const servesByName = (role: RoleChoice['role']): boolean => role !== 'superadministrator';
