import { alignDaily, type ColumnarSeries, fromColumnar } from '@vigia/domain';
import type { ExtremesRecord } from '@vigia/domain/what-if';

/**
 * Minima and maxima of stations, in turns, as one record.
 *
 * @returns null without a day
 */
export function recordOf(series: readonly ColumnarSeries[]): ExtremesRecord | null {
  const aligned = alignDaily(series.map(fromColumnar));
  if (!aligned) return null;
  const { range, series: days } = aligned;
  const stations = days.flatMap(({ values: min }, i) => {
    const max = days[i + 1]?.values;
    return i % 2 === 0 && max ? [{ min, max }] : [];
  });
  return { start: range.start, stations };
}
