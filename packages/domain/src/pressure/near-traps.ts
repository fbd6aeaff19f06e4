import { metresBetween } from '../entities/device-position.ts';
import type { Position } from '../farm/position.ts';

export type Metres = number;

/** How far captures of a trap may speak for the ground around it, m; the middle one is the usual. */
export const PRESSURE_RADII = [250, 500, 1000] as const satisfies readonly Metres[];
/** What is shown at first, m: our choice, about what a moth flies in some days. It is no reach of a lure. */
export const USUAL_RADIUS: (typeof PRESSURE_RADII)[number] = 500;

/** A trap within the radius of a point, and how much it counts there. */
export interface NearTrap {
  /** Its place in the list of traps. */
  readonly trap: number;
  /** One over the square of its distance in m; infinite at the trap itself. */
  readonly weight: number;
}

/** @throws {RangeError} a radius that is not a number above 0, or a position that is none */
export function checkPlaces(traps: readonly Position[], radius: Metres): void {
  if (!(radius > 0 && Number.isFinite(radius))) throw new RangeError(`not a radius in metres: ${radius}`);
  for (const [trap, { latitude, longitude }] of traps.entries())
    if (!Number.isFinite(latitude + longitude)) throw new RangeError(`trap ${trap} has no position`);
}

/** How much a trap counts at a point, as `NearTrap` has it; null beyond the radius. */
export function weightWithin(radius: Metres, point: Position, trap: Position): number | null {
  const metres = metresBetween(point, trap);
  return metres <= radius ? 1 / metres ** 2 : null;
}

/**
 * The traps at most `radius` metres from a point, in their order.
 *
 * @param radius m
 * @throws {RangeError} a radius that is not a number above 0, or a position that is none
 */
export function nearTraps(point: Position, traps: readonly Position[], radius: Metres): NearTrap[] {
  checkPlaces([...traps, point], radius);
  return traps.flatMap((position, trap) => {
    const weight = weightWithin(radius, point, position);
    return weight === null ? [] : [{ trap, weight }];
  });
}
