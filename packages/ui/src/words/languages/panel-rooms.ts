import type { CROPS } from '../../panels/crop/words.ts';
import type { DEVICES } from '../../panels/device/words.ts';
import type { Language } from '../speech.ts';
import type { PublishedRooms, WordsOf } from './published-rooms.ts';

/** The rooms of panels that are not published. A language that lacks one of their words does not compile. */
export type UnpublishedRooms = {
  readonly crops: WordsOf<typeof CROPS>;
  readonly devices: WordsOf<typeof DEVICES>;
};

/** A language of all panels. */
export interface PanelLanguage extends Language {
  readonly rooms: PublishedRooms & UnpublishedRooms;
}
