import * as z from 'zod/mini';
import { Day, Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, type Encoded, field, listOf, queryOf } from './fields.ts';
import { Line } from './text.ts';

/**
 * State of the last due report. `waiting`: being made, or to be tried again; `skipped`: without recipient or
 * content; `failed`: given up after three days; `unsure`: the mail server did not confirm it.
 */
const delivery = {
  dueAt: field('due_at', Moment),
  state: field('state', z.enum(['waiting', 'sent', 'skipped', 'failed', 'unsure'])),
  sentAt: field('sent_at', z.nullable(Moment)),
  /** Message for people about the last attempt. */
  problem: field('problem', z.nullable(z.string())),
};
export type ReportDeliveryWire = Encoded<typeof delivery>;

/** Fields of a new schedule. */
export const newSchedule = {
  userId: field('user_id', Id),
  sectorId: field('sector_id', Id),
  seasonId: field('season_id', Id),
  start: field('start_date', Day),
  end: field('end_date', Day),
  cronExpression: field('cron_expression', z.string(), Line(100)),
  reportType: field('report_type', z.enum(['all', 'climate-report'])),
};
/** A schedule as it is stored. */
export const storedSchedule = {
  id: field('scheduled_id', Id),
  clientId: field('client_id', Id),
  ...newSchedule,
};
export const ScheduledReportWire = codecOf(
  {
    ...storedSchedule,
    /** Null before its first due date. */
    lastDelivery: field('last_delivery', z.nullable(codecOf(delivery, 'read'))),
  },
  'read',
);

/** The client is that of the sector. Person and season must be of the same client. */
export const ScheduledReportBody = codecOf(newSchedule, 'written');
export type ScheduledReportBody = Decoded<typeof newSchedule, 'written'>;

/** `page` starts at 1. */
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
