import * as z from 'zod/mini';
import { ColumnarSeries, Day, Id, IdParam, SeriesItem } from './common.ts';

/** At most this many days in one call: ten seasons. */
export const MAX_RANGE_DAYS = 3700;
export const MAX_STATIONS = 500;

export const StationListBody = z.strictObject({
  station_id_list: z.array(Id).check(z.maxLength(MAX_STATIONS)),
});

/**
 * Query of both analytics calls.
 * - `per_station_transform`: what is made of each station's days before stations are put together.
 * - `station_aggregation`: how stations are put together.
 * - `acc_from`: first day that counts for an accumulated series (default `date_start`).
 * - `incremental_day_options`: bitmask of the weekdays on which increments are summed up (Monday 64 … Sunday 1); 0 and
 *   no mask both give increments by day. Looked at for `incremental` only. The last span is labelled with the day that
 *   closes it, which may lie after `date_end`.
 * - `bin_size`, `bin_aggregation_method`: days of the range put together by week (from Monday) or month, once stations
 *   are; both are needed. A bin is labelled with its first day within the range and made of its days that have a value;
 *   without any it is a hole. Columns carry it on that day. Not together with a mask of weekdays.
 * - `token`: accepted because the specification sends it; ignored, never logged. The header is what counts.
 */
export const AnalyticsQuery = z.object({
  date_start: Day,
  date_end: Day,
  per_station_transform: z._default(z.enum(['value', 'incremental', 'accumulated']), 'value'),
  station_aggregation: z._default(z.enum(['sum', 'avg', 'min', 'max']), 'avg'),
  bin_aggregation_method: z.optional(z.enum(['sum', 'avg', 'min', 'max'])),
  bin_size: z.optional(z.enum(['day', 'week', 'month'])),
  acc_from: z.optional(Day),
  incremental_day_options: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(127))),
  pest_id: z.optional(IdParam),
  format: z._default(z.enum(['items', 'columns']), 'items'),
  token: z.optional(z.string()),
});
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

/** `POST /count_analytics/{metric}`: trap counts and the chill models. */
export const CountMetric = z.enum([
  'bug_count',
  'chill_model_weinberger',
  'chill_model_utah',
  'chill_model_infruitec',
  'chill_model_dynamic',
]);
export type CountMetric = z.infer<typeof CountMetric>;

/** `POST /data_analytics/climate/{metric}`: daily climate of the stations. */
export const ClimateMetric = z.enum([
  'temperature_max_daily',
  'temperature_min_daily',
  'temperature_avg_daily',
  'humidity_max_daily',
  'humidity_min_daily',
  'humidity_avg_daily',
]);
export type ClimateMetric = z.infer<typeof ClimateMetric>;

/**
 * `POST /data_analytics/mildew/{metric}`: the Gubler index (0..100), its change of the day, and the conditions behind
 * it. A day with too few hours to compute is a gap in its station's series.
 */
export const MildewMetric = z.enum(['acc_score', 'day_score', 'favourable', 'longest_run', 'hours_in_band']);
export type MildewMetric = z.infer<typeof MildewMetric>;

/**
 * - `rule`: `default` is the product's (30 points at the onset, 21–30 °C), `uc-ipm` that of UC IPM.
 * - `acc_from`: first day of the index, which starts at 0 there (default `date_start`).
 */
export const MildewQuery = z.extend(AnalyticsQuery, {
  rule: z._default(z.enum(['default', 'uc-ipm']), 'default'),
});
export type MildewQuery = z.infer<typeof MildewQuery>;

/**
 * `POST /data_analytics/inference/{model}`: captures as a model sees them on the photos, counted like those of people.
 * `min_score`: what the model is less sure of does not count.
 */
export const InferenceQuery = z.extend(z.omit(AnalyticsQuery, { pest_id: true }), {
  min_score: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 0),
});
export type InferenceQuery = z.infer<typeof InferenceQuery>;

/**
 * How complete the answer is: finished days with no usable station (of an accumulated series, since `acc_from`),
 * stations that were asked for, and the last day that has a value (stored data, not the end of the asked range).
 */
export const SeriesMeta = z.strictObject({
  missing_days: z.number().check(z.int()),
  stations: z.number().check(z.int()),
  last_date: z.nullable(Day),
});

export const ItemsAnswer = z.strictObject({ items: z.array(SeriesItem), meta: SeriesMeta });
export const ColumnsAnswer = z.extend(ColumnarSeries, { meta: SeriesMeta });
export const AnalyticsAnswer = z.union([ItemsAnswer, ColumnsAnswer]);
export type ItemsAnswer = z.infer<typeof ItemsAnswer>;
export type ColumnsAnswer = z.infer<typeof ColumnsAnswer>;

/** Groups of traps that one call takes; a longer list asks several times. */
export const MAX_CAPTURE_GROUPS = 250;

/** `POST /v2/clients/{client_id}/captures`: the seven days up to one, of groups of traps that each follow a pest. */
export const CaptureGroupsBody = z.strictObject({
  date_end: Day,
  groups: z
    .array(z.strictObject({ pest_id: Id, station_ids: z.array(Id).check(z.maxLength(MAX_STATIONS)) }))
    .check(z.minLength(1), z.maxLength(MAX_CAPTURE_GROUPS)),
});
export type CaptureGroupsBody = z.infer<typeof CaptureGroupsBody>;
/** In the order of the groups; null where nothing was counted. */
export const CaptureGroupsAnswer = z.strictObject({ captures: z.array(z.nullable(z.number())) });
export type CaptureGroupsAnswer = z.infer<typeof CaptureGroupsAnswer>;

/** `GET /v2/clients/{client_id}/mildew`: the season whose stations are meant. */
export const MildewRiskQuery = z.object({ season_id: IdParam });
export type MildewRiskQuery = z.infer<typeof MildewRiskQuery>;

/**
 * Powdery mildew of the sectors that have stations on crops which get it.
 * - `index`: the last Gubler index known within seven days, the mean of the stations; null without one.
 * - `since`: first of the days on end with its class.
 * - `as_of`: the last day with data.
 */
export const MildewRiskAnswer = z.strictObject({
  items: z.array(
    z.strictObject({
      sector_id: Id,
      stations: z.number().check(z.int()),
      index: z.nullable(z.number()),
      since: z.nullable(Day),
      as_of: z.nullable(Day),
    }),
  ),
});
export type MildewRiskAnswer = z.infer<typeof MildewRiskAnswer>;
