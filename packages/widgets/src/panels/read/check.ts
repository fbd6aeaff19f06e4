import { parseIsoDate } from '@vigia/domain';
import { WidgetError } from '../../elements/widget-error.ts';

/** The contract by hand: zod would be a good part of the script. Tests hold the two together. */
export type Check = (value: unknown) => boolean;
export type Shape<T> = Readonly<Record<keyof T, Check>>;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isInteger: Check = Number.isSafeInteger;
export const isNumber: Check = Number.isFinite;
export const isDay: Check = (value) => typeof value === 'string' && parseIsoDate(value) !== null;
export const isInstant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const shaped =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    wrongField(value, shape) === null;

export const isColumn = shaped({ start: isDay, step: oneOf(['day']), values: listOf(orNull(isNumber)) });
/** Days with a value each, none of them twice. */
export const isItems: Check = (value) =>
  listOf(shaped({ date: isDay, value: orNull(isNumber) }))(value) && hasOwnDays(value);

/** What every published chart says of itself. */
export const HEAD = {
  sector_name: isText,
  season_name: isText,
  season_start: isDay,
  season_end: isDay,
  today: isDay,
};

/**
 * The value, when it is what the shape says.
 *
 * @throws {WidgetError} `bad-data`, naming the field
 */
export function checked<T>(value: unknown, shape: Shape<T>, name: string): T {
  const wrong = wrongField(value, shape);
  if (wrong !== null) throw new WidgetError('bad-data', `not ${name} of Vigía: ${wrong}`);
  return value as T;
}

function wrongField(value: unknown, shape: Readonly<Record<string, Check>>): string | null {
  if (typeof value !== 'object' || value === null) return 'no object';
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.keys(shape).find((name) => !shape[name]!(fields[name])) ?? null;
}

function hasOwnDays(value: unknown): boolean {
  const items = value as readonly { readonly date: string }[];
  return new Set(items.map(({ date }) => date)).size === items.length;
}
