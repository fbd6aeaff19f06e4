import { type Biofix, isInSeason } from '../farm/biofix.ts';
import type { Season } from '../farm/season.ts';
import type { DayRange } from '../series/daily.ts';

/** Biofixes that degree-days can count from: those that lie in the season. */
export const biofixesInSeason = (season: DayRange & Pick<Season, 'biofixes'>): Biofix[] =>
  season.biofixes.filter(({ date }) => isInSeason(date, season));

/** Biofixes that lie in the season as it was and would not in the one it becomes. */
export const leftOutside = <B extends Pick<Biofix, 'date'>>(
  biofixes: readonly B[],
  before: DayRange,
  after: DayRange,
): B[] => biofixes.filter(({ date }) => isInSeason(date, before) && !isInSeason(date, after));
