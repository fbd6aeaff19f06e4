import type { CHARTS } from '../../charts/words.ts';
import type { CONTROLS } from '../../controls/words.ts';
import type { PANELS } from '../../panels/words.ts';
import type { Language, Room } from '../speech.ts';
import type { STATIONS } from '../stations.ts';

export type WordsOf<T> = T extends Room<infer Words> ? Words : never;

/** The rooms that widgets and pictures use. A language that lacks one of their words does not compile. */
export type PublishedRooms = {
  readonly controls: WordsOf<typeof CONTROLS>;
  readonly charts: WordsOf<typeof CHARTS>;
  readonly panels: WordsOf<typeof PANELS>;
  readonly stations: WordsOf<typeof STATIONS>;
};

/** A language of widgets and pictures. */
export interface PublishedLanguage extends Language {
  readonly rooms: PublishedRooms;
}
