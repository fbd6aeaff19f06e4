import { THRESHOLD_DAYS } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { ColumnarSeries, Day, Id, IdParam, SeriesItem } from './common.ts';

/** Most days of one call: ten seasons. */
export const MAX_RANGE_DAYS = 3700;
export const MAX_STATIONS = 500;

export const StationListBody = z.strictObject({
  station_id_list: z.array(Id).check(z.maxLength(MAX_STATIONS)),
});

/**
 * Query of both analytics calls.
 * - `per_station_transform`: transform of each station's days, applied before stations are combined.
 * - `station_aggregation`: how stations are combined.
 * - `acc_from`: first day of an accumulated series (default `date_start`).
 * - `incremental_day_options`: bitmask of the weekdays on which increments are summed (Monday 64 … Sunday 1),
 *   for `incremental` only. Without it or with 0 there is one increment per day. The date of a span is its last
 *   day, which may be after `date_end`.
 * - `bin_size`, `bin_aggregation_method`: combine days by week (from Monday) or month, after stations are
 *   combined; both are needed, and no mask of weekdays is allowed. The date of a bin is its first day within
 *   the range. Days without a value are left out; a bin without any value is null. In columns, the value is on
 *   the bin's date.
 * - `token`: accepted because the specification sends it, but ignored and never logged. The header is used.
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

/**
 * Additional query of degree-days.
 * - `model_of`: a pest; `meta.document_used` then names the document in which its rule stands.
 */
export const DegreeDayQuery = z.extend(AnalyticsQuery, { model_of: z.optional(IdParam) });
export type DegreeDayQuery = z.infer<typeof DegreeDayQuery>;

/** `POST /count_analytics/{metric}`: trap counts and chill models. */
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
 * `POST /data_analytics/mildew/{metric}`: the Gubler index (0..100), its daily change, and its conditions. A
 * day with too few hours is null in its station's series.
 */
export const MildewMetric = z.enum(['acc_score', 'day_score', 'favourable', 'longest_run', 'hours_in_band']);
export type MildewMetric = z.infer<typeof MildewMetric>;

/**
 * Additional query of mildew.
 * - `rule`: `default` is the product's (30 points at the onset, 21–30 °C), `uc-ipm` that of UC IPM.
 * - `acc_from`: first day of the index, which starts at 0 there (default `date_start`).
 */
export const MildewQuery = z.extend(AnalyticsQuery, {
  rule: z._default(z.enum(['default', 'uc-ipm']), 'default'),
});
export type MildewQuery = z.infer<typeof MildewQuery>;

/**
 * `POST /data_analytics/inference/{model}`: captures as detected by a model on the photos, counted like manual
 * ones. `min_score`: lowest score of the insects that count.
 */
export const InferenceQuery = z.extend(z.omit(AnalyticsQuery, { pest_id: true }), {
  min_score: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 0),
});
export type InferenceQuery = z.infer<typeof InferenceQuery>;

/** Insects of a day that people counted in the field, of all stations, and how many of them the captures include. */
const FieldCountDay = z.strictObject({
  date: Day,
  found: z.number().check(z.int()),
  summed: z.number().check(z.int()),
});

/**
 * Completeness of the answer: finished days without a usable station (of an accumulated series, since
 * `acc_from`), number of requested stations, and the last day with a value.
 */
export const SeriesMeta = z.strictObject({
  missing_days: z.number().check(z.int()),
  stations: z.number().check(z.int()),
  last_date: z.nullable(Day),
  /** Captures that no camera saw, by day; absent where there are none. */
  field_counts: z.optional(z.array(FieldCountDay)),
});

/**
 * The document of the pest that was asked about, if the series is counted by its rule; null for a series by another rule,
 * and for a pest without a model.
 */
const SeriesModel = z.strictObject({
  pest_id: Id,
  species: z.string(),
  version: z.number().check(z.int()),
  is_built_in: z.boolean(),
});
export type SeriesModel = z.infer<typeof SeriesModel>;
const DegreeDayMeta = z.extend(SeriesMeta, { document_used: z.optional(z.nullable(SeriesModel)) });

export const ItemsAnswer = z.strictObject({ items: z.array(SeriesItem), meta: SeriesMeta });
export const ColumnsAnswer = z.extend(ColumnarSeries, { meta: SeriesMeta });
export const AnalyticsAnswer = z.union([ItemsAnswer, ColumnsAnswer]);
/** An answer of degree-days: with `meta.document_used` if it was asked for. */
export const DegreeDayAnswer = z.union([
  z.extend(ItemsAnswer, { meta: DegreeDayMeta }),
  z.extend(ColumnsAnswer, { meta: DegreeDayMeta }),
]);
export type ItemsAnswer = z.infer<typeof ItemsAnswer>;
export type ColumnsAnswer = z.infer<typeof ColumnsAnswer>;

/** Most groups of traps in one call. The client splits a longer list. */
export const MAX_CAPTURE_GROUPS = 250;

/**
 * `POST /v2/clients/{client_id}/captures`: captures of the last days up to `date_end`, seven or as many as a group says,
 * for groups of traps. All traps of a group follow the same pest.
 */
export const CaptureGroupsBody = z.strictObject({
  date_end: Day,
  groups: z
    .array(
      z.strictObject({
        pest_id: Id,
        station_ids: z.array(Id).check(z.maxLength(MAX_STATIONS)),
        days_summed: z.optional(
          z.number().check(z.int(), z.gte(THRESHOLD_DAYS.min), z.lte(THRESHOLD_DAYS.max)),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_CAPTURE_GROUPS)),
});
export type CaptureGroupsBody = z.infer<typeof CaptureGroupsBody>;
/** One value per group, in their order; null for a group without counts. */
export const CaptureGroupsAnswer = z.strictObject({ captures: z.array(z.nullable(z.number())) });
export type CaptureGroupsAnswer = z.infer<typeof CaptureGroupsAnswer>;

/** `GET /v2/clients/{client_id}/mildew`: the season of the stations. */
export const MildewRiskQuery = z.object({ season_id: IdParam });
export type MildewRiskQuery = z.infer<typeof MildewRiskQuery>;

/**
 * Powdery mildew of the sectors with stations on susceptible crops.
 * - `index`: the last Gubler index of the last seven days, the mean of the stations; null without one.
 * - `since`: first of the consecutive days in its present class.
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
