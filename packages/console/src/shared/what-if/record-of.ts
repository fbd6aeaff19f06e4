import type { StationSeries } from '@vigia/api/client';
import { alignDaily, fromColumnar } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import type { ExtremesRecord } from '@vigia/domain/what-if';

/** What a record of extremes is made of. */
export const EXTREMES = ['temperature_min_daily', 'temperature_max_daily'] as const;

/**
 * The extremes of stations as one record, in their order; a station that lacks either is left out.
 *
 * @param days what was measured, or what is forecast
 * @returns null without a station
 */
export function recordOf(
  stationIds: readonly StationId[],
  answer: readonly StationSeries[],
  days: 'series' | 'forecast',
): ExtremesRecord | null {
  const both = stationIds.flatMap((id) => {
    const own = answer.filter(({ stationId }) => stationId === id);
    const [min, max] = EXTREMES.map((figure) => own.find((one) => one.figure === figure)?.[days]);
    return min && max ? [fromColumnar(min), fromColumnar(max)] : [];
  });
  const aligned = alignDaily(both);
  if (!aligned) return null;
  const { range, series } = aligned;
  const stations = series.flatMap(({ values: min }, i) => {
    const max = series[i + 1]?.values;
    return i % 2 === 0 && max ? [{ min, max }] : [];
  });
  return { start: range.start, stations };
}
