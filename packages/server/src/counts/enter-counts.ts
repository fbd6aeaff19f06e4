import type { EnteredCount, FieldCountsBody, StoredCount } from '@vigia/api/contract';
import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { wrongEntries } from '@vigia/domain/captures';
import { ENTERED_COUNT_MESSAGES } from '@vigia/domain/es';
import { noonOf } from '@vigia/domain/events';
import type { ClientId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { knownPests } from '../stores/images/image-counts.ts';
import {
  type CountDetails,
  deleteFieldCounts,
  fieldCountKey,
  type NewFieldCount,
  type SavedFieldCount,
  saveFieldCounts,
  storedFieldCounts,
} from '../stores/images/saved-field-counts.ts';
import { bumpDataVersion } from '../stores/measurements/data-version.ts';
import { holdCountedStations } from './counted-stations.ts';
import { type RefusedEntry, refuseEntries } from './refuse-entries.ts';

/**
 * Stores what people counted in traps, all of it or nothing: a number that is stored already changes nothing, another one
 * takes its place, and none takes it out.
 *
 * @param tx a transaction of the client
 * @returns what is stored now and what was before, in the order of the entries
 * @throws {HttpProblem} not-found, not-allowed, invalid-input, conflict: nothing is written then
 */
export async function enterCounts(
  tx: Tx,
  scope: Scope,
  { clientId, counts }: FieldCountsBody,
  now: EpochMs,
): Promise<StoredCount[]> {
  refuseEntries('invalid-input', wrongEntries(counts, dayOfInstant(now)));
  await holdCountedStations(tx, scope, clientId, counts);
  await refuseUnknownPests(tx, counts);
  const stored = await storedFieldCounts(
    tx,
    clientId,
    counts.map((count) => ({ ...count, day: count.date })),
  );
  const entries = counts.map((count) => ({ count, before: stored.get(keyOf(count)) ?? null }));
  refuseEntries(
    'conflict',
    entries.flatMap(({ count, before }, row) => changedSince(count, before, row)),
  );
  const changed = entries
    .map((entry) => ({ ...entry, after: after(entry.count, entry.before) }))
    .filter(({ before, after }) => after?.found !== before?.found || after?.note !== before?.note)
    .toSorted((a, b) => (keyOf(a.count) < keyOf(b.count) ? -1 : 1));
  await writeCounts(tx, { clientId, userId: scope.userId }, changed);
  return entries.map(({ count, before }) => ({
    ...{ stationId: count.stationId, pestId: count.pestId, date: count.date },
    found: count.found,
    note: after(count, before)?.note ?? null,
    foundBefore: before?.found ?? null,
    noteBefore: before?.note ?? null,
  }));
}

const keyOf = ({ stationId, pestId, date }: EnteredCount): string =>
  fieldCountKey({ stationId, pestId, day: date });

async function refuseUnknownPests(tx: Tx, counts: readonly EnteredCount[]): Promise<void> {
  const known = await knownPests(
    tx,
    counts.map(({ pestId }) => pestId),
  );
  refuseEntries(
    'invalid-input',
    counts.flatMap(({ pestId }, row) =>
      known.has(pestId) ? [] : [{ row, field: 'pestId', message: ENTERED_COUNT_MESSAGES.noPest }],
    ),
  );
}

/** A number that somebody else has changed since the sender saw it, unless they mean the same. */
function changedSince(
  { found, foundSeen }: EnteredCount,
  before: SavedFieldCount | null,
  row: number,
): RefusedEntry[] {
  const now = before?.found ?? null;
  if (foundSeen === undefined || foundSeen === now || found === now) return [];
  return [{ row, field: 'found', message: ENTERED_COUNT_MESSAGES.changed(now) }];
}

/** What is stored after the entry; null for nothing. */
function after({ date, found, note }: EnteredCount, before: SavedFieldCount | null): SavedFieldCount | null {
  if (found === null) return null;
  const written = note === undefined ? (before?.note ?? null) : note?.trim() || null;
  return { found, note: written, at: before?.at ?? noonOf(date) };
}

interface ChangedCount {
  readonly count: EnteredCount;
  readonly after: SavedFieldCount | null;
}

async function writeCounts(
  tx: Tx,
  { clientId, userId }: { readonly clientId: ClientId; readonly userId: number },
  changed: readonly ChangedCount[],
): Promise<void> {
  const toStore: (NewFieldCount & CountDetails)[] = [];
  const toDelete = [];
  for (const { count, after } of changed) {
    const key = { stationId: count.stationId, pestId: count.pestId, day: count.date };
    if (after === null) toDelete.push(key);
    else toStore.push({ ...key, ...after, line: null });
  }
  await saveFieldCounts(tx, { clientId, fileName: null, userId }, toStore);
  await deleteFieldCounts(tx, clientId, toDelete);
  const ids = [...new Set(changed.map(({ count }) => count.stationId))].sort((a, b) => a - b);
  for (const id of ids) await bumpDataVersion(tx, clientId, id);
}
