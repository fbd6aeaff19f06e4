import { PHENOLOGY_STAGES } from '../entities/event.ts';
import { BIOFIX_TYPE_WORDS, EVENT_TYPE_WORDS, PHENOLOGY_STAGE_WORDS } from '../es/words.ts';
import { BIOFIX_TYPES } from '../farm/biofix.ts';

/** What a line on a published chart marks. */
export const PUBLISHED_MARKER_CODES = [
  ...BIOFIX_TYPES,
  'agrochemical_application',
  ...PHENOLOGY_STAGES,
] as const;
export type PublishedMarkerCode = (typeof PUBLISHED_MARKER_CODES)[number];

export const PUBLISHED_MARKER_WORDS: Readonly<Record<PublishedMarkerCode, string>> = {
  ...BIOFIX_TYPE_WORDS,
  agrochemical_application: EVENT_TYPE_WORDS.agrochemical_application,
  ...PHENOLOGY_STAGE_WORDS,
};
