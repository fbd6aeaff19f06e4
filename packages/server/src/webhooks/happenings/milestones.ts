import { addDays, fromColumnar, type IsoDate, stageDates } from '@vigia/domain';
import { NEWS_DAYS } from '@vigia/domain/events';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { type PestTotal, pestTotal, pestTraps } from '../../analytics/pest-totals.ts';
import type { RunningSeason } from '../../notifications/news.ts';
import type { Happening } from '../tell.ts';

/** The stages of pests that began in the last days in sectors of a season, by their degree-days. */
export async function milestonesOfSeason(
  tx: Tx,
  scope: Scope,
  { season, stations }: RunningSeason,
  today: IsoDate,
): Promise<Happening[]> {
  const happenings: Happening[] = [];
  for (const traps of pestTraps(stations)) {
    const total = await pestTotal(tx, scope, season, traps, today);
    if (total !== null) happenings.push(...milestonesOf(total, season.id, today));
  }
  return happenings;
}

function milestonesOf(
  { pestId, sectorId, series }: PestTotal,
  seasonId: number,
  today: IsoDate,
): Happening[] {
  return stageDates(pestId, fromColumnar(series)).flatMap(
    ({ threshold: { generation, stage, dd }, reached }) => {
      if (reached === null || reached.date <= addDays(today, -NEWS_DAYS)) return [];
      return [
        {
          kind: 'milestone' as const,
          occasion: `milestone/${seasonId}/${sectorId}/${pestId}/${generation}/${stage}`,
          day: reached.date,
          ...{ sectorId, stationId: null, nodeSerial: null },
          data: { seasonId, pestId, generation, stage, date: reached.date, threshold: dd },
        },
      ];
    },
  );
}
