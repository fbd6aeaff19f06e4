import type { AnalyticsQuery, ColumnsAnswer, ItemsAnswer } from '@vigia/api/contract';
import {
  accumulate,
  addDays,
  type DailySeries,
  type DayRange,
  daysBetween,
  earlierOf,
  emptyDaily,
  fromColumnar,
  fromItems,
  type IsoDate,
  laterOf,
  lengthOfRange,
  overRange,
  type SeriesItem,
  toColumnar,
  toItems,
  withGaps,
} from '@vigia/domain';
import { incrementsOnDays } from '@vigia/domain/captures';
import { binned } from './bins.ts';
import { combineStations } from './combine.ts';
import type { StationDays } from './station-days.ts';

type Shaped = Pick<
  AnalyticsQuery,
  | 'bin_size'
  | 'bin_aggregation_method'
  | 'per_station_transform'
  | 'station_aggregation'
  | 'incremental_day_options'
  | 'format'
>;

export interface SeriesRequest extends Shaped {
  /** Days answered. */
  readonly shown: DayRange;
  /** Days computed: from the start of the sum until the last day shown or today. */
  readonly worked: DayRange;
  readonly today: IsoDate;
  readonly stations: number;
  /** The values are insects on plates. */
  readonly plates: boolean;
}

/** Days that have to be computed: none is ahead of today, and a running total starts where it is counted from. */
export function workedRange(shown: DayRange, today: IsoDate, accumulateFrom?: IsoDate): DayRange {
  return { start: accumulateFrom ?? shown.start, end: earlierOf(shown.end, today) };
}

/**
 * The answer of an analytics call from the daily values of its stations. A running total is the sum of the stations'
 * combined increments, so a station that drops out makes it neither jump nor fall behind; days without any station
 * break the line and are counted.
 */
export function seriesAnswer(perStation: StationDays, request: SeriesRequest): ItemsAnswer | ColumnsAnswer {
  const { worked, shown, today } = request;
  const daily = lengthOfRange(worked) === 0 ? emptyDaily(worked) : combinedDays(perStation, request);
  const meta = {
    missing_days: finishedHoles(daily, today),
    stations: request.stations,
    last_date: lastDate(daily, shown),
  };
  const items = spansOf(daily, request) ?? binsOf(daily, request);
  if (items !== null && request.format === 'items') return { items, meta };
  const series =
    items === null ? toColumnar(overRange(totalled(daily, request), shown)) : columnsOf(items, shown);
  return request.format === 'columns'
    ? { start: series.start, step: series.step, values: [...series.values], meta }
    : { items: toItems(series), meta };
}

function combinedDays(perStation: StationDays, request: SeriesRequest): DailySeries {
  const { station_aggregation: how, worked, plates } = request;
  return { start: worked.start, values: combineStations([...perStation.values()], how, worked, plates) };
}

function totalled(daily: DailySeries, { per_station_transform: transform }: SeriesRequest): DailySeries {
  if (transform !== 'accumulated') return daily;
  return { start: daily.start, values: withGaps(accumulate(daily.values).total, daily.values) };
}

/** Increments between the weekdays of a mask, each span on its last day; null without a mask. */
function spansOf(daily: DailySeries, request: SeriesRequest): SeriesItem[] | null {
  const { per_station_transform: transform, incremental_day_options: mask } = request;
  return transform === 'incremental' && mask ? incrementsOnDays(daily, mask) : null;
}

/** Weeks or months of the days shown, none of them ahead of today; null for days. */
function binsOf(daily: DailySeries, request: SeriesRequest): SeriesItem[] | null {
  const { bin_size: size, bin_aggregation_method: method, shown, today } = request;
  if (size === undefined || size === 'day' || method === undefined) return null;
  const seen = { start: shown.start, end: earlierOf(shown.end, today) };
  return binned(overRange(totalled(daily, request), seen), size, method);
}

/** The last span may end after the last requested day; the columns then reach that far. */
function columnsOf(items: SeriesItem[], shown: DayRange) {
  const last = items.at(-1)?.date ?? shown.end;
  return toColumnar(fromColumnar(fromItems(items, { start: shown.start, end: laterOf(shown.end, last) })));
}

/** Finished days without a value: the running day does not count as missing. */
function finishedHoles({ start, values }: DailySeries, today: IsoDate): number {
  const finished = Math.max(0, daysBetween(start, today));
  return values.slice(0, finished).filter((value) => Number.isNaN(value)).length;
}

function lastDate({ start, values }: DailySeries, shown: DayRange): IsoDate | null {
  const index = values.findLastIndex((value) => !Number.isNaN(value));
  if (index < 0) return null;
  const date = addDays(start, index);
  return date < shown.start ? null : date;
}
