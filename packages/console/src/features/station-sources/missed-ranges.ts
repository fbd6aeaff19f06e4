import type { Backfill, BackfillBody, TiedStation } from '@vigia/api/client';
import { DAY_MS, type EpochMs } from '@vigia/domain';

/**
 * What is to be asked for when a station is tied again: past days that were under way, and what was not pulled yet. A new
 * tie brings the last day by itself. The ranges do not overlap.
 *
 * @param backfills those that ended with the tie
 */
export function missedRanges(
  { vendorStationId, pulledTo }: Pick<TiedStation, 'vendorStationId' | 'pulledTo'>,
  backfills: readonly Pick<Backfill, 'vendorStationId' | 'state' | 'doneTo' | 'to'>[],
  now: EpochMs,
): BackfillBody[] {
  const open = backfills
    .filter((each) => each.vendorStationId === vendorStationId && each.state === 'open')
    .map(({ doneTo, to }) => ({ from: doneTo, to }));
  const late = { from: pulledTo, to: now - DAY_MS };
  const ranges = [...open, late].filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from);
  const joined: BackfillBody[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && range.from <= last.to)
      joined.splice(-1, 1, { from: last.from, to: Math.max(last.to, range.to) });
    else joined.push(range);
  }
  return joined;
}
