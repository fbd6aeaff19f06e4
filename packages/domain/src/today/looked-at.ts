import type { Season } from '../farm/season.ts';
import { isCurrentSeason, sortSeasons } from '../seasons/seasons.ts';
import type { Days, IsoDate } from '../units.ts';

/** How far back visits are looked at: a lure lasts 100 days at most. */
export const VISIT_MONTHS = 12;

/** Counts older than this are not looked for: the trap has not been counted for weeks either way. */
export const COUNTS_LOOKED_BACK: Days = 60;

/** The season whose fields Hoy looks at: the newest running one; null between two seasons. */
export const seasonToday = (seasons: readonly Season[], today: IsoDate): Season | null =>
  sortSeasons(seasons).find((each) => isCurrentSeason(each, today)) ?? null;
