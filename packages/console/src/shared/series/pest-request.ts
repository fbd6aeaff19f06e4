import { degreeDayMetricName, degreeDayRuleFor, degreeDayStart, type IsoDate } from '@vigia/domain';
import { measuredDays, type SeriesScope, spanOf, stationsOfPest } from './scope.ts';

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
