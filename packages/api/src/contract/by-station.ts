import * as z from 'zod/mini';
import { AnalyticsQuery, ClimateMetric } from './analytics.ts';
import { ColumnarSeries, Id } from './common.ts';

/** Most stations of one call. The client splits a longer list. */
export const MAX_STATIONS_APART = 50;

/** What can be asked of each station: captures (what each day adds), or a daily figure of the climate. */
export const StationFigure = z.enum(['bug_count', ...ClimateMetric.options]);
export type StationFigure = z.infer<typeof StationFigure>;

/**
 * `POST /data_analytics/by_station`: daily values of each station by itself, several figures at once.
 * - `pest_id`: whose captures; default the pest that each station follows.
 */
export const ByStationQuery = z.pick(AnalyticsQuery, { date_start: true, date_end: true, pest_id: true });
export type ByStationQuery = z.infer<typeof ByStationQuery>;

const MOST_FIGURES = 4;
export const ByStationBody = z.strictObject({
  station_id_list: z.array(Id).check(z.maxLength(MAX_STATIONS_APART)),
  figures: z.array(StationFigure).check(z.minLength(1), z.maxLength(MOST_FIGURES)),
});

/**
 * Each figure of each station, by column from `start` on.
 * - `forecast`: the days after the last measured one as a weather service forecast them within a day; null where none did,
 *   for captures, and unless `date_end` reaches today.
 */
export const ByStationAnswer = z.extend(z.omit(ColumnarSeries, { values: true }), {
  by_station: z.array(
    z.strictObject({
      station_id: Id,
      figure: StationFigure,
      values: ColumnarSeries.shape.values,
      forecast: z.nullable(ColumnarSeries),
    }),
  ),
});
export type ByStationAnswer = z.infer<typeof ByStationAnswer>;
