import { FORECAST_PROVIDERS, NO_FORECAST_REASONS } from '@vigia/domain';
import * as z from 'zod/mini';
import { AnalyticsQuery } from './analytics.ts';
import { Day, Instant } from './common.ts';

/** Days of a forecast after today, as many as charts show. */
export const FORECAST_DAYS = 15;

/**
 * Query of `POST /data_analytics/forecast/{metric}`, for any metric of climate, degree-days, degree-hours,
 * chill or mildew (by the product's rule).
 * - `per_station_transform`: `value` for daily values, `accumulated` for the running total that continues the
 *   measurements since `acc_from`. Daily climate and mildew cannot be accumulated.
 * - `acc_from`: first day of an accumulated series and of the mildew index, which starts at 0 there (default:
 *   the first day of the forecast).
 * - `date_end`: last day, at most 15 days after today (the default), for mildew 7.
 */
export const ForecastQuery = z.extend(
  z.pick(AnalyticsQuery, {
    acc_from: true,
    format: true,
  }),
  {
    station_aggregation: z._default(z.enum(['avg', 'min', 'max']), 'avg'),
    per_station_transform: z._default(z.enum(['value', 'accumulated']), 'value'),
    date_end: z.optional(Day),
  },
);
export type ForecastQuery = z.infer<typeof ForecastQuery>;

/** Two of ten years are outside of `low` to `high`. Both are null if the provider gives only one course. */
const Value = z.nullable(z.number());
export const ForecastItem = z.strictObject({ date: Day, value: Value, low: Value, high: Value });

export const NoForecast = z
  .enum(NO_FORECAST_REASONS)
  .check(
    z.describe(
      'Why there is none: nothing measured, too old a record to go on from, too few past years, or (mildew) a station without hours told by a weather service within 24 hours',
    ),
  );
export type NoForecast = z.infer<typeof NoForecast>;

export const ForecastMeta = z.strictObject({
  provider: z
    .nullable(z.enum(FORECAST_PROVIDERS))
    .check(
      z.describe(
        'Who tells it; climatology: the stations’ own past years on the same days. Null without a forecast',
      ),
    ),
  told_at: z.nullable(Instant).check(z.describe('When the weather service issued it')),
  /** Number of past years on which it is based. */
  years: z.nullable(z.number().check(z.int())),
  stations: z.number().check(z.int()),
  /** Last measured day; the forecast begins on the next one. */
  measured_until: z.nullable(Day),
  /** The running total on that day, for an accumulated series. */
  measured_total: z.nullable(z.number()),
  reason: z.nullable(NoForecast),
});

export const ForecastItems = z.strictObject({ items: z.array(ForecastItem), meta: ForecastMeta });
/** The forecast by column: value `i` is that of day `start + i`. */
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
