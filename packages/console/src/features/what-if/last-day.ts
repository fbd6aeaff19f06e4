import { addDays, type IsoDate } from '@vigia/domain';
import type { ExtremesRecord } from '@vigia/domain/what-if';

/** The last day on which any station has both extremes; null without one. */
export function lastDayOf({ start, stations }: ExtremesRecord): IsoDate | null {
  const last = Math.max(
    -1,
    ...stations.map(({ min, max }) =>
      min.findLastIndex((value, i) => !Number.isNaN(value) && !Number.isNaN(max[i])),
    ),
  );
  return last < 0 ? null : addDays(start, last);
}
