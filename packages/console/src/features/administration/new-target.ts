import type { AdminClient } from '@vigia/api/client';
import type { Action, AdminTable } from '@vigia/domain/access';
import type { Target } from './targets.ts';

/** The right needed to add to a table. */
export const ADD_ACTION: Readonly<Record<AdminTable, Action>> = {
  users: 'user.create',
  stations: 'station.create',
  sectors: 'sector.create',
  nodes: 'node.create',
  seasons: 'season.create',
  biofix: 'biofix.edit',
  'scheduled-reports': 'scheduled-report.create',
};

/** What the add button of a table opens; null if a client has to be chosen first. */
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

/** A new row: its dialog stays, with the keys of what was sent, when it is opened again. */
const isNew = (target: Target): boolean =>
  target.kind === 'schedule' ||
  (target.kind === 'client' && target.owner === null) ||
  Object.entries(target).some(([key, value]) => KEYS.includes(key) && value === null);

/** Whether the hidden form that is open already is the wanted one. */
export const isSameForm = (before: Target, wanted: Target): boolean =>
  before.kind === wanted.kind &&
  isNew(before) &&
  isNew(wanted) &&
  before.owner?.client.id === wanted.owner?.client.id;
