import {
  fromWire,
  newSchedule,
  type ReportDeliveryWire,
  type ScheduledReportBody,
  ScheduledReportWire,
  storedSchedule,
  toWire,
  wireNames,
} from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import { sectorsVisible } from '@vigia/domain/access';
import type { ClientId, ScheduledReport, User, UserId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { ofClient } from '../../db/name-client.ts';
import { notFound } from '../../http/problem.ts';
import { userById } from '../people/users.ts';

const COLUMNS = wireNames(storedSchedule);

export interface ScheduledReportsPage {
  readonly reports: ScheduledReport[];
  /** Number on all pages. */
  readonly count: number;
}

const lastDelivery = (tx: Tx) =>
  sql<ReportDeliveryWire | null>`(
  select json_build_object('due_at', due_at, 'sent_at', sent_at, 'problem', problem, 'state', case
    when state in ('preparing', 'sending') then 'waiting' else state end)
  from letter where ${ofClient(tx, 'letter')} and letter.client_id = scheduled_report.client_id
    and letter.scheduled_id = scheduled_report.scheduled_id
  order by due_at desc limit 1)`.as('last_delivery');

/** Converts the database's text of an instant to that of the wire. */
const instant = (text: string): string => new Date(text).toISOString();

type Row = z.input<typeof ScheduledReportWire>;

function reportOf({ last_delivery: last, ...row }: Row): ScheduledReport {
  const last_delivery = last && {
    ...last,
    due_at: instant(last.due_at),
    sent_at: last.sent_at && instant(last.sent_at),
  };
  return z.decode(ScheduledReportWire, { ...row, last_delivery });
}

const seen = (scope: Scope, rows: readonly Row[]): ScheduledReport[] =>
  visible(scope, 'scheduled-report.read', rows.map(reportOf), (report) => report);

/** A page of the client's scheduled reports in the scope's sectors, newest first. */
export async function scheduledReports(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<ScheduledReportsPage> {
  const sectors = sectorsVisible(scope, clientId);
  const own = tx
    .selectFrom('scheduled_report')
    .where('client_id', '=', clientId)
    .$if(sectors !== 'all', (query) =>
      query.where(sql<boolean>`sector_id = any(${[...(sectors as ReadonlySet<number>)]}::int[])`),
    );
  const rows = await own
    .select(COLUMNS)
    .select(lastDelivery(tx))
    .orderBy('scheduled_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { count } = await own
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    reports: seen(scope, rows),
    count: Number(count),
  };
}

export async function scheduledReportById(
  tx: Tx,
  scope: Scope,
  scheduledId: number,
): Promise<ScheduledReport | null> {
  const rows = await tx
    .selectFrom('scheduled_report')
    .select(COLUMNS)
    .select(lastDelivery(tx))
    .where('scheduled_id', '=', scheduledId)
    .execute();
  return seen(scope, rows)[0] ?? null;
}

/** Schedules of a client that may have a run around a day, for the service itself. */
export async function runningSchedules(tx: Tx, _scope: Scope, clientId: ClientId, today: IsoDate) {
  const rows = await tx
    .selectFrom('scheduled_report')
    .select([...COLUMNS, 'date_created'])
    .where('client_id', '=', clientId)
    .where('start_date', '<=', today)
    .where(sql<boolean>`end_date >= ${today}::date - 4`)
    .execute();
  return rows.map((row) => ({
    ...fromWire(storedSchedule, row),
    createdAt: Date.parse(row.date_created),
  }));
}

export async function insertScheduledReport(
  tx: Tx,
  _scope: Scope,
  { clientId, ...schedule }: ScheduledReportBody & { readonly clientId: ClientId },
): Promise<ScheduledReport> {
  const row = await tx
    .insertInto('scheduled_report')
    .values({ ...toWire(newSchedule, schedule), client_id: clientId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return reportOf({ ...row, last_delivery: null });
}

/** @throws {HttpProblem} not-found: somebody else has deleted it in the meantime */
export async function deleteScheduledReport(
  tx: Tx,
  _scope: Scope,
  clientId: ClientId,
  scheduledId: number,
): Promise<void> {
  await tx
    .deleteFrom('scheduled_report')
    .where('client_id', '=', clientId)
    .where('scheduled_id', '=', scheduledId)
    .returning('scheduled_id')
    .executeTakeFirstOrThrow(notFound);
}

/** A person of the client with their rights; null without one. */
export async function personOfClient(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  userId: UserId,
): Promise<User | null> {
  const person = await userById(tx, scope, userId);
  return person?.clientId === clientId ? person : null;
}
