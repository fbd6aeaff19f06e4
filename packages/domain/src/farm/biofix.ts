import type { BiofixId, PestId, SeasonId, SectorId } from '../entities/ids.ts';
import { FIELD_MESSAGES, outsideSeason } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, whenBlank } from '../forms/field-errors.ts';
import type { FormField } from '../forms/form-field.ts';
import { dateError } from '../forms/inputs.ts';
import type { DayRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';

/** `biofix`: a day of the insect's life, such as its first sustained catch; `chronofix`: a day of the calendar. */
export const BIOFIX_TYPES = ['biofix', 'chronofix'] as const;
export type BiofixType = (typeof BIOFIX_TYPES)[number];

/** The day from which the degree-days of a pest are counted in a field and a season. */
export interface Biofix {
  readonly id: BiofixId;
  readonly date: IsoDate;
  readonly type: BiofixType;
  readonly comment: string;
  readonly pestId: PestId;
  readonly sectorId: SectorId;
  readonly seasonId: SeasonId;
}

/** A biofix as its form holds it. */
export interface BiofixDraft {
  readonly seasonId: SeasonId | null;
  readonly pestId: PestId | null;
  readonly sectorId: SectorId | null;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly type: BiofixType | null;
  readonly comment: string;
}

/** What its form asks for, in this order. */
export const BIOFIX_FORM = [
  { name: 'seasonId', kind: 'choice', isRequired: true },
  { name: 'pestId', kind: 'choice', isRequired: true },
  { name: 'sectorId', kind: 'choice', isRequired: true },
  { name: 'date', kind: 'day', isRequired: true },
  { name: 'type', kind: 'code', isRequired: true },
  { name: 'comment', kind: 'prose', isRequired: true },
] as const satisfies readonly FormField<BiofixDraft>[];

/** What the form of a new biofix opens with. */
export const EMPTY_BIOFIX: BiofixDraft = {
  seasonId: null,
  pestId: null,
  sectorId: null,
  date: '',
  type: null,
  comment: '',
};

/** A day of the season, its first and last included. */
export const isInSeason = (date: IsoDate, { start, end }: DayRange): boolean => start <= date && date <= end;

/**
 * What is wrong with the date of a biofix in its season; null for a date in the season, and while none is chosen.
 *
 * @param date a day that has been read, see `dateError`
 */
export const biofixDateError = (date: IsoDate, season: DayRange | null): string | null =>
  season === null || isInSeason(date, season) ? null : outsideSeason(season);

/**
 * A biofix is sent only if it is complete, with its comment; its date lies in its season.
 *
 * @param season the one of `draft.seasonId`; null while it is not known
 */
export function validateBiofix(
  draft: BiofixDraft,
  season: DayRange | null,
): FieldErrors<keyof BiofixDraft & string> {
  const required = (value: unknown) => whenBlank(value, FIELD_MESSAGES.required);
  const known = BIOFIX_TYPES.some((type) => type === draft.type);
  return fieldErrors({
    seasonId: required(draft.seasonId),
    pestId: required(draft.pestId),
    sectorId: required(draft.sectorId),
    date: required(draft.date) ?? dateError(draft.date) ?? biofixDateError(draft.date as IsoDate, season),
    type: required(draft.type) ?? (known ? null : FIELD_MESSAGES.biofixType),
    comment: required(draft.comment),
  });
}
