import { type EmbedDegreeDays, publishedFromWire } from '@vigia/api/contract';
import { type PublishedDegreeDays, parseIsoDate } from '@vigia/domain';
import { WidgetError } from '../widget-error.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isInteger: Check = Number.isSafeInteger;
const isDay: Check = (value) => typeof value === 'string' && parseIsoDate(value) !== null;
const isValue: Check = (value) => value === null || Number.isFinite(value);
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shaped =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    wrongField(value, shape) === null;

/** The contract by hand: zod would be a good part of the script. A test holds the two together. */
const ANSWER: Readonly<Record<keyof EmbedDegreeDays, Check>> = {
  sector_name: isText,
  pest_id: isInteger,
  pest_name: isText,
  season_name: isText,
  season_start: isDay,
  season_end: isDay,
  today: isDay,
  metric: isText,
  start_date: isDay,
  start_reason: oneOf('biofix', 'season', 'six-months'),
  degree_days: shaped({ start: isDay, step: oneOf('day'), values: listOf(isValue) }),
  missing_days: isInteger,
  captures: (value) => listOf(shaped({ date: isDay, value: isValue }))(value) && hasOwnDays(value),
  markers: listOf(
    shaped({ id: isText, date: isDay, kind: oneOf('biofix', 'phenology', 'control'), label: isText }),
  ),
};

/**
 * An answer of the service, or data passed by hand, as the panel takes it.
 *
 * @throws {WidgetError} `bad-data`, naming the field
 */
export function readDegreeDays(value: unknown): PublishedDegreeDays {
  const wrong = wrongField(value, ANSWER);
  if (wrong !== null) throw new WidgetError('bad-data', `not degree-days of Vigía: ${wrong}`);
  return publishedFromWire(value as EmbedDegreeDays);
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
