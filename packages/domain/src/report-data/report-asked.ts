import type { ChillMetric } from '../chill/models.ts';
import type { PestId, StationId } from '../entities/ids.ts';
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
export const REPORT_MILDEW = ['acc_score', 'longest_run', 'hours_in_band'] as const;

type Metric =
  | { readonly family: 'climate'; readonly metric: (typeof REPORT_CLIMATE)[number][0] }
  | { readonly family: 'count'; readonly metric: 'bug_count' | ChillMetric }
  | { readonly family: 'degree-days'; readonly metric: string }
  | { readonly family: 'degree-hours'; readonly metric: string }
  | { readonly family: 'mildew'; readonly metric: (typeof REPORT_MILDEW)[number] };

/** One series of a report: by what name it is found again, and what the service is asked for. */
export type ReportSeriesAsked = Metric & { readonly id: string; readonly query: ReportSeriesQuery };
