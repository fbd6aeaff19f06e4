import * as z from 'zod/mini';
import { Day, Id, IdParam, Instant } from './common.ts';
import { Line } from './text.ts';

const ReportTypeWire = z.enum(['all', 'climate-report']);

/**
 * What became of the last time a report came due. `waiting`: it is being made, or will be tried again; `skipped`: there
 * was nobody or nothing to send it to; `failed`: given up after three days; `unsure`: the mail server did not say.
 */
export const ReportDeliveryWire = z.strictObject({
  due_at: Instant,
  state: z.enum(['waiting', 'sent', 'skipped', 'failed', 'unsure']),
  sent_at: z.nullable(Instant),
  /** For people; of the last try. */
  problem: z.nullable(z.string()),
});
export type ReportDeliveryWire = z.infer<typeof ReportDeliveryWire>;

export const ScheduledReportWire = z.strictObject({
  scheduled_id: Id,
  client_id: Id,
  user_id: Id,
  sector_id: Id,
  season_id: Id,
  start_date: Day,
  end_date: Day,
  cron_expression: z.string(),
  report_type: ReportTypeWire,
  /** Null before its first time. */
  last_delivery: z.nullable(ReportDeliveryWire),
});
export type ScheduledReportWire = z.infer<typeof ScheduledReportWire>;

/** The client is that of the sector; person and season have to be of the same one. */
export const ScheduledReportBody = z.strictObject({
  user_id: Id,
  sector_id: Id,
  season_id: Id,
  start_date: Day,
  end_date: Day,
  cron_expression: Line(100),
  report_type: ReportTypeWire,
});
export type ScheduledReportBody = z.infer<typeof ScheduledReportBody>;

/** `page_number` begins with 1. */
export const ScheduledReportsQuery = z.object({
  client_id: IdParam,
  page_number: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
});

/** Newest first; `count` is that of all pages. */
export const ScheduledReportsAnswer = z.strictObject({
  scheduled_reports: z.array(ScheduledReportWire),
  count: z.number().check(z.int()),
});
export type ScheduledReportsAnswer = z.infer<typeof ScheduledReportsAnswer>;
