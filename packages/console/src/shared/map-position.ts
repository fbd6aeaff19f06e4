import { displayPosition, type Station } from '@vigia/domain/farm';
import type { CommonWords } from './words.ts';

/** Where a station is drawn on a map, with a note if it has no stored position. */
export const mapPosition = (words: CommonWords, station: Pick<Station, 'id' | 'position'>) => ({
  ...displayPosition(station),
  ...(station.position === null ? { positionNote: words.noPlace } : {}),
});
