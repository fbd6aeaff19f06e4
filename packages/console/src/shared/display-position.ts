import type { Position, Station, StationId } from '@vigia/domain';

/** Where stations stand that nobody has placed: near Santiago, each somewhere else. */
const DEFAULT: Position = { latitude: -33.46, longitude: -70.66 };
const MOST_OFFSET = 0.05;

/** A number in [-1, 1) that always comes out the same for a station. */
function scatter(stationId: StationId, axis: number): number {
  const wave = Math.sin(stationId * 12.9898 + axis * 78.233) * 43_758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** Where a station is drawn: its own position, or one that is made up for it and stays the same. */
export function displayPosition({ id, position }: Pick<Station, 'id' | 'position'>): Position {
  return (
    position ?? {
      latitude: DEFAULT.latitude + scatter(id, 0) * MOST_OFFSET,
      longitude: DEFAULT.longitude + scatter(id, 1) * MOST_OFFSET,
    }
  );
}
