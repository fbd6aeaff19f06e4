import {
  type ClientId,
  isoDate,
  type ReportDelivery,
  type ScheduleBody,
  type ScheduledReport,
} from '@vigia/domain';
import * as z from 'zod/mini';
import {
  type ReportDeliveryWire,
  ScheduledReportsAnswer,
  ScheduledReportWire,
} from '../../contract/scheduled-reports.ts';
import type { Send } from '../http.ts';

/** A page of the table; `count` is of all pages. */
export interface ScheduledReportsPage {
  readonly reports: readonly ScheduledReport[];
  readonly count: number;
}

const toDelivery = (wire: ReportDeliveryWire): ReportDelivery => ({
  dueAt: Date.parse(wire.due_at),
  state: wire.state,
  sentAt: wire.sent_at === null ? null : Date.parse(wire.sent_at),
  problem: wire.problem,
});

const toScheduledReport = (wire: ScheduledReportWire): ScheduledReport => ({
  id: wire.scheduled_id,
  clientId: wire.client_id,
  userId: wire.user_id,
  sectorId: wire.sector_id,
  seasonId: wire.season_id,
  start: isoDate(wire.start_date),
  end: isoDate(wire.end_date),
  cronExpression: wire.cron_expression,
  reportType: wire.report_type,
  lastDelivery: wire.last_delivery && toDelivery(wire.last_delivery),
});

export function scheduledReportCalls(send: Send) {
  const path = '/v2/scheduled_reports';
  return {
    /** @param page from 1; newest first */
    list: async (
      clientId: ClientId,
      { page = 1, limit = 10 }: { readonly page?: number; readonly limit?: number } = {},
      signal?: AbortSignal,
    ): Promise<ScheduledReportsPage> => {
      const query = { client_id: clientId, page_number: page, limit };
      const { scheduled_reports, count } = await send(path, ScheduledReportsAnswer, { query, signal });
      return { reports: scheduled_reports.map(toScheduledReport), count };
    },
    /** One person and sector; `toScheduleBodies` makes the bodies of a whole form, each with a key of its own. */
    create: async (
      body: ScheduleBody,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<ScheduledReport> =>
      toScheduledReport(
        await send(path, ScheduledReportWire, { method: 'post', body, idempotencyKey, signal }),
      ),
    remove: (id: number, signal?: AbortSignal): Promise<void> =>
      send(`${path}/${id}`, z.undefined(), { method: 'delete', signal }),
  };
}
