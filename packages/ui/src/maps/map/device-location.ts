import { LOCATION } from './words.ts';

export interface PickedPosition {
  /** Degrees (WGS84). */
  readonly latitude: number;
  /** Degrees (WGS84). */
  readonly longitude: number;
}

/** Longest wait for a position, ms: later the person has moved on. */
const PATIENCE = 20_000;

/**
 * The device's position, as exact as possible.
 *
 * @param words shown when the position is unknown; Spanish by default
 * @throws {Error} with a sentence for the reader: not allowed, or not found
 */
export function deviceLocation(
  { denied, failed }: Pick<typeof LOCATION.spanish, 'denied' | 'failed'> = LOCATION.spanish,
): Promise<PickedPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new Error(denied));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => reject(new Error(code === 1 ? denied : failed)),
      { enableHighAccuracy: true, timeout: PATIENCE },
    );
  });
}
