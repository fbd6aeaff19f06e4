export { type Language, type Room, SPANISH, type Speech, speechOf } from '../speech.ts';
export { STATIONS } from '../stations.ts';
export { EN } from './en.ts';
export { languageOf } from './language-of.ts';
export { PT } from './pt.ts';
export type { PublishedLanguage, PublishedRooms } from './published-rooms.ts';
