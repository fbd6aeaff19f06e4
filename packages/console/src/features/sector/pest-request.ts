import { degreeDayMetricName, degreeDayRuleFor, degreeDayStart, type IsoDate } from '@vigia/domain';
import { type SectorChoice, stationsOfPest } from './choice.ts';
import { measuredDays } from './view-of.ts';

/** What the chart of a pest is asked for; null without a pest, a station or a day to ask about. */
export function pestRequest(choice: SectorChoice, today: IsoDate) {
  const { season, pest, sector } = choice;
  const stationIds = stationsOfPest(choice).map(({ id }) => id);
  const rule = pest && degreeDayRuleFor(pest.id, season?.start ?? null);
  const days = season && measuredDays(season, today);
  if (!pest || !rule || !season || !days || stationIds.length === 0) return null;
  const start = degreeDayStart({
    biofixes: season.biofixes,
    pestId: pest.id,
    sectorId: sector.id,
    season,
    today,
  });
  return { pest, season, stationIds, days, start, metric: degreeDayMetricName(rule) };
}
export type PestRequest = NonNullable<ReturnType<typeof pestRequest>>;
