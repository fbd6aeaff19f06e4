import { degreeDayRuleFor } from '@vigia/domain';
import {
  type Crop,
  cropsOf,
  defaultSeason,
  type FilterContext,
  type Filters,
  findSeason,
  type Pest,
  pestsOf,
  type Sector,
  type SectorId,
  type Station,
  stationsFor,
} from '@vigia/domain/farm';
import type { SeriesScope } from './scope.ts';

/** The content of the sector's page, completed from the address: missing parts have a default. */
export interface SectorChoice extends SeriesScope {
  readonly sector: Sector;
  /** Every station of the sector in the season, whatever its crop. */
  readonly all: readonly Station[];
  /** Crops of the sector's stations in the season; null stands for stations without a crop. */
  readonly crops: readonly (Crop | null)[];
  /** Pests followed on the crop. */
  readonly pests: readonly Pest[];
  /** The pest of the chart: one whose degree-days can be counted. */
  readonly chartPests: readonly Pest[];
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
  const season = findSeason(tree.seasons, filters.season) ?? defaultSeason(tree, context.today);
  const all = stationsFor(context, { season: season?.id ?? 'all', sector: sectorId });
  const crops: (Crop | null)[] = cropsOf(all, context.crops);
  if (all.some((station) => station.cropId === null)) crops.push(null);
  const chosen = crops.findIndex((each) => (each?.id ?? 'none') === filters.crop);
  const crop = crops[Math.max(0, chosen)] ?? null;
  const stations = all.filter((station) => station.cropId === (crop?.id ?? null));
  const pests = pestsOf(stations, context.pests);
  const chartPests = pests.filter(({ id }) => degreeDayRuleFor(id, season?.start ?? null) !== null);
  const pest = chartPests.find(({ id }) => id === filters.pest) ?? chartPests[0] ?? null;
  const biofixes = season?.biofixes ?? [];
  return { sector, all, season, crops, crop, stations, biofixes, pests, chartPests, pest };
}

/** The page of a sector for each of its crops that has stations, as the page opens first. */
export function cropChoices(context: FilterContext, sectorId: SectorId): SectorChoice[] {
  const first = sectorChoice(context, sectorId, {});
  const others = (first?.crops ?? [])
    .filter((crop) => crop !== first?.crop)
    .map((crop) => sectorChoice(context, sectorId, { crop: crop?.id ?? 'none' }));
  return [first, ...others].flatMap((choice) => (choice && choice.stations.length > 0 ? [choice] : []));
}
