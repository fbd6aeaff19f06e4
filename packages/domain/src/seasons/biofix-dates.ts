import type { Biofix, Season } from '../entities/farm.ts';
import { outsideSeason } from '../es/seasons.ts';
import type { IsoDate } from '../units.ts';

type Span = Pick<Season, 'start' | 'end'>;

/** A day of the season, its first and last included. */
export const isInSeason = (date: IsoDate, { start, end }: Span): boolean => start <= date && date <= end;

/** Biofixes that degree-days can count from: those that lie in the season. */
export const biofixesInSeason = (season: Span & Pick<Season, 'biofixes'>): Biofix[] =>
  season.biofixes.filter(({ date }) => isInSeason(date, season));

/**
 * What is wrong with the date of a biofix in its season; null for one that lies in it, and while no season is chosen.
 *
 * @param date a day that has been read, see `dateError`
 */
export const biofixDateError = (date: IsoDate, season: Span | null): string | null =>
  season === null || isInSeason(date, season) ? null : outsideSeason(season);

/** Biofixes that lie in the season as it was and would not in the one it becomes. */
export const leftOutside = <B extends Pick<Biofix, 'date'>>(
  biofixes: readonly B[],
  before: Span,
  after: Span,
): B[] => biofixes.filter(({ date }) => isInSeason(date, before) && !isInSeason(date, after));
