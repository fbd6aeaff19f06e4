import type { AheadAnswer, ForecastColumns } from '@vigia/api/contract';
import type { AheadQuery as AsksAhead, EpochMs, IsoDate, SeriesForecast } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { ahead } from './ahead.ts';
import { neighboursAhead } from './ahead-neighbour.ts';
import { forecast } from './forecast.ts';
import { type ForecastReader, freshForecasts } from './forecast-input.ts';
import { aheadMetric, forecastMetric } from './metric.ts';

/** A series whose forecast is read, with a name chosen by the caller. */
export interface ForecastRead<Name extends string> {
  readonly name: Name;
  readonly metric: string;
  readonly query: {
    readonly stationIds: readonly StationId[];
    readonly end: IsoDate;
    readonly aggregation: 'avg' | 'min' | 'max';
    readonly perStation?: 'value' | 'accumulated';
    readonly accumulateFrom?: IsoDate;
  };
}

/** The answers of forecast calls, within a transaction: for work without an HTTP request. */
export async function readForecasts<Name extends string>(
  tx: Tx,
  scope: Scope,
  requests: readonly ForecastRead<Name>[],
  { today, now }: { readonly today: IsoDate; readonly now: EpochMs },
): Promise<Readonly<Record<Name, SeriesForecast>>> {
  const reader: ForecastReader = { scope, read: (read) => read(tx) };
  const answers: [Name, SeriesForecast][] = [];
  for (const { name, metric: metricName, query } of requests) {
    const metric = forecastMetric(metricName);
    if (metric === null) throw new TypeError(`nothing tells the days to come of ${metricName}`);
    const stations = await seriesStations(tx, scope, query.stationIds);
    const issued = await freshForecasts(reader, stations, now);
    const input = { metric, query: queryOf(query), today, stations, issued };
    answers.push([name, forecastOf((await forecast(reader, input)) as ForecastColumns)]);
  }
  return Object.fromEntries(answers) as Record<Name, SeriesForecast>;
}

/** A running total whose thresholds are looked for in past years. */
export interface AheadRead {
  readonly metric: string;
  readonly query: AsksAhead;
}

/** The answer of a call for dates ahead, within a transaction. */
export async function readAhead(
  tx: Tx,
  scope: Scope,
  { metric: metricName, query: { stationIds, accumulateFrom, end, thresholds } }: AheadRead,
  { today, now }: { readonly today: IsoDate; readonly now: EpochMs },
): Promise<AheadAnswer> {
  const reader: ForecastReader = { scope, read: (read) => read(tx) };
  const metric = aheadMetric(metricName);
  if (metric === null) throw new TypeError(`${metricName} is not followed to a threshold`);
  const stations = await seriesStations(tx, scope, stationIds);
  const issued = await freshForecasts(reader, stations, now);
  const query = { acc_from: accumulateFrom, date_end: end };
  const neighbours = await neighboursAhead(reader, stations, metric, today);
  return await ahead(reader, { metric, query, thresholds, today, stations, issued, neighbours });
}

const queryOf = ({ end, aggregation, perStation, accumulateFrom }: ForecastRead<string>['query']) =>
  ({
    date_end: end,
    station_aggregation: aggregation,
    per_station_transform: perStation ?? 'value',
    acc_from: accumulateFrom,
    format: 'columns',
  }) as const;

const forecastOf = ({ start, step, values, low, high, meta }: ForecastColumns): SeriesForecast => ({
  series: { start, step, values },
  low,
  high,
  provider: meta.provider,
  reason: meta.reason,
  issuedAt: meta.told_at,
  years: meta.years,
});
