import type { IsoDate } from '@vigia/domain';
import { FIELD_MESSAGES, formatPickerDate } from '@vigia/domain/es';
import { dateError, isBlank } from '@vigia/domain/farm';

const WIRE = /^\d{4}-\d{2}-\d{2}$/;
const PICKER = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const SHORT_YEAR = /^(\d{1,2}[-/. ]\d{1,2}[-/. ])(\d{2})$/;

/** Text of a day in its field, `dd-MM-yyyy`; any other text is returned as it was typed. */
export function dateText(value: string): string {
  return WIRE.test(value) ? formatPickerDate(value as IsoDate) : value;
}

/**
 * A day `YYYY-MM-DD` from the text that was typed (`21-11-2026`, `21/11/2026`, `21112026`). It does not check
 * that the day exists in the calendar. Any other text is returned as it is, without spaces around it.
 */
export function readDateText(text: string): string {
  const trimmed = text.trim();
  const match = PICKER.exec(trimmed) ?? DIGITS.exec(trimmed);
  if (!match) return trimmed;
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** As `readDateText`, for when the field is left: a year of two digits is completed with this century. */
export function tidyDate(text: string): string {
  return readDateText(text.trim().replace(SHORT_YEAR, '$120$2'));
}

/**
 * Adds the dashes while a day is typed, but not while text is deleted. A dash that is also typed counts once.
 */
export function withDashes(before: string, typed: string): string {
  const grows = typed.length === before.length + 1 && typed.startsWith(before);
  if (grows && before.endsWith('-') && /[-/. ]$/.test(typed)) return before;
  return grows && /^(\d{2}|\d{2}-\d{2})$/.test(typed) ? `${typed}-` : typed;
}

export interface DayBounds {
  /** Earliest day that may be chosen. */
  readonly min?: IsoDate | undefined;
  /** Latest day that may be chosen. */
  readonly max?: IsoDate | undefined;
}

/** The message for a filled date field; undefined if it is valid or empty (the form checks empty fields). */
export function dateProblem(value: string, { min, max }: DayBounds = {}): string | undefined {
  if (isBlank(value)) return undefined;
  const outside = (min !== undefined && value < min) || (max !== undefined && value > max);
  return dateError(value) !== null || outside ? FIELD_MESSAGES.invalidDate : undefined;
}
