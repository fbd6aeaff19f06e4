import type { ReportSeriesAsked } from '@vigia/domain/reports';
import type { SeriesAnswer } from '../to-domain.ts';
import type { analyticsCalls } from './analytics.ts';

/** Requests one series of a report. */
export function askReportSeries(
  analytics: ReturnType<typeof analyticsCalls>,
  request: ReportSeriesAsked,
  signal?: AbortSignal,
): Promise<SeriesAnswer> {
  const { query } = request;
  switch (request.family) {
    case 'climate':
      return analytics.climate(request.metric, query, signal);
    case 'count':
      return analytics.count(request.metric, query, signal);
    case 'degree-days':
      return analytics.degreeDays(request.metric, query, signal);
    case 'degree-hours':
      return analytics.degreeHours(request.metric, query, signal);
    case 'mildew':
      return analytics.mildew(request.metric, query, signal);
  }
}
