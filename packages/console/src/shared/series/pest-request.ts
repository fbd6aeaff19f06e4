import type { SeriesQuery } from '@vigia/api/client';
import {
  degreeDayMetricName,
  degreeDayRuleFor,
  degreeDayStart,
  earlierOf,
  type IsoDate,
  pestAheadQuery,
} from '@vigia/domain';
import { measuredDays, type SeriesScope, spanOf, stationsOfPest } from './scope.ts';
import type { AheadRequest } from './use-ahead.ts';
import type { SeriesRequest } from './use-series.ts';

/** The data that the chart of a pest needs; null without a pest, a sector or a station. */
export function pestRequest(scope: SeriesScope, today: IsoDate) {
  const { season, pest, sector, biofixes } = scope;
  const stationIds = stationsOfPest(scope).map(({ id }) => id);
  const rule = pest && degreeDayRuleFor(pest.id, season?.start ?? null);
  const days = measuredDays(scope, today);
  if (!pest || !rule || !sector || stationIds.length === 0) return null;
  const start = degreeDayStart({ biofixes, pestId: pest.id, sectorId: sector.id, season, today });
  return {
    pest,
    sector,
    stationIds,
    days,
    span: spanOf(scope, today),
    start,
    metric: degreeDayMetricName(rule),
  };
}
export type PestRequest = NonNullable<ReturnType<typeof pestRequest>>;

/** Insects of a pest that each day adds, over its traps; null before the first day of the chart. */
export function dailyCapturesRequest({ pest, stationIds, days }: PestRequest): SeriesRequest | null {
  return (
    days &&
    capturesRequest({ stationIds, ...days, pestId: pest.id, aggregation: 'sum', perStation: 'incremental' })
  );
}

/** A count of captures. */
export const capturesRequest = (query: SeriesQuery): SeriesRequest => ({
  key: ['bug_count', query],
  ask: (analytics, signal) => analytics.count('bug_count', query, signal),
});

/** The accumulated degree-days of a pest; null before the first day of the chart. */
export function curveRequest({ stationIds, days, start, metric }: PestRequest): SeriesRequest | null {
  if (!days) return null;
  const curve: SeriesQuery = {
    stationIds,
    start: earlierOf(start.date, days.end), // a biofix in the future: no degree-days yet
    end: days.end,
    perStation: 'accumulated',
    aggregation: 'avg',
    accumulateFrom: start.date,
  };
  return { key: [metric, curve], ask: (analytics, signal) => analytics.degreeDays(metric, curve, signal) };
}

/** When the stages of a pest come, to the end of the season; null where nothing is to be asked. */
export function aheadRequest(
  { pest, stationIds, start, metric }: PestRequest,
  { season }: Pick<SeriesScope, 'season'>,
  today: IsoDate,
): AheadRequest | null {
  const query = pestAheadQuery({ pestId: pest.id, stationIds, start, season }, today);
  return query && { metric, query };
}
