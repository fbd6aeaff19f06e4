import type { NearTrap } from './near-traps.ts';

/**
 * Captures that the traps around a point let expect there, insects per trap and window; `unread` where no trap that is near
 * was read, null where none is near.
 */
export type Pressure = number | 'unread' | null;

/** What each trap caught in the window, insects; null for a trap that nobody read, which is no zero. */
export type TrapCaptures = readonly (number | null)[];

/**
 * Pressure at a point: the mean of the captures of the traps that are near, each by one over the square of its distance. Traps
 * at the very point count alone; a trap without a reading does not count.
 *
 * @param captures by the places of the traps; one beyond the list is taken as unread
 * @returns never below the least nor above the most of the near traps
 * @throws {RangeError} captures of a near trap that are negative or not finite
 * @source Shepard 1968, A two-dimensional interpolation function for irregularly-spaced data, Proceedings of the 23rd ACM
 * National Conference, 517 (inverse distances, power 2, traps within a radius)
 */
export function weightedPressure(near: readonly NearTrap[], captures: TrapCaptures): Pressure {
  if (near.length === 0) return null;
  let [mean, total, least, most, isHere] = [0, 0, Number.POSITIVE_INFINITY, 0, false];
  // One loop without lists: a day that is played asks this of thousands of cells.
  for (const { trap, weight } of near) {
    const caught = captures[trap] ?? null;
    if (caught === null) continue;
    if (!(caught >= 0 && Number.isFinite(caught))) throw new RangeError(`trap ${trap} caught ${caught}`);
    const isAtPoint = weight === Number.POSITIVE_INFINITY;
    if (isHere && !isAtPoint) continue;
    // The first trap at the very point takes the place of all that were read before it.
    if (isAtPoint && !isHere) [mean, total, least, most, isHere] = [0, 0, Number.POSITIVE_INFINITY, 0, true];
    const counts = isAtPoint ? 1 : weight;
    total += counts;
    mean += (caught - mean) * (counts / total);
    least = Math.min(least, caught);
    most = Math.max(most, caught);
  }
  return total === 0 ? 'unread' : Math.min(Math.max(mean, least), most);
}
