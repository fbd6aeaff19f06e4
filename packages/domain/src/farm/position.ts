/** WGS84, degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Half a position is none. */
export const positionOf = (latitude: number | null, longitude: number | null): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
