import type { ReportSeriesAsked } from '@vigia/domain/reports';
import type { SeriesAnswer } from '../to-domain.ts';
import type { analyticsCalls } from './analytics.ts';

/** Requests one series of a report. */
export function askReportSeries(
  analytics: ReturnType<typeof analyticsCalls>,
  asked: ReportSeriesAsked,
  signal?: AbortSignal,
): Promise<SeriesAnswer> {
  const { query } = asked;
  switch (asked.family) {
    case 'climate':
      return analytics.climate(asked.metric, query, signal);
    case 'count':
      return analytics.count(asked.metric, query, signal);
    case 'degree-days':
      return analytics.degreeDays(asked.metric, query, signal);
    case 'degree-hours':
      return analytics.degreeHours(asked.metric, query, signal);
    case 'mildew':
      return analytics.mildew(asked.metric, query, signal);
  }
}
