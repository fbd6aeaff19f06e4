import { parseIsoDate } from '@vigia/domain';
import { WidgetError } from '../../elements/widget-error.ts';

/** What stands for a value that is not what a shape says. */
const WRONG = Symbol('wrong');

/**
 * A value as it is drawn, or `WRONG`. What a page passes by hand is read once and copied: it may answer otherwise the
 * next time, or throw.
 */
export type Read = (value: unknown) => unknown;
/** The contract by hand: zod would be a good part of the script. Tests hold the two together. */
export type Shape<T> = Readonly<Record<keyof T, Read>>;

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

export const COLUMN = shaped({ start: DAY, step: oneOf(['day']), values: listOf(orNull(NUMBER)) });

const items = listOf(shaped({ date: DAY, value: orNull(NUMBER) }));
/** Days with a value each, none of them twice. */
export const ITEMS: Read = (value) => {
  const read = items(value);
  return read !== WRONG && hasOwnDays(read as readonly { readonly date: string }[]) ? read : WRONG;
};

/** What every published chart says of itself. */
export const HEAD = {
  sector_name: TEXT,
  season_name: TEXT,
  season_start: DAY,
  season_end: DAY,
  today: DAY,
};

/**
 * A copy of the value, when it is what the shape says.
 *
 * @throws {WidgetError} `bad-data`, naming the field
 */
export function checked<T>(value: unknown, shape: Shape<T>, name: string): T {
  const bad = (field: string) => new WidgetError('bad-data', `not ${name} of Vigía: ${field}`);
  if (typeof value !== 'object' || value === null) throw bad('no object');
  const copy: Partial<Record<keyof T, unknown>> = {};
  for (const field of Object.keys(shape) as (keyof T & string)[]) {
    copy[field] = fieldOf(value, field, shape[field]);
    if (copy[field] === WRONG) throw bad(field);
  }
  return copy as T;
}

/** Whatever a page's own accessor throws is not looked at: it may throw once more. */
function fieldOf(value: object, field: string, read: Read): unknown {
  try {
    return read((value as Readonly<Record<string, unknown>>)[field]);
  } catch {
    return WRONG;
  }
}

function hasOwnDays(read: readonly { readonly date: string }[]): boolean {
  return new Set(read.map(({ date }) => date)).size === read.length;
}
