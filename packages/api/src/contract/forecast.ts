import { z } from 'zod';
import { AnalyticsQuery } from './analytics.ts';
import { Day, Instant } from './common.ts';

/** Days after today that a forecast reaches: what charts show. */
export const FORECAST_DAYS = 15;

/**
 * Query of `POST /data_analytics/forecast/{metric}`, where the metric is any of climate, degree-days, degree-hours or
 * chill.
 * - `per_station_transform`: `value` for the days themselves, `accumulated` for the running total that goes on from
 *   what was measured since `acc_from`. Daily climate is not accumulated.
 * - `acc_from`: first day that counts for an accumulated series (default: the first day of the forecast).
 * - `date_end`: last day answered, at most 15 days after today (the default).
 */
export const ForecastQuery = AnalyticsQuery.pick({
  acc_from: true,
  format: true,
}).extend({
  station_aggregation: z.enum(['avg', 'min', 'max']).default('avg'),
  per_station_transform: z.enum(['value', 'accumulated']).default('value'),
  date_end: Day.optional(),
});
export type ForecastQuery = z.infer<typeof ForecastQuery>;

/** Two of ten courses lie outside of `low` and `high`; both are null where the provider tells one course alone. */
const Value = z.number().nullable();
export const ForecastItem = z.strictObject({ date: Day, value: Value, low: Value, high: Value });

/**
 * Why there is no forecast: the stations measured nothing yet, what they measured is too old to go on from, or there
 * are too few past years to take a spread from.
 */
export const NoForecast = z.enum(['no_record', 'stale_record', 'too_few_years']);
export type NoForecast = z.infer<typeof NoForecast>;

export const ForecastMeta = z.strictObject({
  /** `climatology`: the stations' own past years on the same days. Null without a forecast. */
  provider: z.enum(['open-meteo', 'stormglass', 'climatology']).nullable(),
  /** When the weather service said it. */
  told_at: Instant.nullable(),
  /** Past years behind it. */
  years: z.number().int().nullable(),
  stations: z.number().int(),
  /** Last measured day; the forecast begins on the next one. */
  measured_until: Day.nullable(),
  /** The running total on that day, of an accumulated series. */
  measured_total: z.number().nullable(),
  reason: NoForecast.nullable(),
});

export const ForecastItems = z.strictObject({ items: z.array(ForecastItem), meta: ForecastMeta });
/** The same by column: value `i` is of day `start + i`. */
export const ForecastColumns = z.strictObject({
  start: Day,
  step: z.literal('day'),
  values: z.array(Value),
  low: z.array(Value),
  high: z.array(Value),
  meta: ForecastMeta,
});
export const ForecastAnswer = z.union([ForecastItems, ForecastColumns]);
export type ForecastItems = z.infer<typeof ForecastItems>;
export type ForecastColumns = z.infer<typeof ForecastColumns>;
