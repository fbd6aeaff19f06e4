import type { Position, SectorRow, Station, StationId } from '@vigia/domain/farm';
import { type FieldToday, legsOf, type Reason, stationOf, stopsOf, walkingOrder } from '@vigia/domain/today';

/** What a person changed in the round that was proposed, and what they have visited. */
export interface RoundChoice {
  readonly added: readonly StationId[];
  readonly removed: readonly StationId[];
  readonly done: readonly StationId[];
}

export const AS_PROPOSED: RoundChoice = { added: [], removed: [], done: [] };

/** A station to walk to. */
export interface Stop {
  readonly station: Station;
  readonly field: string;
  /** What is to be done there, most urgent first; empty for one that the person added. */
  readonly reasons: readonly Reason[];
  readonly isDone: boolean;
  /** From the stop before, or from the person to the first one, m in a straight line; null where it is not known. */
  readonly metres: number | null;
}

export interface RoundPlan {
  /** In walking order; those without a position are last. */
  readonly stops: readonly Stop[];
  /** Length of the walk in a straight line from each to the next, m. */
  readonly metres: number;
  /** The positions in their order, that of the person first. */
  readonly walk: readonly Position[];
}

/** Stations of the round: those with something to do, those added and those visited, without those taken out. */
export function roundStations(fields: readonly FieldToday[], choice: RoundChoice): StationId[] {
  const all = new Set([...stopsOf(fields), ...choice.added, ...choice.done]);
  return [...all].filter((id) => !choice.removed.includes(id));
}

/**
 * The round in walking order.
 *
 * @param from where the person stands; null: it begins at the most urgent stop
 */
export function roundPlan(
  rows: readonly SectorRow[],
  fields: readonly FieldToday[],
  choice: RoundChoice,
  from: Position | null,
): RoundPlan {
  const stations = new Map(
    rows.flatMap(({ sector, stations }) => stations.map((station) => [station.id, { station, sector }])),
  );
  const reasons = fields.flatMap((field) => field.reasons);
  const found = roundStations(fields, choice).flatMap((id) => stations.get(id) ?? []);
  const placed = found.filter(({ station }) => station.position !== null);
  const positions = placed.map(({ station }) => station.position!);
  const order = walkingOrder(positions, from);
  const walk = [...(from ? [from] : []), ...order.map((i) => positions[i]!)];
  const legs = legsOf(walk);
  const stopOf = ({ station, sector }: (typeof found)[number], metres: number | null): Stop => ({
    station,
    field: sector.name,
    reasons: reasons.filter((reason) => stationOf(reason) === station.id),
    isDone: choice.done.includes(station.id),
    metres,
  });
  return {
    stops: [
      ...order.map((i, n) => stopOf(placed[i]!, legs[from ? n : n - 1] ?? null)),
      ...found.filter(({ station }) => station.position === null).map((each) => stopOf(each, null)),
    ],
    metres: legs.reduce((sum, metres) => sum + metres, 0),
    walk,
  };
}
