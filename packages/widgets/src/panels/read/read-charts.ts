import {
  capturesFromWire,
  chillFromWire,
  climateFromWire,
  type EmbedCaptures,
  type EmbedChill,
  type EmbedClimate,
  type EmbedDegreeDays,
  type EmbedMildew,
  mildewFromWire,
  publishedFromWire,
} from '@vigia/api/contract';
import { CHILL_METRICS, FORECAST_PROVIDERS, NO_FORECAST_REASONS } from '@vigia/domain';
import { PUBLISHED_MARKER_CODES } from '@vigia/domain/published';
import {
  COLUMN,
  checked,
  DAY,
  FLAG,
  HEAD,
  INSTANT,
  INTEGER,
  ITEMS,
  knownOrNone,
  listOf,
  NUMBER,
  oneOf,
  orLeftOut,
  orNull,
  type Shape,
  shaped,
  TEXT,
} from './check.ts';

const AHEAD = shaped({
  end: DAY,
  years: orNull(INTEGER),
  provider: orNull(oneOf(FORECAST_PROVIDERS)),
  reason: orNull(oneOf(NO_FORECAST_REASONS)),
  dates: listOf(shaped({ threshold: NUMBER, date: orNull(DAY), earliest: orNull(DAY), latest: orNull(DAY) })),
});

const DEGREE_DAYS: Shape<EmbedDegreeDays> = {
  ...HEAD,
  pest_id: INTEGER,
  pest_name: TEXT,
  metric: TEXT,
  start_date: DAY,
  start_reason: oneOf(['biofix', 'season', 'six-months']),
  degree_days: COLUMN,
  missing_days: INTEGER,
  captures: ITEMS,
  markers: listOf(
    shaped({
      id: TEXT,
      date: DAY,
      kind: oneOf(['biofix', 'phenology', 'control']),
      code: knownOrNone(PUBLISHED_MARKER_CODES),
      label: TEXT,
    }),
  ),
  ahead: orLeftOut(AHEAD),
};

const CAPTURES: Shape<EmbedCaptures> = {
  ...HEAD,
  pest_id: INTEGER,
  pest_name: TEXT,
  stations: INTEGER,
  captures: ITEMS,
};

const FORECAST = shaped({
  provider: orNull(oneOf(FORECAST_PROVIDERS)),
  reason: orNull(oneOf(NO_FORECAST_REASONS)),
  told_at: orNull(INSTANT),
  years: orNull(INTEGER),
  days: listOf(shaped({ date: DAY, value: orNull(NUMBER), low: orNull(NUMBER), high: orNull(NUMBER) })),
});
/** A past season has no days to come, nor has what older versions answer. */
const ahead = (names: readonly string[]) =>
  orLeftOut(shaped(Object.fromEntries(names.map((name) => [name, FORECAST]))));

const CLIMATE: Shape<EmbedClimate> = {
  ...HEAD,
  temperature_max: orNull(COLUMN),
  temperature_min: orNull(COLUMN),
  humidity_max: orNull(COLUMN),
  humidity_min: orNull(COLUMN),
  missing_days: INTEGER,
  forecast: ahead(['temperature_max', 'temperature_min', 'humidity_max', 'humidity_min']),
};

const MILDEW: Shape<EmbedMildew> = {
  ...HEAD,
  crop_id: orNull(INTEGER),
  applies: FLAG,
  index: orNull(COLUMN),
  longest_run: orNull(COLUMN),
  hours_in_band: orNull(COLUMN),
  missing_days: INTEGER,
  forecast: ahead(['index', 'longest_run', 'hours_in_band']),
};

const CHILL: Shape<EmbedChill> = {
  ...HEAD,
  start_date: DAY,
  series: shaped(Object.fromEntries(CHILL_METRICS.map((name) => [name, orNull(COLUMN)]))),
  missing_days: INTEGER,
  forecast: ahead(CHILL_METRICS),
};

export const readDegreeDays = (value: unknown) =>
  publishedFromWire(checked(value, DEGREE_DAYS, 'degree-days'));
export const readCaptures = (value: unknown) => capturesFromWire(checked(value, CAPTURES, 'captures'));
export const readClimate = (value: unknown) => climateFromWire(checked(value, CLIMATE, 'climate'));
export const readMildew = (value: unknown) => mildewFromWire(checked(value, MILDEW, 'mildew'));
export const readChill = (value: unknown) => chillFromWire(checked(value, CHILL, 'chill'));
