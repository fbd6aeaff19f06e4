/** Published figures. Values are metric on the wire, whatever units a page shows. */
import * as z from 'zod/mini';
import { ColumnarSeries, Day, Id, Instant } from './common.ts';
import { AHEAD, COLUMN, EMBED_FIELDS, FORECAST, FORECAST_SOURCE } from './embed-fields.ts';
import type { EmbedData, EmbedFields, PlainKind } from './embed-kinds.ts';
import { ForecastMeta } from './forecast.ts';

const INTEGER = z.number().check(z.int());
const PLAIN: Readonly<Record<PlainKind, z.ZodMiniType>> = {
  text: z.string(),
  flag: z.boolean(),
  number: z.number(),
  integer: INTEGER,
  id: Id,
  latitude: z.number(),
  longitude: z.number(),
  day: Day,
  instant: Instant,
};
/** Kinds with their own schema, which has a description. */
const OWN = new Map<unknown, z.ZodMiniType>([
  [COLUMN, ColumnarSeries],
  [FORECAST_SOURCE.provider, ForecastMeta.shape.provider],
  [FORECAST_SOURCE.reason, ForecastMeta.shape.reason],
  [FORECAST_SOURCE.told_at, ForecastMeta.shape.told_at],
]);

function schemaOf(kind: EmbedFields[string]): z.ZodMiniType {
  const own = OWN.get(kind);
  if (own) return own;
  if (typeof kind === 'string') return PLAIN[kind];
  if ('oneOf' in kind) return z.enum(kind.oneOf);
  if ('codeOf' in kind) return z.optional(z.enum(kind.codeOf));
  if ('orNull' in kind) return z.nullable(schemaOf(kind.orNull));
  if ('orLeftOut' in kind) return z.optional(schemaOf(kind.orLeftOut));
  if ('listOf' in kind) return z.array(schemaOf(kind.listOf));
  return objectOf(kind.fields);
}

/** Schema of an object with exactly these fields. */
function objectOf(fields: EmbedFields): z.ZodMiniType {
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, schemaOf(kind)])),
  );
}

/** Typed schema of an answer with these fields. */
const dataOf = <Fields extends EmbedFields>(fields: Fields) =>
  objectOf(fields) as z.ZodMiniType<EmbedData<Fields>, EmbedData<Fields>>;

export const EmbedForecast = dataOf(FORECAST.fields).check(
  z.describe('The days to come of one series, apart from what was measured; only of a running season'),
);
export type EmbedForecast = z.infer<typeof EmbedForecast>;
OWN.set(FORECAST, EmbedForecast);

export const EmbedAhead = dataOf(AHEAD.fields).check(
  z.describe(
    'When each stage still to come begins as the stations’ past years went on to the season’s end; only of a running season',
  ),
);
export type EmbedAhead = z.infer<typeof EmbedAhead>;
OWN.set(AHEAD, EmbedAhead);

/** All data of a published degree-day chart, without positions, e-mails and comments. */
export const EmbedDegreeDays = dataOf(EMBED_FIELDS['degree-days']);
export type EmbedDegreeDays = z.infer<typeof EmbedDegreeDays>;

/** Captures of all traps of a pest: the increase by each day's photos. */
export const EmbedCaptures = dataOf(EMBED_FIELDS.captures);
export type EmbedCaptures = z.infer<typeof EmbedCaptures>;

/** Daily extremes, °C and %. */
export const EmbedClimate = dataOf(EMBED_FIELDS.climate);
export type EmbedClimate = z.infer<typeof EmbedClimate>;

/** Powdery mildew; the series are null for a crop that is not susceptible (`applies`). */
export const EmbedMildew = dataOf(EMBED_FIELDS.mildew);
export type EmbedMildew = z.infer<typeof EmbedMildew>;

/** Chill since `start_date`, by model. */
export const EmbedChill = dataOf(EMBED_FIELDS.chill);
export type EmbedChill = z.infer<typeof EmbedChill>;

/** Stations by name and approximate position: positions are rounded to 0.02 degrees, more than a kilometre. */
export const EmbedMap = dataOf(EMBED_FIELDS.map);
export type EmbedMap = z.infer<typeof EmbedMap>;

/**
 * A badge: level, subject, first day, and a sentence with all of it. `subject` and `text` are in the language
 * of `locale`.
 */
export const EmbedRisk = dataOf(EMBED_FIELDS.risk);
export type EmbedRisk = z.infer<typeof EmbedRisk>;

/**
 * One station: name, last values (°C, %, mm of the day), health, and the chip with its pest's last seven days.
 */
export const EmbedCard = dataOf(EMBED_FIELDS.card);
export type EmbedCard = z.infer<typeof EmbedCard>;
