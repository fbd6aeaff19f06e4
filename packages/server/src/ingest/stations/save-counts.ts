import type { ClientId, PestId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import {
  type CountDetails,
  fieldCountKey,
  saveFieldCounts,
  storedFieldCounts,
} from '../../stores/images/saved-field-counts.ts';
import { bumpDataVersion } from '../../stores/measurements/data-version.ts';
import type { CountLine } from './count-lines.ts';

/** What became of the field counts of a pest. */
export interface CountReport {
  readonly pestId: PestId;
  readonly added: number;
  /** Counts of a day that had another number. */
  readonly changed: number;
  readonly same: number;
}

interface SaveCountsOptions {
  readonly clientId: ClientId;
  readonly fileName: string;
  readonly dryRun: boolean;
}

/**
 * Stores the field counts of a file, one for each station, pest and day: a file sent again changes nothing, and another
 * number takes the place of the stored one.
 *
 * @param tx a transaction of the client that holds the stations
 */
export async function saveCounts(
  tx: Tx,
  { userId }: Pick<Scope, 'userId'>,
  counts: readonly CountLine[],
  { clientId, fileName, dryRun }: SaveCountsOptions,
): Promise<CountReport[]> {
  const stored = await storedFieldCounts(tx, clientId, counts);
  const byPest = new Map<PestId, CountReport>();
  const toStore: (CountLine & CountDetails)[] = [];
  for (const count of counts) {
    const { pestId, found } = count;
    const report = byPest.get(pestId) ?? { pestId, added: 0, changed: 0, same: 0 };
    const before = stored.get(fieldCountKey(count));
    const became = before === undefined ? 'added' : before.found === found ? 'same' : 'changed';
    byPest.set(pestId, { ...report, [became]: report[became] + 1 });
    if (became !== 'same') toStore.push({ ...count, note: before?.note ?? null });
  }
  if (!dryRun && toStore.length > 0) {
    await saveFieldCounts(tx, { clientId, fileName, userId }, toStore);
    const ids = [...new Set(toStore.map(({ stationId }) => stationId))].sort((a, b) => a - b);
    for (const id of ids) await bumpDataVersion(tx, clientId, id);
  }
  return [...byPest.values()];
}
