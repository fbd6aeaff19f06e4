import {
  type AnalyticsQuery,
  type ColumnsAnswer,
  ReportCommentWire,
  toDatesAhead,
} from '@vigia/api/contract';
import { type DatesAhead, dayOfInstant, type EpochMs, isoDate } from '@vigia/domain';
import {
  makeReport,
  NO_REPORT_OPTIONS,
  type ReportData,
  type ReportSeriesAnswer,
  type ReportSeriesAsked,
  type ReportSubject,
  reportAhead,
  reportForecasts,
  reportSeries,
  reportSpan,
} from '@vigia/domain/reports';
import * as z from 'zod/mini';
import type { Mask } from '../access/demo-names.ts';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import {
  climateMetric,
  countMetric,
  degreeDayMetric,
  degreeHourMetric,
  type Metric,
  mildewMetric,
} from '../analytics/metric.ts';
import { readAhead, readForecasts } from '../analytics/read-forecasts.ts';
import { readSeries } from '../analytics/read-series.ts';
import { eventsWhere } from '../stores/events/events.ts';
import { reportComments } from '../stores/reports/report-comments.ts';

const COMMENTS = z.array(ReportCommentWire);

/**
 * Reads all data of a report's pages: the same data that the console requests over HTTP, without a session. The
 * subject is masked already.
 */
export async function readReport(
  tx: Tx,
  scope: Scope,
  subject: ReportSubject,
  now: EpochMs,
  mask: Mask,
): Promise<ReportData> {
  const today = dayOfInstant(now);
  const { sector, pests, client } = subject;
  const about = { ...reportSpan(subject, today), clientId: client.id, sectorId: sector?.id };
  const events = pests.length > 0 ? mask(await eventsWhere(tx, scope, about)) : [];
  const series = new Map<string, ReportSeriesAnswer>();
  for (const request of reportSeries(subject, events, today)) {
    const { stationIds } = request.query;
    const read = { metric: metricOf(request), query: queryOf(request), stationIds };
    series.set(request.id, answerOf(await readSeries(tx, scope, read, today)));
  }
  const forecasts = await readForecasts(tx, scope, reportForecasts(subject, today), { today, now });
  const aheads = new Map<string, DatesAhead>();
  for (const request of reportAhead(subject, events, today)) {
    aheads.set(request.id, toDatesAhead(await readAhead(tx, scope, request, { today, now })));
  }
  const comments =
    sector && pests.length > 0 ? mask(await reportComments(tx, scope, sector.id), COMMENTS) : [];
  const answers = { series, forecasts, aheads, events, comments };
  return makeReport(subject, answers, NO_REPORT_OPTIONS, today);
}

function metricOf(request: ReportSeriesAsked): Metric {
  switch (request.family) {
    case 'climate':
      return climateMetric(request.metric);
    case 'count':
      return countMetric(request.metric);
    case 'degree-days':
      return degreeDayMetric(request.metric)!;
    case 'degree-hours':
      return degreeHourMetric(request.metric)!;
    case 'mildew':
      return mildewMetric(request.metric, 'default');
  }
}

function queryOf({ query }: ReportSeriesAsked): AnalyticsQuery {
  return {
    date_start: query.start,
    date_end: query.end,
    per_station_transform: query.perStation ?? 'value',
    station_aggregation: query.aggregation,
    acc_from: query.accumulateFrom,
    incremental_day_options: query.incrementDays,
    pest_id: query.pestId,
    format: 'columns',
  };
}

const answerOf = ({ start, step, values, meta }: ColumnsAnswer): ReportSeriesAnswer => ({
  series: { start, step, values },
  missingDays: meta.missing_days,
  stations: meta.stations,
  inField: (meta.field_counts ?? []).map((day) => ({ ...day, date: isoDate(day.date) })),
});
