import {
  type Crop,
  cropLabel,
  type FilterContext,
  findSeason,
  type Pest,
  type Season,
  type Sector,
  type Station,
} from '@vigia/domain/farm';

/** A station with what it refers to. */
export interface StationFacts {
  readonly station: Station;
  readonly sector: Sector | null;
  readonly crop: Crop | null;
  readonly pest: Pest | null;
  readonly season: Season | null;
}

const byId = <Entity extends { readonly id: number }>(
  entities: readonly Entity[],
  id: number | null,
): Entity | null => entities.find((entity) => entity.id === id) ?? null;

export function stationFacts({ tree, crops, pests }: FilterContext, station: Station): StationFacts {
  return {
    station,
    sector: byId(tree.sectors, station.sectorId),
    crop: byId(crops, station.cropId),
    pest: byId(pests, station.pestId),
    season: findSeason(tree.seasons, station.seasonId ?? undefined),
  };
}

/** `Apalta · Vid · 2026–27`: the station's field, crop and season. */
export function locationInWords({ sector, crop, season }: StationFacts): string {
  return [sector?.name, crop && cropLabel(crop), season?.name].filter(Boolean).join(' · ');
}
