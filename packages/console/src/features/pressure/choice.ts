import {
  ALL,
  defaultSeason,
  type FilterContext,
  type Filters,
  findSeason,
  isTrapped,
  metresBetween,
  type Pest,
  pestsOf,
  type Season,
  type Sector,
  type Station,
  sectorsOf,
  stationsFor,
} from '@vigia/domain/farm';
import { PRESSURE_RADII } from '@vigia/domain/pressure';

/** What is looked at: a season, a pest and a field, as far as there are traps. */
export interface PressureChoice {
  readonly season: Season | null;
  /** Fields with traps in the season. */
  readonly sectors: readonly Sector[];
  /** Null for all of them, and where there is none. */
  readonly sector: Sector | null;
  /** Pests that traps of the field follow. */
  readonly pests: readonly Pest[];
  readonly pest: Pest | null;
  /** The traps of the pest in the field. */
  readonly traps: readonly Station[];
  /** Traps of the pest in other fields, so near that they count on the ground of these. */
  readonly neighbours: readonly Station[];
}

/** A trap counts at most a radius away, and ground belongs to a field at most a radius from its traps. */
const NEIGHBOUR_METRES = 2 * PRESSURE_RADII[PRESSURE_RADII.length - 1]!;

const isNear = (one: Station, others: readonly Station[]): boolean =>
  one.position !== null &&
  others.some(
    ({ position }) => position !== null && metresBetween(position, one.position!) <= NEIGHBOUR_METRES,
  );

/** What filters ask for; the first field with traps, and its first pest, where they ask for none or for one without. */
export function pressureChoice(context: FilterContext, filters: Filters): PressureChoice {
  const { tree, today } = context;
  const season = findSeason(tree.seasons, filters.season) ?? defaultSeason(tree, today);
  const all = season ? stationsFor(context, { season: season.id }) : [];
  const trapping = all.filter(({ pestId }) => pestId !== null && isTrapped(pestId));
  const sectors = sectorsOf(trapping, tree.sectors);
  const asked = sectors.find(({ id }) => id === filters.sector) ?? sectors[0] ?? null;
  const sector = filters.sector === ALL ? null : asked;
  const inField = trapping.filter(({ sectorId }) => sector === null || sectorId === sector.id);
  const pests = pestsOf(inField, context.pests);
  const pest = pests.find(({ id }) => id === filters.pest) ?? pests[0] ?? null;
  const ofPest = trapping.filter(({ pestId }) => pestId === pest?.id);
  const traps = ofPest.filter((trap) => inField.includes(trap));
  const neighbours = ofPest.filter((trap) => !traps.includes(trap) && isNear(trap, traps));
  return { season, sectors, sector, pests, pest, traps, neighbours };
}
