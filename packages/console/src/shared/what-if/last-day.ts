import { addDays, earlierOf, type IsoDate } from '@vigia/domain';
import type { ExtremesRecord } from '@vigia/domain/what-if';

/**
 * The last day on which any station has both extremes; null without one.
 *
 * @param complete no later day is looked at: the running one has its extremes so far
 */
export function lastDayOf({ start, stations }: ExtremesRecord, complete: IsoDate): IsoDate | null {
  const last = Math.max(
    -1,
    ...stations.map(({ min, max }) =>
      min.findLastIndex((value, i) => !Number.isNaN(value) && !Number.isNaN(max[i])),
    ),
  );
  return last < 0 ? null : earlierOf(addDays(start, last), complete);
}
