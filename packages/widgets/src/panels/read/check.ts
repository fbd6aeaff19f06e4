import { parseIsoDate } from '@vigia/domain';
import { WidgetError } from '../../elements/widget-error.ts';

/** The result for an invalid value. */
const WRONG = Symbol('wrong');

/**
 * Reads a value: returns it for drawing, or `WRONG`. Data set by a page are read once and copied, because an
 * accessor may return another value the next time, or throw.
 */
export type Read = (value: unknown) => unknown;

const where =
  (isRight: (value: unknown) => boolean): Read =>
  (value) =>
    isRight(value) ? value : WRONG;

/** The limits of the contract; later and earlier days are mistakes. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

export const TEXT = where((value) => typeof value === 'string');
export const FLAG = where((value) => typeof value === 'boolean');
export const INTEGER = where(Number.isSafeInteger);
/** Larger than any measured or counted value of a field, and small enough for finite drawings. */
const MOST = 1e9;
const within = (least: number, most: number): Read =>
  where((value) => typeof value === 'number' && value >= least && value <= most);

export const NUMBER = within(-MOST, MOST);
/** Degrees, within the limits of a Mercator map. */
export const LATITUDE = within(-85, 85);
/** Degrees. */
export const LONGITUDE = within(-180, 180);
export const DAY = where(
  (value) =>
    typeof value === 'string' && parseIsoDate(value) !== null && value >= FIRST_DAY && value <= LAST_DAY,
);
export const INSTANT = where((value) => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return at >= Date.parse(FIRST_DAY) && at <= Date.parse(LAST_DAY);
});
export const orNull =
  (read: Read): Read =>
  (value) =>
    value === null ? null : read(value);
export const orLeftOut =
  (read: Read): Read =>
  (value) =>
    value === undefined ? undefined : read(value);
/** An unknown or missing code becomes undefined: newer services may have more codes, older ones none. */
export const knownOrNone =
  (codes: readonly string[]): Read =>
  (value) =>
    codes.includes(value as string) ? value : undefined;
export const oneOf = (words: readonly string[]): Read => where((value) => words.includes(value as string));

export const listOf =
  (read: Read): Read =>
  (value) => {
    if (!Array.isArray(value)) return WRONG;
    const copy: unknown[] = [];
    for (const item of value) {
      const each = read(item);
      if (each === WRONG) return WRONG;
      copy.push(each);
    }
    return copy;
  };

export const shaped =
  (shape: Readonly<Record<string, Read>>): Read =>
  (value) => {
    if (typeof value !== 'object' || value === null) return WRONG;
    const copy: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(shape)) {
      copy[name] = read((value as Readonly<Record<string, unknown>>)[name]);
      if (copy[name] === WRONG) return WRONG;
    }
    return copy;
  };

/** A list in which no two items have the same value of that field. */
export const once =
  (name: string, list: Read): Read =>
  (value) => {
    const read = list(value);
    if (read === WRONG) return WRONG;
    const items = read as readonly Readonly<Record<string, unknown>>[];
    return new Set(items.map((item) => item[name])).size === items.length ? items : WRONG;
  };

/**
 * A copy of the value, if all its fields are valid.
 *
 * @throws {WidgetError} `bad-data`, naming the field
 */
export function checked(
  value: unknown,
  readers: Readonly<Record<string, Read>>,
  name: string,
): Readonly<Record<string, unknown>> {
  const bad = (field: string) => new WidgetError('bad-data', `not ${name} of Vigía: ${field}`);
  if (typeof value !== 'object' || value === null) throw bad('no object');
  const copy: Record<string, unknown> = {};
  for (const [field, read] of Object.entries(readers)) {
    copy[field] = fieldOf(value, field, read);
    if (copy[field] === WRONG) throw bad(field);
  }
  return copy;
}

/** An error that the page's own accessor throws is ignored; reading the error could throw again. */
function fieldOf(value: object, field: string, read: Read): unknown {
  try {
    return read((value as Readonly<Record<string, unknown>>)[field]);
  } catch {
    return WRONG;
  }
}
