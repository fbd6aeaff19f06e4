import type { Position } from '../farm/position.ts';
import type { Station } from '../farm/station.ts';
import type { StationId } from './ids.ts';

/** Where stations without a position are drawn: near Santiago, each at another position. */
const DEFAULT: Position = { latitude: -33.46, longitude: -70.66 };
/** Degrees; some 5 km: a single point on a map of the country, separate points on one of the region. */
const MOST_OFFSET = 0.05;

/** A number in [-1, 1), always the same for a station. */
function scatter(stationId: StationId, axis: number): number {
  const wave = Math.sin(stationId * 12.9898 + axis * 78.233) * 43_758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/**
 * Where a station is drawn: its own position, or one that is derived from its id, within 0.05° of Santiago and
 * always the same.
 */
export function displayPosition({ id, position }: Pick<Station, 'id' | 'position'>): Position {
  return (
    position ?? {
      latitude: DEFAULT.latitude + scatter(id, 0) * MOST_OFFSET,
      longitude: DEFAULT.longitude + scatter(id, 1) * MOST_OFFSET,
    }
  );
}
