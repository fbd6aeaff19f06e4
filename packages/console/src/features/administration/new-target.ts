import type { AdminClient } from '@vigia/api/client';
import type { Action, AdminTable } from '@vigia/domain/access';
import type { Target } from './targets.ts';

/** What somebody has to be allowed who adds to a table. */
export const ADD_ACTION: Readonly<Record<AdminTable, Action>> = {
  users: 'user.create',
  stations: 'station.create',
  sectors: 'sector.create',
  nodes: 'node.create',
  seasons: 'season.create',
  biofix: 'biofix.edit',
  'scheduled-reports': 'scheduled-report.create',
};

/** What the add button of a table opens; null where a client has to be chosen before. */
export function newTarget(table: AdminTable, owner: AdminClient | null): Target | null {
  if (table === 'stations') return { kind: 'station', owner, station: null };
  if (table === 'biofix') return { kind: 'biofix', owner, biofix: null };
  if (table === 'scheduled-reports') return { kind: 'schedule', owner };
  if (owner === null) return null;
  if (table === 'users') return { kind: 'user', owner, user: null };
  if (table === 'sectors') return { kind: 'sector', owner, sector: null };
  if (table === 'seasons') return { kind: 'season', owner, season: null };
  return { kind: 'node', owner, node: null };
}

const KEYS: readonly string[] = ['user', 'sector', 'season', 'station', 'biofix', 'node'];

/** Something new: its dialog stays, with the keys of what was sent, when it is opened again. */
const isNew = (target: Target): boolean =>
  target.kind === 'schedule' ||
  (target.kind === 'client' && target.owner === null) ||
  Object.entries(target).some(([key, value]) => KEYS.includes(key) && value === null);

/** Whether a form that is open already, out of sight, is the one that is wanted. */
export const isSameForm = (before: Target, wanted: Target): boolean =>
  before.kind === wanted.kind &&
  isNew(before) &&
  isNew(wanted) &&
  before.owner?.client.id === wanted.owner?.client.id;
