import { displayPosition, type Station } from '@vigia/domain/farm';
import type { CommonWords } from './words.ts';

/** Where a station is drawn on a map, and a note where nobody has said yet where it stands. */
export const mapPosition = (words: CommonWords, station: Pick<Station, 'id' | 'position'>) => ({
  ...displayPosition(station),
  ...(station.position === null ? { positionNote: words.noPlace } : {}),
});
