import type { ChillMetric } from '../chill/models.ts';
import type { PestId, StationId } from '../entities/ids.ts';
import type { AheadQuery } from '../phenology/ask-ahead.ts';
import type { DatesAhead } from '../phenology/dates-ahead.ts';
import type { SeriesForecast } from '../series/forecast.ts';
import type { IsoDate } from '../units.ts';

export interface ReportSeriesQuery {
  readonly stationIds: readonly StationId[];
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly perStation?: 'value' | 'incremental' | 'accumulated';
  readonly aggregation: 'sum' | 'avg' | 'min' | 'max';
  readonly accumulateFrom?: IsoDate;
  readonly incrementDays?: number;
  readonly pestId?: PestId;
}

export const REPORT_CLIMATE = [
  ['temperature_max_daily', 'max'],
  ['temperature_min_daily', 'min'],
  ['temperature_avg_daily', 'avg'],
  ['humidity_max_daily', 'max'],
  ['humidity_min_daily', 'min'],
  ['humidity_avg_daily', 'avg'],
] as const;
/** Series whose forecast is drawn too: the report's name of each, and how stations are combined; those of chill have the names of their models. */
export const REPORT_FORECASTS = {
  climate: [
    ['temperatureMax', 'temperature_max_daily', 'max'],
    ['temperatureMin', 'temperature_min_daily', 'min'],
    ['humidityMax', 'humidity_max_daily', 'max'],
    ['humidityMin', 'humidity_min_daily', 'min'],
  ],
  mildew: [
    ['index', 'acc_score', 'avg'],
    ['longestRun', 'longest_run', 'avg'],
    ['hoursInBand', 'hours_in_band', 'avg'],
  ],
} as const;
export type ReportForecastName = (typeof REPORT_FORECASTS)['climate' | 'mildew'][number][0] | ChillMetric;

/** A series of a report whose forecast is requested. */
export interface ReportForecastRequest {
  readonly name: ReportForecastName;
  readonly metric: string;
  readonly query: {
    readonly stationIds: readonly StationId[];
    readonly end: IsoDate;
    readonly perStation?: 'accumulated';
    readonly aggregation: 'avg' | 'min' | 'max';
    readonly accumulateFrom?: IsoDate;
  };
}

/** The dates of a pest's or a crop's stages until the season's end, by the stations' past years. */
export interface ReportAheadRequest {
  /** Id of the series that it continues: `degree-days/1`. */
  readonly id: string;
  readonly metric: string;
  readonly query: AheadQuery;
}

/** The answers by the id of the series; null where the request failed. */
export type ReportAheads = ReadonlyMap<string, DatesAhead | null>;

/** Forecasts by the names of their series, null where the request failed; empty for a past season. */
export type ReportForecasts = Readonly<Partial<Record<ReportForecastName, SeriesForecast | null>>>;

export const REPORT_MILDEW = ['acc_score', 'longest_run', 'hours_in_band'] as const;

type Metric =
  | { readonly family: 'climate'; readonly metric: (typeof REPORT_CLIMATE)[number][0] }
  | { readonly family: 'count'; readonly metric: 'bug_count' | ChillMetric }
  | { readonly family: 'degree-days'; readonly metric: string }
  | { readonly family: 'degree-hours'; readonly metric: string }
  | { readonly family: 'mildew'; readonly metric: (typeof REPORT_MILDEW)[number] };

/** One series of a report: its id, and what is requested of the service. */
export type ReportSeriesAsked = Metric & { readonly id: string; readonly query: ReportSeriesQuery };
