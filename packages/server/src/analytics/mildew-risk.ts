import { addDays, type DayRange, earlierOf, type IsoDate, lengthOfRange } from '@vigia/domain';
import { isCurrentSeason, type Season, type SectorId, type Station } from '@vigia/domain/farm';
import { type FollowedRisk, mildewFollowed } from '@vigia/domain/published';
import { mildewApplies } from '@vigia/domain/reports';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { combineStations } from './combine.ts';
import { grouped } from './grouped.ts';
import { mildewMetric } from './metric.ts';
import { stationDays } from './station-days.ts';

/** Hours of a whole season are read for so many stations at a time, which bounds the memory of one call. */
const AT_ONCE = 100;

interface MildewOfSector extends FollowedRisk {
  readonly sectorId: SectorId;
  /** Stations on crops that get mildew. */
  readonly stations: number;
}

/**
 * The mildew of each sector with stations on susceptible crops, as the chart of the sector shows it: the mean of its
 * stations' Gubler index from the start of the season to yesterday, for today is not over.
 *
 * @param stations those of the client that the scope sees
 */
export async function mildewOfSectors(
  tx: Tx,
  scope: Scope,
  season: Pick<Season, 'id' | 'start' | 'end'>,
  stations: readonly Station[],
  today: IsoDate,
): Promise<MildewOfSector[]> {
  const range = { start: season.start, end: earlierOf(season.end, addDays(today, -1)) };
  const followed = stations.filter((station) => isFollowed(station, season, today));
  if (lengthOfRange(range) === 0) return [];
  const sectors = grouped(followed, ({ sectorId }) => sectorId);
  const byStation = await indexByStation(tx, scope, followed, range, today);
  return Array.from(sectors, ([sectorId, own]) => {
    const series = own.flatMap(({ id }) => byStation.get(id) ?? []);
    const values = combineStations(series, 'avg', range);
    return { sectorId, stations: own.length, ...mildewFollowed({ start: range.start, values }) };
  });
}

/** As the console counts stations: those of the season; while it runs, those with a device. */
function isFollowed(station: Station, season: Pick<Season, 'id' | 'start' | 'end'>, today: IsoDate): boolean {
  if (station.archived || station.seasonId !== season.id) return false;
  if (isCurrentSeason(season, today) && station.nodeSerial === null) return false;
  return mildewApplies(station.cropId);
}

async function indexByStation(
  tx: Tx,
  scope: Scope,
  stations: readonly Station[],
  range: DayRange,
  today: IsoDate,
) {
  const metric = mildewMetric('acc_score', 'default');
  const all = new Map<number, Float64Array>();
  for (let from = 0; from < stations.length; from += AT_ONCE) {
    const ids = stations.slice(from, from + AT_ONCE).map(({ id }) => id);
    const found = await seriesStations(tx, scope, ids);
    const days = await stationDays(tx, scope, found, { metric, range, today, asCount: false });
    for (const [id, values] of days) all.set(id, values);
  }
  return all;
}
