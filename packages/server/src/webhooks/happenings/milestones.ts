import {
  addDays,
  degreeDayRuleFor,
  degreeDayStart,
  earlierOf,
  fromColumnar,
  type IsoDate,
  isoDate,
  stageDates,
} from '@vigia/domain';
import { NEWS_DAYS } from '@vigia/domain/events';
import type { PestId, Season, Station } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { grouped } from '../../analytics/grouped.ts';
import { seriesReader } from '../../embed/read-series.ts';
import type { RunningSeason } from '../../notifications/news.ts';
import { seriesStations } from '../../stores/farm/stations.ts';
import type { Happening } from '../tell.ts';

/** The stages of pests that began in the last days in sectors of a season, by their degree-days. */
export async function milestonesOfSeason(
  tx: Tx,
  scope: Scope,
  { season, stations }: RunningSeason,
  today: IsoDate,
): Promise<Happening[]> {
  const happenings: Happening[] = [];
  const followed = stations.flatMap((each) =>
    each.pestId === null ? [] : [{ ...each, pestId: each.pestId }],
  );
  for (const ofSector of grouped(followed, ({ sectorId }) => sectorId).values())
    for (const own of grouped(ofSector, ({ pestId }) => pestId).values())
      happenings.push(...(await milestonesOf(tx, scope, season, own, today)));
  return happenings;
}

type FollowedStation = Station & { readonly pestId: PestId };

/** @param stations at least one, of one sector, with one pest */
async function milestonesOf(
  tx: Tx,
  scope: Scope,
  season: Season,
  stations: readonly FollowedStation[],
  today: IsoDate,
): Promise<Happening[]> {
  const { sectorId, pestId } = stations[0]!;
  const rule = degreeDayRuleFor(pestId, season.start);
  if (rule === null) return [];
  const start = degreeDayStart({ biofixes: season.biofixes, pestId, sectorId, season, today });
  const known = await seriesStations(
    tx,
    scope,
    stations.map(({ id }) => id),
  );
  const total = await seriesReader(
    tx,
    scope,
    known,
    today,
  )({
    metric: { kind: 'degree-days', rule },
    days: { start: start.date, end: earlierOf(season.end, today) },
    transform: 'accumulated',
    aggregation: 'avg',
  });
  const series = fromColumnar({ start: isoDate(total.start), step: total.step, values: total.values });
  return stageDates(pestId, series).flatMap(({ threshold: { generation, stage, dd }, reached }) => {
    if (reached === null || reached.date <= addDays(today, -NEWS_DAYS)) return [];
    return [
      {
        kind: 'milestone' as const,
        occasion: `milestone/${season.id}/${sectorId}/${pestId}/${generation}/${stage}`,
        day: reached.date,
        ...{ sectorId, stationId: null, nodeSerial: null },
        data: { seasonId: season.id, pestId, generation, stage, date: reached.date, threshold: dd },
      },
    ];
  });
}
