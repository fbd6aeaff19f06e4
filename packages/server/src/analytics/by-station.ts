import { type ByStationAnswer, FORECAST_DAYS, type StationFigure } from '@vigia/api/contract';
import {
  addDays,
  type ColumnarSeries,
  type DayRange,
  dayNumberOf,
  daysBetween,
  earlierOf,
  type IsoDate,
  isoDateOfDayNumber,
  overRange,
  toColumnar,
} from '@vigia/domain';
import type { PestId, StationId } from '@vigia/domain/farm';
import type { SeriesStation } from '../stores/farm/stations.ts';
import type { IssuedForecast } from '../stores/measurements/station-weather.ts';
import { forecastCourses } from './courses.ts';
import type { ForecastReader } from './forecast-input.ts';
import { FRESH_DAYS } from './forecast-measured.ts';
import { grouped } from './grouped.ts';
import { type ClimateBased, climateMetric, countMetric } from './metric.ts';
import type { StationDays, StationDaysInput } from './station-days.ts';

export interface ByStationInput {
  readonly figures: readonly StationFigure[];
  readonly pestId: PestId | undefined;
  /** Days answered, none of them ahead of today. */
  readonly shown: DayRange;
  readonly today: IsoDate;
  readonly stations: readonly SeriesStation[];
  /** The recent forecasts of weather services; none where none is asked for. */
  readonly issued: readonly IssuedForecast[];
}

/** Reads the daily values of the stations. */
export type ReadDays = (input: StationDaysInput) => Promise<StationDays>;

/** Each figure of each station by itself, with the days that a weather service forecasts for it. */
export async function byStation(
  reader: ForecastReader,
  readDays: ReadDays,
  input: ByStationInput,
): Promise<ByStationAnswer> {
  const found: ByStationAnswer['by_station'] = [];
  for (const figure of input.figures) found.push(...(await figureByStation(reader, readDays, input, figure)));
  return { start: input.shown.start, step: 'day', by_station: found };
}

async function figureByStation(
  reader: ForecastReader,
  readDays: ReadDays,
  input: ByStationInput,
  figure: StationFigure,
): Promise<ByStationAnswer['by_station']> {
  const { shown, stations, today, issued, pestId } = input;
  const metric = figure === 'bug_count' ? countMetric(figure) : climateMetric(figure);
  // A forecast goes on from the last measured day, which may lie before the days shown.
  const start = issued.length === 0 ? shown.start : earlierOf(shown.start, addDays(today, -FRESH_DAYS));
  const range = { start, end: shown.end };
  const days = await readDays({ metric, range, today, asCount: false, pestId });
  const ahead =
    metric.kind === 'climate' ? await forecastsOf(reader, input, metric, { start, days }) : new Map();
  return stations.map(({ stationId }) => {
    const values = days.get(stationId) ?? new Float64Array();
    return {
      station_id: stationId,
      figure,
      values: [...toColumnar(overRange({ start, values }, shown)).values],
      forecast: ahead.get(stationId) ?? null,
    };
  });
}

/** Of every station with a weather service's forecast its days after the last measured one. */
async function forecastsOf(
  { scope, read }: ForecastReader,
  { stations, issued, today }: ByStationInput,
  metric: ClimateBased,
  measured: { readonly start: IsoDate; readonly days: StationDays },
): Promise<ReadonlyMap<StationId, ByStationAnswer['by_station'][number]['forecast']>> {
  const found = new Map<StationId, ReturnType<typeof columnsOf>>();
  const told = stations.filter(({ stationId }) => issued.some((one) => one.stationId === stationId));
  const groups = grouped(told, ({ stationId }) =>
    dayNumberOf(nextDay(measured.start, measured.days.get(stationId), today)),
  );
  for (const [first, own] of groups) {
    const start = isoDateOfDayNumber(first);
    const range = { start, end: addDays(today, FORECAST_DAYS) };
    const input = { metric, range, today, aggregation: 'avg' } as const;
    const courses = await read((tx) => forecastCourses(tx, scope, own, issued, input));
    for (const { stationId, values } of courses)
      if (values.some((value) => !Number.isNaN(value))) found.set(stationId, columnsOf({ start, values }));
  }
  return found;
}

/** The day after the last one that is over and measured, if that is recent; else today. */
function nextDay(start: IsoDate, values: Float64Array = new Float64Array(), today: IsoDate): IsoDate {
  const over = Math.max(0, daysBetween(start, today));
  const last = values.slice(0, over).findLastIndex((value) => !Number.isNaN(value));
  const until = addDays(start, last);
  return last >= 0 && daysBetween(until, today) <= FRESH_DAYS ? addDays(until, 1) : today;
}

function columnsOf(series: Parameters<typeof toColumnar>[0]) {
  const { start, step, values }: ColumnarSeries = toColumnar(series);
  return { start, step, values: [...values] };
}
