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
import { CHILL_METRICS } from '@vigia/domain';
import {
  checked,
  HEAD,
  isColumn,
  isDay,
  isFlag,
  isInteger,
  isItems,
  isText,
  listOf,
  oneOf,
  orNull,
  type Shape,
  shaped,
} from './check.ts';

const DEGREE_DAYS: Shape<EmbedDegreeDays> = {
  ...HEAD,
  pest_id: isInteger,
  pest_name: isText,
  metric: isText,
  start_date: isDay,
  start_reason: oneOf(['biofix', 'season', 'six-months']),
  degree_days: isColumn,
  missing_days: isInteger,
  captures: isItems,
  markers: listOf(
    shaped({ id: isText, date: isDay, kind: oneOf(['biofix', 'phenology', 'control']), label: isText }),
  ),
};

const CAPTURES: Shape<EmbedCaptures> = {
  ...HEAD,
  pest_id: isInteger,
  pest_name: isText,
  stations: isInteger,
  captures: isItems,
};

const CLIMATE: Shape<EmbedClimate> = {
  ...HEAD,
  temperature_max: orNull(isColumn),
  temperature_min: orNull(isColumn),
  humidity_max: orNull(isColumn),
  humidity_min: orNull(isColumn),
  missing_days: isInteger,
};

const MILDEW: Shape<EmbedMildew> = {
  ...HEAD,
  crop_id: orNull(isInteger),
  applies: isFlag,
  index: orNull(isColumn),
  longest_run: orNull(isColumn),
  hours_in_band: orNull(isColumn),
  missing_days: isInteger,
};

const CHILL: Shape<EmbedChill> = {
  ...HEAD,
  start_date: isDay,
  series: shaped(Object.fromEntries(CHILL_METRICS.map((name) => [name, orNull(isColumn)]))),
  missing_days: isInteger,
};

export const readDegreeDays = (value: unknown) =>
  publishedFromWire(checked(value, DEGREE_DAYS, 'degree-days'));
export const readCaptures = (value: unknown) => capturesFromWire(checked(value, CAPTURES, 'captures'));
export const readClimate = (value: unknown) => climateFromWire(checked(value, CLIMATE, 'climate'));
export const readMildew = (value: unknown) => mildewFromWire(checked(value, MILDEW, 'mildew'));
export const readChill = (value: unknown) => chillFromWire(checked(value, CHILL, 'chill'));
