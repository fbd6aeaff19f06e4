import type { AnalyticsQuery } from '@vigia/api/contract';
import { type IsoDate, lengthOfRange } from '@vigia/domain';
import type { Metric } from './metric.ts';
import { type SeriesRequest, workedRange } from './series.ts';
import type { StationDaysInput } from './station-days.ts';

export interface SeriesWork {
  /** What is read and computed for each station. */
  readonly input: StationDaysInput;
  /** What is made of that. */
  readonly request: SeriesRequest;
  /** No station, or no day: there is no need to read. */
  readonly isNothing: boolean;
}

/** The work of a series call. */
export function seriesWork(
  { metric, query }: { readonly metric: Metric; readonly query: AnalyticsQuery },
  stations: number,
  today: IsoDate,
): SeriesWork {
  const shown = { start: query.date_start, end: query.date_end };
  const startsEarlier = query.per_station_transform === 'accumulated' || metric.kind === 'mildew';
  const from = startsEarlier ? query.acc_from : undefined;
  const worked = workedRange(shown, today, from);
  const isCounted = metric.kind === 'captures' || metric.kind === 'inference';
  const asCount = isCounted && query.per_station_transform === 'value';
  return {
    input: { metric, range: worked, today, asCount, pestId: query.pest_id },
    request: { ...query, shown, worked, today, stations, plates: asCount },
    isNothing: stations === 0 || lengthOfRange(worked) === 0,
  };
}
