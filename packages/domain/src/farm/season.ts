import type { ClientId, SeasonId } from '../entities/ids.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, whenBlank } from '../forms/field-errors.ts';
import { spanErrors } from '../forms/inputs.ts';
import type { IsoDate } from '../units.ts';
import type { Biofix } from './biofix.ts';

/** A year of a client's fields, first and last day included. */
export interface Season {
  readonly id: SeasonId;
  readonly clientId: ClientId;
  readonly name: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly biofixes: readonly Biofix[];
}

/** A season as its form holds it. */
export interface SeasonDraft {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly start: string;
  readonly end: string;
}

const CROSSED_SEASON = { start: FIELD_MESSAGES.seasonStartsAfter, end: FIELD_MESSAGES.seasonEndsBefore };

/** A season has a name and ends after it begins; a new one and an edited one word it differently. */
export function validateSeason(
  { name, start, end }: SeasonDraft,
  dialog: 'create' | 'edit',
): FieldErrors<keyof SeasonDraft & string> {
  return fieldErrors({
    name: whenBlank(name, dialog === 'create' ? FIELD_MESSAGES.newSeasonName : FIELD_MESSAGES.seasonName),
    ...spanErrors(start, end, CROSSED_SEASON),
  });
}
