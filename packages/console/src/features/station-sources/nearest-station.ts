import type { VendorStation } from '@vigia/api/client';
import { metresBetween, type Position, positionOf, type Station } from '@vigia/domain/farm';
import type { StationSourceWords } from './words.ts';

/** Stations further apart than this are not the same one, m. */
const FARTHEST = 5_000;
const KILOMETRE = 1_000;

export interface Nearest {
  readonly station: Station;
  readonly metres: number;
}

/** The station of the farm that is nearest to one of the maker's; null where positions are not known, or none is near. */
export function nearestStation(
  { latitude, longitude }: Pick<VendorStation, 'latitude' | 'longitude'>,
  stations: readonly Station[],
): Nearest | null {
  const from = positionOf(latitude, longitude);
  if (from === null) return null;
  const near = stations.flatMap((station) => withDistance(station, from));
  return near.toSorted((a, b) => a.metres - b.metres)[0] ?? null;
}

function withDistance(station: Station, from: Position): Nearest[] {
  const metres = station.position ? metresBetween(from, station.position) : Number.POSITIVE_INFINITY;
  return metres <= FARTHEST ? [{ station, metres }] : [];
}

/** `120 m`, `2,4 km`. */
export const distanceText = ({ stations }: StationSourceWords, metres: number): string =>
  metres < KILOMETRE
    ? stations.metres(Math.round(metres / 10) * 10)
    : stations.kilometres(metres / KILOMETRE);
