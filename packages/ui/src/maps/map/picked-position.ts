import { readNumber } from '@vigia/domain/farm';
import type { Coordinates } from '../../controls/coordinates/coordinate-fields.tsx';
import type { PickedPosition } from './device-location.ts';
import { hasPosition } from './map-station.ts';

/** Five decimals of a degree are about one metre: a finger and a GPS are not more exact. */
const DECIMALS = 1e5;

/** A position rounded for the fields. */
export function rounded({ latitude, longitude }: PickedPosition): PickedPosition {
  const round = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** The position in both fields; null if one is empty, not a number or out of range. */
export function positionIn({ latitude, longitude }: Coordinates): PickedPosition | null {
  const position = { latitude: readNumber(latitude), longitude: readNumber(longitude) };
  return position.latitude !== null && position.longitude !== null && hasPosition(position as PickedPosition)
    ? (position as PickedPosition)
    : null;
}

/** Step of an arrow key, px on the screen; with Shift ten times as far. */
const STEP = 2;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Movement of the point by a key, `[x, y]` px with y downwards; null for other keys. */
export function stepOf(key: string, far: boolean): [number, number] | null {
  const way = WAYS[key];
  const step = far ? STEP * 10 : STEP;
  return way ? [way[0] * step, way[1] * step] : null;
}
