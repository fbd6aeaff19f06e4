import type { ListedCount } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { isFarAbove } from '@vigia/domain/captures';
import {
  isCountedByHand,
  type Pest,
  type PestId,
  type SectorId,
  type Station,
  type StationId,
} from '@vigia/domain/farm';
import { walkingOrder } from '@vigia/domain/today';
import { trapKey } from '../../shared/outbox/trap-photos.ts';

/** A trap with the pest that is counted in it. */
export interface Trap {
  /** Unique among traps and pests. */
  readonly key: string;
  readonly station: Station;
  readonly pest: Pest;
}

export { trapKey };

/** By name, with numbers in their order: 2 before 10. */
const order = new Intl.Collator('es', { numeric: true });

interface Choice {
  readonly sectorId: SectorId | null;
  /** Null: the pest of each station. */
  readonly pestId: PestId | null;
  /** Whether traps with a camera are among them. */
  readonly withCameras: boolean;
  /** A trap that is among them in any case. */
  readonly stationId: StationId | null;
  /** The traps of the pass, of any field, instead of those of the sector; null: those of the sector. */
  readonly chosen: readonly StationId[] | null;
  /** The last round of this person: its traps come first, in its order. */
  readonly walk: readonly StationId[];
}

/** In the order in which they are walked, from the first by name on; those without a position come last. */
function walked(traps: readonly Trap[]): Trap[] {
  const placed = traps.filter(({ station }) => station.position !== null);
  const order = walkingOrder(
    placed.map(({ station }) => station.position!),
    placed[0]?.station.position ?? null,
  );
  return [...order.map((i) => placed[i]!), ...traps.filter(({ station }) => station.position === null)];
}

/**
 * The traps of a pass: those of the last round in its order, then the others in walking order where their positions are
 * known, else in that of their names. Those whose pest nobody has said are left out.
 */
export function trapsOf(
  stations: readonly Station[],
  pests: readonly Pest[],
  { sectorId, pestId, withCameras, stationId, chosen, walk }: Choice,
): Trap[] {
  const traps = stations
    .filter((station) => !station.archived)
    .filter((station) =>
      chosen
        ? chosen.includes(station.id)
        : station.sectorId === sectorId &&
          (withCameras || isCountedByHand(station) || station.id === stationId),
    )
    .flatMap((station): Trap[] => {
      const pest = pests.find(({ id }) => id === (pestId ?? station.pestId));
      return pest ? [{ key: trapKey(station.id, pest.id), station, pest }] : [];
    })
    .toSorted((a, b) => order.compare(a.station.name, b.station.name));
  const known = walk.flatMap((id) => traps.filter(({ station }) => station.id === id));
  return [...known, ...walked(traps.filter((trap) => !known.includes(trap)))];
}

/** Stations of the sector that have no pest and so no trap, unless one is chosen for all. */
export const withoutPest = (stations: readonly Station[], sectorId: SectorId | null): number =>
  stations.filter((station) => station.sectorId === sectorId && !station.archived && station.pestId === null)
    .length;

/** What was counted in a trap before. */
export interface TrapPast {
  /** The count of the day itself; null without one. */
  readonly ofDay: ListedCount | null;
  /** Those of the days before, newest first. */
  readonly before: readonly ListedCount[];
}

/** What the last counts of a trap say on a day. */
export function pastOf(counts: readonly ListedCount[], key: string, day: IsoDate): TrapPast {
  const own = counts.filter(({ stationId, pestId }) => trapKey(stationId, pestId) === key);
  return {
    ofDay: own.find(({ date }) => date === day) ?? null,
    before: own.filter(({ date }) => date < day).toSorted((a, b) => (a.date < b.date ? 1 : -1)),
  };
}

/** Of how many last counts a number is compared with. */
const COMPARED = 5;

/** Whether the number is so far above the last counts that it is asked about. */
export const isUnusual = (found: number, { before }: TrapPast): boolean =>
  isFarAbove(
    found,
    before.slice(0, COMPARED).map((count) => count.found),
  );
