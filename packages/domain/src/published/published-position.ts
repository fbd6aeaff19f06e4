import type { Position } from '../farm/position.ts';

/** Degrees: more than a kilometre each way anywhere in Chile (0.02° of longitude are 1.2 km at Cape Horn). */
export const PUBLISHED_STEP = 0.02;

/** The published position of a station: always rounded in the same way, so that repeated requests reveal no more. */
export function publishedPosition({ latitude, longitude }: Position): Position {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

const rounded = (degrees: number): number =>
  Number((Math.round(degrees / PUBLISHED_STEP) * PUBLISHED_STEP).toFixed(2));
