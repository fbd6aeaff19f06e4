import { formatDateTime, formatQuantity } from '@vigia/domain/es';
import {
  type DevicePosition,
  displayPosition,
  metresAstray,
  type Position,
  type Station,
} from '@vigia/domain/farm';
import type { CommonWords } from '../../shared/words.ts';
import type { StationWords } from './words.ts';

type StationPosition = Pick<Station, 'id' | 'position'>;

/** Where a station is drawn: its own position, else that of its device, else near Santiago. */
export function drawnAt({ id, position }: StationPosition, device: DevicePosition | null): Position {
  const { latitude, longitude } = (position === null && device) || displayPosition({ id, position });
  return { latitude, longitude };
}

const distance = (metres: number): string =>
  metres < 1000
    ? formatQuantity(Math.round(metres / 10) * 10, 0, 'm')
    : formatQuantity(metres / 1000, metres < 10_000 ? 1 : 0, 'km');

/** A note about the drawn position; null if the station stands where its device says. */
export function positionNote(
  words: StationWords,
  common: CommonWords,
  { position }: StationPosition,
  device: DevicePosition | null,
): string | null {
  if (position === null) return device ? words.positionByGps(formatDateTime(device.at)) : common.noPlace;
  const astray = device && metresAstray(position, device);
  return device && astray !== null ? words.astray(distance(astray), formatDateTime(device.at)) : null;
}
