import { displayPosition, type Station } from '@vigia/domain';
import { WORDS } from './words.ts';

/** Where a station is drawn on a map, and a note where nobody has said yet where it stands. */
export const mapPlace = (station: Pick<Station, 'id' | 'position'>) => ({
  ...displayPosition(station),
  ...(station.position === null ? { placeNote: WORDS.noPlace } : {}),
});
