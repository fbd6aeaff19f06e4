import type { AdminClient } from '@vigia/api/client';
import type { Action } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import type { AdminTable } from './admin-path.ts';
import { FARM_TABLES } from './tables/farm-tables.ts';
import type { Target } from './targets.ts';

/** The right needed to add to a table. */
export const addAction = (table: AdminTable): Action =>
  table === 'scheduled-reports' ? 'scheduled-report.create' : FARM_TABLES[table].addAction;

/** What the add button of a table opens; null if a client has to be chosen first. */
export const newTarget = (table: AdminTable, owner: AdminClient | null): Target | null =>
  table === 'scheduled-reports' ? { kind: 'schedule', owner } : FARM_TABLES[table].newRow(owner);

/** Whether a client has to be chosen before something is added to a table. */
export const needsClient = (table: AdminTable, chosen: ClientId | null): boolean =>
  chosen === null && newTarget(table, null) === null;

/** A new row: its dialog stays, with the keys of what was sent, when it is opened again. */
const isNew = (target: Target): boolean =>
  target.kind === 'schedule' ||
  (target.kind === 'client' && target.owner === null) ||
  // The thing that a form edits stands under the name of its kind.
  Object.entries(target).some(([key, value]) => key === target.kind && value === null);

/** Whether the hidden form that is open already is the wanted one. */
export const isSameForm = (before: Target, wanted: Target): boolean =>
  before.kind === wanted.kind &&
  isNew(before) &&
  isNew(wanted) &&
  before.owner?.client.id === wanted.owner?.client.id;
