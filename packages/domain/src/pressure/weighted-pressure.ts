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
  const read = near.flatMap(({ trap, weight }) => {
    const caught = captures[trap] ?? null;
    if (caught === null) return [];
    if (!(caught >= 0 && Number.isFinite(caught))) throw new RangeError(`trap ${trap} caught ${caught}`);
    return [{ caught, weight }];
  });
  if (read.length === 0) return 'unread';
  const here = read.filter(({ weight }) => weight === Number.POSITIVE_INFINITY);
  const counted = here.length > 0 ? here.map(({ caught }) => ({ caught, weight: 1 })) : read;
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  const mean = counted.reduce((sum, { caught, weight }) => sum + caught * (weight / total), 0);
  const each = counted.map(({ caught }) => caught);
  return Math.min(Math.max(mean, Math.min(...each)), Math.max(...each));
}
