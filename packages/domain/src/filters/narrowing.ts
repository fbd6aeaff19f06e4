import type { Crop, Pest } from '../entities/catalogue.ts';
import type { CropId, SeasonId, SectorId } from '../entities/ids.ts';
import type { ClientTree } from '../farm/client-tree.ts';
import type { Sector } from '../farm/sector.ts';
import type { Station } from '../farm/station.ts';
import { findSeason, stationsOfSeason } from '../seasons/seasons.ts';
import type { IsoDate } from '../units.ts';
import { ALL, type Choice, type ChoiceOrNone, type Filters, NONE } from './filters.ts';

/** What the narrowing functions use: a client's tree, the catalogue and the day. */
export interface FilterContext {
  readonly tree: Pick<ClientTree, 'sectors' | 'seasons' | 'stations'>;
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
  readonly today: IsoDate;
}

const fits = <Id extends number>(choice: ChoiceOrNone<Id> | undefined, id: Id | null): boolean =>
  choice === undefined || choice === ALL || (choice === NONE ? id === null : choice === id);

type Narrowing = Pick<Filters, 'season' | 'sector' | 'crop' | 'pest'>;

/** Stations that the filters leave. */
export function stationsFor(context: FilterContext, filters: Narrowing): Station[] {
  const season = findSeason(context.tree.seasons, filters.season);
  const stations = season
    ? stationsOfSeason(context.tree.stations, season, context.today)
    : context.tree.stations;
  return stations.filter(
    (station) =>
      fits(filters.sector, station.sectorId) &&
      fits(filters.crop, station.cropId) &&
      fits(filters.pest, station.pestId),
  );
}

/** The options of each filter, given the ones before it: season, sector, crop, pest. */
export interface FilterOptions {
  readonly sectors: readonly Sector[];
  readonly crops: readonly Crop[];
  readonly pests: readonly Pest[];
  /** Whether "No Asignado" is an option: a station of the season and sector lacks a crop, or with this crop a pest. */
  readonly someWithoutCrop: boolean;
  readonly someWithoutPest: boolean;
}

export function filterOptions(context: FilterContext, filters: Narrowing): FilterOptions {
  const { season, sector, crop } = filters;
  const ofSeason = stationsFor(context, { season });
  const ofSector = stationsFor(context, { season, sector });
  const ofCrop = stationsFor(context, { season, sector, crop });
  const chosen = findSeason(context.tree.seasons, season) !== null;
  return {
    sectors: chosen ? sectorsOf(ofSeason, context.tree.sectors) : context.tree.sectors,
    crops: cropsOf(ofSector, context.crops),
    pests: pestsOf(ofCrop, context.pests),
    someWithoutCrop: ofSector.some((station) => station.cropId === null),
    someWithoutPest: ofCrop.some((station) => station.pestId === null),
  };
}

function pick<Entity extends { readonly id: number }>(
  entities: readonly Entity[],
  ids: readonly (number | null)[],
): Entity[] {
  const wanted = new Set(ids);
  return entities.filter((entity) => wanted.has(entity.id));
}

/** The sectors, crops or pests of the stations, in the order given. */
export const sectorsOf = (stations: readonly Station[], sectors: readonly Sector[]): Sector[] =>
  pick(
    sectors,
    stations.map((station) => station.sectorId),
  );
export const cropsOf = (stations: readonly Station[], crops: readonly Crop[]): Crop[] =>
  pick(
    crops,
    stations.map((station) => station.cropId),
  );
export const pestsOf = (stations: readonly Station[], pests: readonly Pest[]): Pest[] =>
  pick(
    pests,
    stations.map((station) => station.pestId),
  );

/** For another season: choices that it does not have become "all"; dates return to its own. */
export function selectSeason(context: FilterContext, filters: Filters, season: Choice<SeasonId>): Filters {
  const { dateStart: _start, dateEnd: _end, ...rest } = filters;
  return keepAvailable(context, { ...rest, season });
}

/** For another sector: crop and pest are kept if it has them. */
export function selectSector(context: FilterContext, filters: Filters, sector: Choice<SectorId>): Filters {
  return keepAvailable(context, { ...filters, sector });
}

/** For another crop: its first pest in the season (and sector). */
export function selectCrop(context: FilterContext, filters: Filters, crop: ChoiceOrNone<CropId>): Filters {
  if (crop === ALL) return { ...filters, crop, pest: ALL };
  const first = filterOptions(context, { ...filters, crop }).pests[0];
  return { ...filters, crop, pest: first?.id ?? NONE };
}

/** Replaces by `'all'` every chosen sector, crop or pest that the choices before it rule out. */
export function keepAvailable(context: FilterContext, filters: Filters): Filters {
  const has = (list: readonly { readonly id: number }[], choice: number | string | undefined): boolean =>
    typeof choice !== 'number' || list.some((entity) => entity.id === choice);
  const season = has(context.tree.seasons, filters.season) ? filters.season : ALL;
  const ofSeason = { ...filters, season };
  const sector = has(filterOptions(context, ofSeason).sectors, filters.sector) ? filters.sector : ALL;
  const ofSector = { ...ofSeason, sector };
  const crop = has(filterOptions(context, ofSector).crops, filters.crop) ? filters.crop : ALL;
  const ofCrop = { ...ofSector, crop };
  const pest = has(filterOptions(context, ofCrop).pests, filters.pest) ? filters.pest : ALL;
  return { ...ofCrop, pest };
}
