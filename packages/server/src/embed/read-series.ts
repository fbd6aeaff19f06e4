import type { ColumnsAnswer } from '@vigia/api/contract';
import { addDays, type DayRange, type IsoDate } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { Aggregation } from '../analytics/combine.ts';
import { countsInSeries, withFieldCounts } from '../analytics/field-count-days.ts';
import type { Metric } from '../analytics/metric.ts';
import { seriesAnswer, workedRange } from '../analytics/series.ts';
import { stationDays } from '../analytics/station-days.ts';
import type { SeriesStation } from '../stores/farm/stations.ts';

export interface Reading {
  readonly metric: Metric;
  readonly days: DayRange;
  readonly transform: 'value' | 'incremental' | 'accumulated';
  readonly aggregation: Aggregation;
}

/** The daily figures of some stations together, by the same functions that answer the console. */
export function seriesReader(tx: Tx, scope: Scope, stations: readonly SeriesStation[], today: IsoDate) {
  return async ({ metric, days, transform, aggregation }: Reading): Promise<ColumnsAnswer> => {
    // A sum that starts tomorrow or later has no day yet: the empty range keeps its start.
    const shown = days.end < days.start ? { start: days.start, end: addDays(days.start, -1) } : days;
    const worked = workedRange(shown, today);
    const input = { metric, range: worked, today, asCount: false };
    const answer = seriesAnswer(await stationDays(tx, scope, stations, input), {
      shown,
      worked,
      today,
      stations: stations.length,
      plates: false,
      per_station_transform: transform,
      station_aggregation: aggregation,
      format: 'columns',
    });
    return withFieldCounts(answer as ColumnsAnswer, await countsInSeries(tx, scope, stations, input, shown));
  };
}
