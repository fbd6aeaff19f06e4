import {
  analyticsCalls,
  askReportSeries,
  clientLogoCalls,
  eventCalls,
  reportCalls,
  type Send,
} from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import {
  makeReport,
  type ReportData,
  type ReportForecasts,
  type ReportOptions,
  type ReportSubject,
  reportAhead,
  reportForecasts,
  reportSeries,
  reportSpan,
} from '@vigia/domain/reports';
import { limited } from '../../shared/state/requests.ts';

/** The calls that a report needs. */
export const documentCalls = (send: Send) => ({
  analytics: analyticsCalls(send),
  events: eventCalls(send),
  logos: clientLogoCalls(send),
  reports: reportCalls(send),
});

/**
 * Requests everything that the pages of a report need, and combines it; without a logo they show initials, and
 * without a forecast they say so.
 */
export async function collectReport(
  calls: ReturnType<typeof documentCalls>,
  subject: ReportSubject,
  options: ReportOptions,
  today: IsoDate,
  signal: AbortSignal,
): Promise<ReportData> {
  const { sector, pests } = subject;
  const { start, end } = reportSpan(subject, today);
  const events =
    sector && pests.length > 0 ? await calls.events.list({ start, end, sectorId: sector.id }, signal) : [];
  const requests = reportSeries(subject, events, today);
  const answers = requests.map(
    async (one) =>
      [one.id, await limited(() => askReportSeries(calls.analytics, one, signal), signal)] as const,
  );
  const ahead = reportForecasts(subject, today).map(async ({ name, metric, query }) => {
    const answer = limited(() => calls.analytics.forecast(metric, query, signal), signal);
    return [name, await answer.catch(() => null)] as const;
  });
  const aheads = reportAhead(subject, events, today).map(async ({ id, metric, query }) => {
    const answer = limited(() => calls.analytics.ahead(metric, query, signal), signal);
    return [id, await answer.catch(() => null)] as const;
  });
  const comments =
    sector && pests.length > 0 ? calls.reports.comments(sector.id, subject.season?.id, signal) : [];
  const logo = calls.logos.of(subject.client.id, signal).catch(() => null);
  const series = new Map(await Promise.all(answers));
  const forecasts: ReportForecasts = Object.fromEntries(await Promise.all(ahead));
  const client = { ...subject.client, logo: (await logo)?.dataUrl ?? null };
  return makeReport(
    { ...subject, client },
    { series, forecasts, aheads: new Map(await Promise.all(aheads)), events, comments: await comments },
    options,
    today,
  );
}
