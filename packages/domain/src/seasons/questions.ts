import { addMonths } from '../calendar/months.ts';
import type { Biofix } from '../farm/biofix.ts';
import type { Season } from '../farm/season.ts';
import type { IsoDate } from '../units.ts';

/** A season that lasts longer probably has a typing error in its year. */
const LONGEST_MONTHS = 18;

export type NamedSeason = Pick<Season, 'id' | 'name' | 'start' | 'end'>;
type Wanted = Omit<NamedSeason, 'id'>;
type BiofixScope = Pick<Biofix, 'seasonId' | 'sectorId' | 'pestId'>;

/** Possible values that are often typing errors: a confirmation is needed before they are saved. */
export type SaveQuestion =
  | { readonly code: 'same-name' | 'same-dates' | 'overlap'; readonly other: NamedSeason }
  | { readonly code: 'over-18-months' | 'not-begun'; readonly season: Wanted }
  | { readonly code: 'second-biofix'; readonly other: Pick<Biofix, 'id' | 'date'> };
export type SaveQuestionCode = SaveQuestion['code'];

export const SAVE_QUESTION_CODES = [
  'same-name',
  'same-dates',
  'overlap',
  'over-18-months',
  'not-begun',
  'second-biofix',
] as const satisfies readonly SaveQuestionCode[];

const nameOf = ({ name }: Wanted): string => name.trim().toLocaleLowerCase('es');

function questionsAgainst(season: Wanted, other: NamedSeason): SaveQuestion[] {
  const found: SaveQuestion[] = [];
  if (nameOf(season) === nameOf(other)) found.push({ code: 'same-name', other });
  if (season.start === other.start && season.end === other.end) found.push({ code: 'same-dates', other });
  else if (season.start <= other.end && other.start <= season.end) found.push({ code: 'overlap', other });
  return found;
}

/** Confirmations before a season is saved beside the others of its client. */
export function seasonQuestions(season: Wanted, others: readonly NamedSeason[]): SaveQuestion[] {
  const long = season.end >= addMonths(season.start, LONGEST_MONTHS);
  return [
    ...others.flatMap((other) => questionsAgainst(season, other)),
    ...(long ? [{ code: 'over-18-months', season } as const] : []),
  ];
}

/** Confirmations before stations are moved to a season: until it begins no screen of today shows them. */
export const moveQuestions = (season: Wanted, moved: number, today: IsoDate): SaveQuestion[] =>
  moved > 0 && season.start > today ? [{ code: 'not-begun', season }] : [];

const isSame = (a: SaveQuestion, b: SaveQuestion): boolean =>
  a.code === b.code && ('other' in a && 'other' in b ? a.other.id === b.other.id : true);

/** The same for an edited season: only what the edit causes, not what was so before. */
export function seasonEditQuestions(
  season: Wanted,
  before: Wanted,
  others: readonly NamedSeason[],
): SaveQuestion[] {
  const known = seasonQuestions(before, others);
  return seasonQuestions(season, others).filter((each) => !known.some((one) => isSame(one, each)));
}

const isAt = (a: BiofixScope, b: BiofixScope): boolean =>
  a.seasonId === b.seasonId && a.sectorId === b.sectorId && a.pestId === b.pestId;

/**
 * Confirmations before a biofix is saved beside `others`, itself not among them.
 *
 * @param before its earlier values, for an edit: what was beside another one before needs no confirmation again
 */
export function biofixQuestions(
  biofix: BiofixScope,
  others: readonly Biofix[],
  before: BiofixScope | null = null,
): SaveQuestion[] {
  if (before !== null && isAt(before, biofix)) return [];
  const other = others.find((each) => isAt(each, biofix));
  return other ? [{ code: 'second-biofix', other }] : [];
}
