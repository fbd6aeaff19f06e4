import * as z from 'zod/mini';
import { Day, Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, type Encoded, field, listOf, queryOf } from './fields.ts';
import { Line } from './text.ts';

/**
 * What became of the last time a report came due. `waiting`: it is being made, or will be tried again; `skipped`: there
 * was nobody or nothing to send it to; `failed`: given up after three days; `unsure`: the mail server did not say.
 */
const delivery = {
  dueAt: field('due_at', Moment),
  state: field('state', z.enum(['waiting', 'sent', 'skipped', 'failed', 'unsure'])),
  sentAt: field('sent_at', z.nullable(Moment)),
  /** For people; of the last try. */
  problem: field('problem', z.nullable(z.string())),
};
export type ReportDeliveryWire = Encoded<typeof delivery>;

/** What is said of a new one. */
export const newSchedule = {
  userId: field('user_id', Id),
  sectorId: field('sector_id', Id),
  seasonId: field('season_id', Id),
  start: field('start_date', Day),
  end: field('end_date', Day),
  cronExpression: field('cron_expression', z.string(), Line(100)),
  reportType: field('report_type', z.enum(['all', 'climate-report'])),
};
/** As it is stored. */
export const storedSchedule = {
  id: field('scheduled_id', Id),
  clientId: field('client_id', Id),
  ...newSchedule,
};
export const ScheduledReportWire = codecOf(
  {
    ...storedSchedule,
    /** Null before its first time. */
    lastDelivery: field('last_delivery', z.nullable(codecOf(delivery, 'read'))),
  },
  'read',
);

/** The client is that of the sector; person and season have to be of the same one. */
export const ScheduledReportBody = codecOf(newSchedule, 'written');
export type ScheduledReportBody = Decoded<typeof newSchedule, 'written'>;

/** `page` begins with 1. */
export const schedulesQuery = {
  clientId: field('client_id', IdParam),
  page: field('page_number', z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1)),
  limit: field('limit', z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10)),
};
export const ScheduledReportsQuery = queryOf(schedulesQuery);

/** Newest first; `count` is that of all pages. */
export const ScheduledReportsAnswer = codecOf(
  {
    reports: field('scheduled_reports', listOf(ScheduledReportWire)),
    count: field('count', z.number().check(z.int())),
  },
  'read',
);
