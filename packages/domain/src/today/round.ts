import { metresBetween } from '../entities/device-position.ts';
import type { Position } from '../farm/position.ts';

type Metres = number;

/** Metres in a straight line from each position to the next one. */
export const legsOf = (walk: readonly Position[]): Metres[] =>
  walk.slice(1).map((position, i) => metresBetween(walk[i]!, position));

type Distances = readonly (readonly Metres[])[];

/** From the first place always on to the nearest one that is left; of several to the first one. */
function nearestFirst(distances: Distances): number[] {
  const left = distances.slice(1).map((_, i) => i + 1);
  const order = [0];
  while (left.length > 0) {
    const from = distances[order.at(-1)!]!;
    const nearest = left.reduce((best, place) => (from[place]! < from[best]! ? place : best));
    order.push(nearest);
    left.splice(left.indexOf(nearest), 1);
  }
  return order;
}

/** Smaller gains, m, are rounding. */
const LEAST_GAIN = 0.001;
/** Most places that are moved together. */
const LONGEST_PART = 3;

/** Metres from one place of the order to another one; 0 past its end, as the walk does not come back. */
function legBetween(distances: Distances, order: readonly number[]) {
  return (a: number, b: number): Metres =>
    a < order.length && b < order.length ? distances[order[a]!]![order[b]!]! : 0;
}

/** The order with a part walked the other way round, if that is shorter (2-opt); else null. */
function withPartReversed(distances: Distances, order: readonly number[]): number[] | null {
  const leg = legBetween(distances, order);
  for (let from = 1; from < order.length - 1; from += 1) {
    for (let to = from + 1; to < order.length; to += 1) {
      const gain = leg(from - 1, from) + leg(to, to + 1) - leg(from - 1, to) - leg(from, to + 1);
      if (gain <= LEAST_GAIN) continue;
      return [...order.slice(0, from), ...order.slice(from, to + 1).reverse(), ...order.slice(to + 1)];
    }
  }
  return null;
}

/** The order with up to three neighbours moved to another place of it, if that is shorter (Or-opt); else null. */
function withPartMoved(distances: Distances, order: readonly number[]): number[] | null {
  const leg = legBetween(distances, order);
  for (let from = 1; from < order.length; from += 1) {
    for (let to = from; to < Math.min(order.length, from + LONGEST_PART); to += 1) {
      const closed = leg(from - 1, from) + leg(to, to + 1) - leg(from - 1, to + 1);
      for (let after = 0; after < order.length; after += 1) {
        if (after >= from - 1 && after <= to) continue;
        for (const [first, last] of [
          [from, to],
          [to, from],
        ] as const) {
          const opened = leg(after, first) + leg(last, after + 1) - leg(after, after + 1);
          if (closed - opened <= LEAST_GAIN) continue;
          const part = order.slice(from, to + 1);
          if (first === to) part.reverse();
          const moved = new Set(part);
          return order.flatMap((place, i) => {
            const kept = moved.has(place) ? [] : [place];
            return i === after ? [...kept, ...part] : kept;
          });
        }
      }
    }
  }
  return null;
}

/**
 * An order in which to walk to stops: from each to the nearest one that is left, then improved as long as a part walked the
 * other way round or moved elsewhere makes the walk shorter. It does not come back, and it need not be the shortest of all.
 *
 * @param from where the person stands; null: the walk begins at the first stop
 * @returns the indices of all stops; the same for the same stops
 * @source Croes 1958, A Method for Solving Traveling-Salesman Problems, Operations Research 6(6), 791 (2-opt)
 * @source Or 1976, Traveling Salesman-Type Combinatorial Problems, Northwestern University (Or-opt)
 */
export function walkingOrder(stops: readonly Position[], from: Position | null): number[] {
  const places = from === null ? stops : [from, ...stops];
  if (places.length === 0) return [];
  const distances = places.map((a) => places.map((b) => metresBetween(a, b)));
  let order = nearestFirst(distances);
  for (;;) {
    const shorter = withPartReversed(distances, order) ?? withPartMoved(distances, order);
    if (shorter === null) break;
    order = shorter;
  }
  return from === null ? order : order.slice(1).map((place) => place - 1);
}
