import type { ClientId, SectorId, UserId } from '../entities/ids.ts';
import type { Role, SectorScope, User } from '../entities/user.ts';
import type { Action } from './capabilities.ts';
import type { ProgramScope } from './program-scopes.ts';

/** What a user may reach, read from the database at each request and handed to every store function. */
export interface Scope {
  /** A person, or a program by its id below zero (`programs.ts`). */
  readonly userId: UserId;
  /** Role on each client named for the user: their own and those of `entities_under_client`. */
  readonly clients: ReadonlyMap<ClientId, Role>;
  /** `'all'`, or the sectors a plain user is narrowed to, with the role on each. */
  readonly sectors: 'all' | ReadonlyMap<SectorId, Role>;
  /** The reach of a `'*'` entry: none, reading every client, or administering every client. */
  readonly super: 'none' | 'read' | 'write';
  /** Holds `permissions = 'root'`: opens the root-only screens of the clients above. */
  readonly root: boolean;
  /** Archived clients: nothing of them is reached, except what `CAPABILITIES` grants to those who restore them. */
  readonly archived: ReadonlySet<ClientId>;
  /** Of a program: all that it may do, whatever its roles would allow, and what its calls look at on the way. */
  readonly only?: ReadonlySet<Action>;
  /** Of a program: what its token names. */
  readonly programScopes?: ReadonlySet<ProgramScope>;
}

/** In a map of clients: every client there is. */
export const EVERY_CLIENT = '*';

export const strongest = (a: Role | undefined, b: Role | undefined): Role | undefined =>
  a === 'admin' || b === 'admin' ? 'admin' : (a ?? b);

const superReach = (user: User): Scope['super'] => {
  const entry = user.access.entitiesUnderClient[EVERY_CLIENT];
  if (entry === undefined) return 'none';
  return entry === 'admin' ? 'write' : 'read';
};

const NONE: ReadonlySet<ClientId> = new Set();

/**
 * A disabled user reaches nothing, and nobody reaches an archived client.
 *
 * @param archived the archived clients; may be left out where none of them is shown
 */
export function scopeOf(user: User, archived: ReadonlySet<ClientId> = NONE): Scope {
  if (!user.enabled) {
    return { userId: user.id, clients: new Map(), sectors: 'all', super: 'none', root: false, archived };
  }
  const clients = new Map<ClientId, Role>([[user.clientId, user.access.role]]);
  for (const [key, role] of Object.entries(user.access.entitiesUnderClient)) {
    if (key !== EVERY_CLIENT) clients.set(Number(key), strongest(clients.get(Number(key)), role) ?? role);
  }
  for (const clientId of archived) clients.delete(clientId);
  const sectors = Object.entries(user.access.entitiesUnderSector);
  return {
    userId: user.id,
    clients,
    sectors: sectors.length === 0 ? 'all' : new Map(sectors.map(([key, role]) => [Number(key), role])),
    super: superReach(user),
    root: user.permissions === 'root',
    archived,
  };
}

/**
 * Role on a client as a whole; none on an archived one. A `'*'` entry that only reads gives its role for reading, never
 * to writing.
 */
export function roleOnClient(scope: Scope, clientId: ClientId, writing: boolean): Role | undefined {
  if (scope.archived.has(clientId)) return undefined;
  if (scope.super === 'write') return 'admin';
  const named = scope.clients.get(clientId);
  return scope.super === 'read' && !writing ? strongest(named, 'user') : named;
}

/**
 * The sectors of a client that the scope may see. Administrators and super readers see all; the list of
 * `entities_under_sector` narrows plain users, on every client they reach.
 */
export function sectorsVisible(scope: Scope, clientId: ClientId): SectorScope {
  const role = roleOnClient(scope, clientId, false);
  if (role === undefined) return new Set();
  if (role === 'admin' || scope.super !== 'none' || scope.sectors === 'all') return 'all';
  return new Set(scope.sectors.keys());
}

/** Whether somebody is shown some sectors of a client alone, and of its devices and people those of these sectors. */
export const isLimited = (subject: User | Scope, clientId: ClientId): boolean =>
  sectorsVisible(toScope(subject), clientId) !== 'all';

/** Root-only screens of this client open: `permissions = 'root'` on one's own clients, or `'*'` as admin. */
export function isRoot(subject: User | Scope, clientId: ClientId): boolean {
  const scope = toScope(subject);
  return scope.super === 'write' || (scope.root && (scope.super === 'read' || scope.clients.has(clientId)));
}

/** Works across clients; writes there only if the `'*'` entry is admin. */
export function isSuperAdmin(subject: User | Scope): boolean {
  return toScope(subject).super !== 'none';
}

export function toScope(subject: User | Scope): Scope {
  return 'access' in subject ? scopeOf(subject) : subject;
}

/** Client 0 is not a client of its own: it stands for "the first other". */
const NO_CLIENT: ClientId = 0;

/**
 * The client to show: the requested one if visible, else the user's own, else the first visible; null when there is
 * none. Client 0 maps to the first other client.
 */
export function resolveClient(
  requested: ClientId | null,
  own: ClientId,
  visible: readonly ClientId[],
): ClientId | null {
  const others = visible.filter((clientId) => clientId !== NO_CLIENT);
  const first = others[0] ?? null;
  if (requested === NO_CLIENT) return first;
  if (requested !== null && others.includes(requested)) return requested;
  return others.includes(own) ? own : first;
}
