import type { ForecastColumns } from '@vigia/api/contract';
import type { EpochMs, IsoDate, SeriesForecast, StationId } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesStations } from '../stores/stations.ts';
import { forecast } from './forecast.ts';
import { type ForecastReader, toldOfLate } from './forecast-input.ts';
import { forecastMetric } from './metric.ts';

/** A series whose days to come are read, by a name of its own. */
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

/** What forecast calls would answer, within a transaction: for work that nobody asked for by HTTP. */
export async function readForecasts<Name extends string>(
  tx: Tx,
  scope: Scope,
  asked: readonly ForecastRead<Name>[],
  { today, now }: { readonly today: IsoDate; readonly now: EpochMs },
): Promise<Readonly<Record<Name, SeriesForecast>>> {
  const reader: ForecastReader = { scope, read: (read) => read(tx) };
  const answers: [Name, SeriesForecast][] = [];
  for (const { name, metric: metricName, query } of asked) {
    const metric = forecastMetric(metricName);
    if (metric === null) throw new TypeError(`nothing tells the days to come of ${metricName}`);
    const stations = await seriesStations(tx, scope, query.stationIds);
    const told = await toldOfLate(reader, stations, now);
    const input = { metric, query: queryOf(query), today, stations, told };
    answers.push([name, forecastOf((await forecast(reader, input)) as ForecastColumns)]);
  }
  return Object.fromEntries(answers) as Record<Name, SeriesForecast>;
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
  series: { start: start as IsoDate, step, values },
  low,
  high,
  provider: meta.provider,
  reason: meta.reason,
  toldAt: meta.told_at,
  years: meta.years,
});
