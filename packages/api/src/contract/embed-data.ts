import { CHILL_METRICS } from '@vigia/domain';
import { HEALTH_STATES } from '@vigia/domain/devices';
import { PUBLISHED_LEVELS } from '@vigia/domain/published';
import * as z from 'zod/mini';
import { ColumnarSeries, Day, Id, Instant, SeriesItem } from './common.ts';
import { ForecastItem, ForecastMeta } from './forecast.ts';

/** Published figures of a season. Measures are metric on the wire, whatever units a page shows. */
const HEAD = {
  sector_name: z.string(),
  season_name: z.string(),
  season_start: Day,
  season_end: Day,
  today: Day,
};
const Series = z.nullable(ColumnarSeries);

/** Captures of all traps of a pest: what each day's photos add. */
export const EmbedCaptures = z.strictObject({
  ...HEAD,
  pest_id: z.number().check(z.int()),
  pest_name: z.string(),
  /** Traps of the pest. */
  stations: z.number().check(z.int()),
  captures: z.array(SeriesItem),
});
export type EmbedCaptures = z.infer<typeof EmbedCaptures>;

/** The forecast of one series, apart from what was measured: who issued it and when, or why there is none. */
export const EmbedForecast = z
  .strictObject({
    provider: ForecastMeta.shape.provider,
    reason: ForecastMeta.shape.reason,
    told_at: ForecastMeta.shape.told_at,
    years: ForecastMeta.shape.years,
    days: z.array(ForecastItem),
  })
  .check(
    z.describe('The days to come of one series, apart from what was measured; only of a running season'),
  );
export type EmbedForecast = z.infer<typeof EmbedForecast>;

const ahead = <Name extends string>(names: readonly Name[]) =>
  z.optional(
    z.strictObject(
      Object.fromEntries(names.map((name) => [name, EmbedForecast])) as Record<Name, typeof EmbedForecast>,
    ),
  );

/** Daily extremes, °C and %. */
export const EmbedClimate = z.strictObject({
  ...HEAD,
  temperature_max: Series,
  temperature_min: Series,
  humidity_max: Series,
  humidity_min: Series,
  missing_days: z.number().check(z.int()),
  forecast: ahead(['temperature_max', 'temperature_min', 'humidity_max', 'humidity_min']),
});
export type EmbedClimate = z.infer<typeof EmbedClimate>;

/** Powdery mildew; the series are null for a crop that does not get it (`applies`). */
export const EmbedMildew = z.strictObject({
  ...HEAD,
  crop_id: z.nullable(z.number().check(z.int())),
  applies: z.boolean(),
  index: Series,
  longest_run: Series,
  hours_in_band: Series,
  missing_days: z.number().check(z.int()),
  forecast: ahead(['index', 'longest_run', 'hours_in_band']),
});
export type EmbedMildew = z.infer<typeof EmbedMildew>;

/** Chill since `start_date`, by model. */
export const EmbedChill = z.strictObject({
  ...HEAD,
  start_date: Day,
  series: z.strictObject(
    Object.fromEntries(CHILL_METRICS.map((name) => [name, Series])) as Record<
      (typeof CHILL_METRICS)[number],
      typeof Series
    >,
  ),
  missing_days: z.number().check(z.int()),
  forecast: ahead(CHILL_METRICS),
});
export type EmbedChill = z.infer<typeof EmbedChill>;

export const EmbedLevel = z.enum(PUBLISHED_LEVELS);

/** Stations by name and roughly where: positions are rounded to 0.02 degrees, which is more than a kilometre. */
export const EmbedMap = z.strictObject({
  sector_name: z.string(),
  today: Day,
  stations: z.array(
    z.strictObject({
      station_id: Id,
      station_name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      level: EmbedLevel,
    }),
  ),
});
export type EmbedMap = z.infer<typeof EmbedMap>;

/** A badge: how high, what for, since when, and all of it in one sentence. `subject` and `text` follow `locale`. */
export const EmbedRisk = z.strictObject({
  sector_name: z.string(),
  today: Day,
  level: EmbedLevel,
  kind: z.nullable(z.enum(['captures', 'mildew'])),
  pest_id: z.nullable(z.number().check(z.int())),
  subject: z.string(),
  since: z.nullable(Day),
  as_of: z.nullable(Day),
  value: z.nullable(z.number()),
  text: z.string(),
});
export type EmbedRisk = z.infer<typeof EmbedRisk>;

const LastValue = z.nullable(z.strictObject({ value: z.number(), at: Instant }));
const State = z.enum(HEALTH_STATES);

/** One station: name, last values (°C, %, mm of the day), health, and the chip of its pest's last seven days. */
export const EmbedCard = z.strictObject({
  station_id: Id,
  station_name: z.string(),
  sector_name: z.string(),
  today: Day,
  crop_id: z.nullable(z.number().check(z.int())),
  pest_id: z.nullable(z.number().check(z.int())),
  pest_name: z.nullable(z.string()),
  temperature: LastValue,
  humidity: LastValue,
  rain: LastValue,
  health: z.strictObject({ connection: State, energy: State, images: State, sensors: State }),
  chip: z.nullable(
    z.strictObject({
      level: z.nullable(z.enum(['ok', 'warning', 'error', 'neutral'])),
      count: z.nullable(z.number()),
    }),
  ),
});
export type EmbedCard = z.infer<typeof EmbedCard>;
