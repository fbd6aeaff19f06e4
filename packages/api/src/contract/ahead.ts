import * as z from 'zod/mini';
import { StationListBody } from './analytics.ts';
import { Day, Id } from './common.ts';
import { ForecastMeta } from './forecast.ts';

/** More than all stages of all generations of any pest. */
const MOST_THRESHOLDS = 64;
/** The end of a season is at most this many days after today. */
export const MAX_DAYS_AHEAD = 366;

/**
 * Query of `POST /data_analytics/ahead/{metric}`, for any metric of degree-days or degree-hours.
 * - `acc_from`: first day of the sum.
 * - `date_end`: last day to which past years are followed, after today: the end of the season.
 */
export const AheadQuery = z.object({ acc_from: Day, date_end: Day });
export type AheadQuery = z.infer<typeof AheadQuery>;

/** `thresholds` are sums since `acc_from`, °C·day or °C·h. */
export const AheadBody = z.extend(StationListBody, {
  thresholds: z.array(z.number().check(z.positive())).check(z.maxLength(MOST_THRESHOLDS)),
});

/** Null: not reached before `date_end`. Two of ten further years are outside of `earliest` to `latest`. */
const Reached = z.nullable(Day);
export const AheadItem = z.strictObject({
  threshold: z.number(),
  date: Reached,
  earliest: Reached,
  latest: Reached,
});

const Totals = z.array(z.number());
/** The running total of the days to come, value `i` that of day `start + i`. */
export const AheadCurve = z.strictObject({ start: Day, values: Totals, low: Totals, high: Totals });

/** A station whose past years stand in for those that the stations lack. */
const AheadNeighbour = z.strictObject({
  station_id: Id,
  station_name: z.string(),
  distance_m: z.number(),
  /** How many of the past years are this station's. */
  years: z.number().check(z.int()),
  correction_max: z.number(),
  correction_min: z.number(),
  common_days: z.number().check(z.int()),
});

export const AheadAnswer = z.strictObject({
  dates: z
    .array(AheadItem)
    .check(z.describe('When the sum reaches each threshold; those that it has reached are left out')),
  curve: z.optional(AheadCurve),
  meta: z.extend(ForecastMeta, { date_end: Day, neighbour: z.optional(AheadNeighbour) }),
});
export type AheadAnswer = z.infer<typeof AheadAnswer>;
