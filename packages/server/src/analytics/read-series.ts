import type { AnalyticsQuery, ColumnsAnswer } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { countsInSeries, withFieldCounts } from './field-count-days.ts';
import type { Metric } from './metric.ts';
import { seriesAnswer } from './series.ts';
import { seriesWork } from './series-work.ts';
import { stationDays } from './station-days.ts';

export interface SeriesRead {
  readonly metric: Metric;
  readonly query: AnalyticsQuery;
  readonly stationIds: readonly StationId[];
}

/** The answer of a series call, within a transaction: for work without an HTTP request. */
export async function readSeries(
  tx: Tx,
  scope: Scope,
  { metric, query, stationIds }: SeriesRead,
  today: IsoDate,
): Promise<ColumnsAnswer> {
  const stations = await seriesStations(tx, scope, stationIds);
  const { input, request, isNothing } = seriesWork({ metric, query }, stations.length, today);
  const perStation = isNothing ? new Map() : await stationDays(tx, scope, stations, input);
  const answer = seriesAnswer(perStation, { ...request, format: 'columns' }) as ColumnsAnswer;
  return withFieldCounts(answer, await countsInSeries(tx, scope, stations, input, request.shown));
}
