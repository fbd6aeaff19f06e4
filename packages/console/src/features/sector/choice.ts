import {
  type Crop,
  cropsOf,
  degreeDayRuleFor,
  type FilterContext,
  type Filters,
  findSeason,
  latestSeason,
  type Pest,
  pestsOf,
  type Season,
  type Sector,
  type SectorId,
  type Station,
  stationsFor,
} from '@vigia/domain';

/** What the sector's page shows now, made whole from the address: what is not said there has a default. */
export interface SectorChoice {
  readonly sector: Sector;
  /** Null for a client without seasons. */
  readonly season: Season | null;
  /** Crops of the sector's stations in the season; null stands for stations without a crop. */
  readonly crops: readonly (Crop | null)[];
  readonly crop: Crop | null;
  /** Stations of the season that carry the crop. */
  readonly stations: readonly Station[];
  /** Pests followed on the crop. */
  readonly pests: readonly Pest[];
  /** The pest of the chart: one whose degree-days can be counted. */
  readonly chartPests: readonly Pest[];
  readonly pest: Pest | null;
}

/** @returns null when the client has no such sector */
export function sectorChoice(
  context: FilterContext,
  sectorId: SectorId,
  filters: Filters,
): SectorChoice | null {
  const { tree } = context;
  const sector = tree.sectors.find(({ id }) => id === sectorId);
  if (!sector) return null;
  const season = findSeason(tree.seasons, filters.season) ?? latestSeason(tree.seasons);
  const all = stationsFor(context, { season: season?.id ?? 'all', sector: sectorId });
  const crops: (Crop | null)[] = cropsOf(all, context.crops);
  if (all.some((station) => station.cropId === null)) crops.push(null);
  const chosen = crops.findIndex((each) => (each?.id ?? 'none') === filters.crop);
  const crop = crops[Math.max(0, chosen)] ?? null;
  const stations = all.filter((station) => station.cropId === (crop?.id ?? null));
  const pests = pestsOf(stations, context.pests);
  const chartPests = pests.filter(({ id }) => degreeDayRuleFor(id, season?.start ?? null) !== null);
  const pest = chartPests.find(({ id }) => id === filters.pest) ?? chartPests[0] ?? null;
  return { sector, season, crops, crop, stations, pests, chartPests, pest };
}

/** Stations whose climate and traps stand behind the chart of a pest. */
export function stationsOfPest({ stations, pest }: Pick<SectorChoice, 'stations' | 'pest'>): Station[] {
  return stations.filter((station) => pest !== null && station.pestId === pest.id);
}
