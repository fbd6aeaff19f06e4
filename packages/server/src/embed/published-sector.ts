import { dayOfInstant, type EpochMs, type IsoDate } from '@vigia/domain';
import {
  type CropId,
  type PestId,
  type Season,
  type SeasonId,
  type Sector,
  type SectorId,
  type Station,
  type StationId,
  stationsOfSeason,
} from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { sectorById } from '../stores/farm/sectors.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';
import { publishedSeason } from './season.ts';

export interface EmbedChoice {
  readonly sectorId: SectorId;
  /** One of its stations alone. */
  readonly stationId?: StationId | undefined;
  readonly pestId?: PestId | undefined;
  readonly cropId?: CropId | undefined;
  readonly seasonId?: SeasonId | undefined;
}

export interface PublishedSector {
  readonly sector: Sector;
  /** The requested season, the running one, or else the default one. */
  readonly season: Season;
  /** Stations of the sector that take part in the season. */
  readonly stations: readonly Station[];
  readonly today: IsoDate;
  readonly now: EpochMs;
}

/** @returns null when the sector, its season or the requested station does not exist */
export async function publishedSector(
  tx: Tx,
  scope: Scope,
  { sectorId, stationId, seasonId }: EmbedChoice,
  now: EpochMs,
): Promise<PublishedSector | null> {
  const today = dayOfInstant(now);
  const sector = await sectorById(tx, scope, sectorId);
  if (sector === null) return null;
  const season = await publishedSeason(tx, scope, sector.clientId, seasonId, today);
  if (season === null) return null;
  const all = await stationsInSeason(tx, scope, sector, season, today);
  const stations = stationId === undefined ? all : all.filter(({ id }) => id === stationId);
  if (stationId !== undefined && stations.length === 0) return null;
  return { sector, season, stations, today, now };
}

/** Stations of a sector that take part in a season. */
export async function stationsInSeason(
  tx: Tx,
  scope: Scope,
  sector: Sector,
  season: Season,
  today: IsoDate,
): Promise<Station[]> {
  const ofSector = (await stationsOfClient(tx, scope, sector.clientId)).filter(
    (station) => station.sectorId === sector.id && !station.archived,
  );
  return stationsOfSeason(ofSector, season, today);
}

/** Fields of every published chart of a season. */
export const headOf = ({ sector, season, today }: PublishedSector) => ({
  sector_name: sector.name,
  season_name: season.name,
  season_start: season.start,
  season_end: season.end,
  today,
});
