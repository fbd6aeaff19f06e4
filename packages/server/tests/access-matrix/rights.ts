import type { ProgramScope } from '@vigia/domain/access';
import type { Aim, Home } from './homes.ts';
import { type Actor, REACH, type Reach } from './people.ts';

/**
 * Who may do what, written again from the specifications (console.md §6, administration.md §6) and on purpose not from
 * the table the server decides by: where the two differ, one of them is wrong.
 */
export type Right =
  /** Asks for no session. */
  | 'public'
  /** A partner's page. */
  | 'partner'
  /** A device, of itself. */
  | 'device-write'
  /** A network server of LoRaWAN devices, at its own door. */
  | 'door-write'
  /** Everybody who sees it; what is one's own alone is seen by nobody else. */
  | 'read'
  | 'root-read'
  | 'super-read'
  /** Administrators, and who holds root. */
  | 'admin-read'
  /** Administrators of the client as a whole. */
  | 'client-admin-read'
  /** The few writes of a grower: events and their photos, tags of a station. */
  | 'field-write'
  | 'admin-write'
  /** Administrators of the client, or of some sector of it. */
  | 'some-admin-write'
  /** The same, and never to oneself. */
  | 'others-admin-write'
  /** Of the client as a whole: a role beside a sector is not enough. */
  | 'client-admin-write'
  | 'root-write'
  | 'super-write';

/** Sectors the partner's key of `small-farm.ts` opens. */
const PARTNER_SECTORS: readonly unknown[] = [11];
/** The device whose key stands in `small-farm.ts`. */
const KEYED_DEVICE = 'VG-1';
/** The door whose secret stands in `small-farm-uplinks.ts`. */
const OPENED_DOOR = 971;

function sees({ roles = {}, sectors, everywhere, userId }: Reach, { client, sector, owner }: Home): boolean {
  if (client === 0 || (owner !== undefined && owner !== userId)) return false;
  if (everywhere !== undefined) return true;
  if (!(client in roles)) return false;
  return sector === undefined || !sectors || (sector !== null && sector in sectors);
}

/** The role they change things with: the one beside the sector counts for what lies in that sector, save for people. */
function roleAt({ roles = {}, sectors, everywhere }: Reach, { client, sector, person }: Home) {
  if (everywhere === 'write') return 'admin';
  return sector && sectors && person === undefined ? sectors[sector] : roles[client];
}

function may(reach: Reach, right: Right, home: Home): boolean {
  const { root = false, everywhere } = reach;
  const role = roleAt(reach, home);
  switch (right) {
    case 'root-read':
      return root;
    case 'super-read':
      return everywhere !== undefined;
    case 'admin-read':
      return role === 'admin' || root;
    case 'field-write':
      return role !== undefined;
    case 'admin-write':
      return role === 'admin' && (root || !home.root);
    case 'some-admin-write':
      return role === 'admin' || Object.values(reach.sectors ?? {}).includes('admin');
    case 'others-admin-write':
      return role === 'admin' && (root || !home.root) && home.person !== reach.userId;
    case 'client-admin-read':
    case 'client-admin-write':
      return everywhere === 'write' || reach.roles?.[home.client] === 'admin';
    case 'root-write':
      return role === 'admin' && root;
    case 'super-write':
      return role === 'admin' && everywhere !== undefined;
    default:
      return true;
  }
}

/** A call aimed at nothing is a matter of what the caller is, wherever they are at home. */
const homeOf = ({ roles = {} }: Reach): Home => ({ client: Number(Object.keys(roles)[0]) });

/**
 * The status a cell must have.
 *
 * @param opened the scope that opens the call to programs (`opened.ts`); absent: they may not make it
 */
export function expected(
  actor: Actor,
  right: Right,
  { ids, homes }: Aim,
  good: number,
  opened?: ProgramScope,
): number {
  const reach = REACH[actor];
  if (right === 'public') return good;
  if (right === 'partner') {
    if (actor !== 'partner') return 403;
    return homes.every(({ sector }) => PARTNER_SECTORS.includes(sector)) ? good : 404;
  }
  if (right === 'device-write') {
    if (actor !== 'device') return 401;
    return ids.every((id) => id === KEYED_DEVICE) ? good : 404;
  }
  if (right === 'door-write') {
    if (actor !== 'door') return 401;
    return ids.every((id) => id === OPENED_DOOR) ? good : 404;
  }
  if (reach.scopes && !(opened && reach.scopes.includes(opened))) return 403;
  if (reach.instead) return reach.instead;
  if (!homes.every((home) => sees(reach, home))) return 404;
  const needed = homes.length === 0 ? [homeOf(reach)] : homes;
  return needed.every((home) => may(reach, right, home)) ? good : 403;
}
