import { parseIsoDate } from '@vigia/domain';
import { WidgetError } from '../../elements/widget-error.ts';

/** What stands for a value that is not what its kind says. */
const WRONG = Symbol('wrong');

/**
 * A value as it is drawn, or `WRONG`. What a page passes by hand is read once and copied: it may answer otherwise the
 * next time, or throw.
 */
export type Read = (value: unknown) => unknown;

const where =
  (isRight: (value: unknown) => boolean): Read =>
  (value) =>
    isRight(value) ? value : WRONG;

/** The contract's own bounds; a chart of more centuries is a slip of the hand. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

export const TEXT = where((value) => typeof value === 'string');
export const FLAG = where((value) => typeof value === 'boolean');
export const INTEGER = where(Number.isSafeInteger);
/** Nothing that is measured or counted in a field comes near it, and what is drawn of it is still finite. */
const MOST = 1e9;
const within = (least: number, most: number): Read =>
  where((value) => typeof value === 'number' && value >= least && value <= most);

export const NUMBER = within(-MOST, MOST);
/** Degrees, as far as a map of Mercator reaches. */
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
/** A code that is not known here, or none, is left out: newer services may have more, older ones had none. */
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

/** A list of which no two items have the same in that field. */
export const once =
  (name: string, list: Read): Read =>
  (value) => {
    const read = list(value);
    if (read === WRONG) return WRONG;
    const items = read as readonly Readonly<Record<string, unknown>>[];
    return new Set(items.map((item) => item[name])).size === items.length ? items : WRONG;
  };

/**
 * A copy of the value, when it has all fields as they are read.
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

/** Whatever a page's own accessor throws is not looked at: it may throw once more. */
function fieldOf(value: object, field: string, read: Read): unknown {
  try {
    return read((value as Readonly<Record<string, unknown>>)[field]);
  } catch {
    return WRONG;
  }
}
