import type { Position } from '../farm/position.ts';
import type { EpochMs } from '../units.ts';

/** A position reported by a device's own GPS. */
export interface DevicePosition extends Position {
  readonly at: EpochMs;
}

/** Metres between a station and its device's GPS from which on one of them is wrong: a fix under leaves is closer. */
export const ASTRAY_METRES = 500;

/** Mean radius of the Earth, m. */
const EARTH = 6_371_009;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Metres along the Earth's surface between two positions.
 *
 * @source Sinnott 1984, Virtues of the Haversine, Sky and Telescope 68(2), 159
 */
export function metresBetween(a: Position, b: Position): number {
  const up = Math.sin(radians(b.latitude - a.latitude) / 2);
  const across = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = up ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * across ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Distance between the station and the position of its device, m; null within the accuracy of a fix. */
export function metresAstray(station: Position, device: Position): number | null {
  const metres = metresBetween(station, device);
  return metres >= ASTRAY_METRES ? metres : null;
}
