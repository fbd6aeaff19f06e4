import { daysBetween, parseIsoDate } from '../calendar/iso-date.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import type { IsoDate } from '../units.ts';
import { isBlank } from './field-errors.ts';

/** The content of a numeric field: what was typed, a number already read, or nothing. */
export type NumericInput = string | number | null;

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const DECIMAL = /^-?\d+(?:[.,]\d+)?$/;

/**
 * The number in a field. Both `12.5` and `12,5` are read, since the interface writes a decimal comma; a thousands
 * separator is not.
 *
 * @returns null for anything but a finite number or an optionally negative decimal
 */
export function readNumber(input: NumericInput): number | null {
  if (typeof input === 'number') return Number.isFinite(input) ? input : null;
  const text = (input ?? '').trim();
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : null;
}

/** A number within the bounds, both included. */
export function isNumeric(input: NumericInput, { min, max }: Bounds = {}): boolean {
  const value = readNumber(input);
  return value !== null && !(min !== undefined && value < min) && !(max !== undefined && value > max);
}

/** As `isNumeric`, without decimals: days, seconds. */
export function isWhole(input: NumericInput, bounds: Bounds = {}): boolean {
  return isNumeric(input, bounds) && Number.isInteger(readNumber(input));
}

export const LATITUDE: Bounds = { min: -90, max: 90 };
export const LONGITUDE: Bounds = { min: -180, max: 180 };

export const latitudeError = (input: NumericInput): string | null =>
  isNumeric(input, LATITUDE) ? null : FIELD_MESSAGES.latitude;
export const longitudeError = (input: NumericInput): string | null =>
  isNumeric(input, LONGITUDE) ? null : FIELD_MESSAGES.longitude;

const DATE_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What is wrong with a date field; null if nothing is. Text of another shape is answered with the format, no text
 * or a day that no calendar has with an invalid date.
 */
export function dateError(text: string): string | null {
  if (isBlank(text)) return FIELD_MESSAGES.invalidDate;
  if (!DATE_SHAPE.test(text)) return FIELD_MESSAGES.dateFormat;
  return parseIsoDate(text) === null ? FIELD_MESSAGES.invalidDate : null;
}

const CROSSED = { start: FIELD_MESSAGES.invalidDate, end: FIELD_MESSAGES.invalidDate };

/**
 * Both ends of a span: each a day, and the start not after the end.
 *
 * @param crossed the message at each end when the start is after the end
 */
export function spanErrors(
  start: string,
  end: string,
  crossed: { readonly start: string; readonly end: string } = CROSSED,
): { start: string | null; end: string | null } {
  const errors = { start: dateError(start), end: dateError(end) };
  if (errors.start !== null || errors.end !== null) return errors;
  return daysBetween(start as IsoDate, end as IsoDate) < 0 ? crossed : errors;
}

/** One @, a name before it and a domain with a dot after it, neither with spaces or empty labels. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** @source RFC 5321, section 4.5.3.1.3: a path of 256 octets, its two brackets among them */
const LONGEST_EMAIL = 254;

export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text);
}
