import type { ScheduledReportBody, ScheduledReportWire } from '@vigia/api/contract';
import { type ClientId, sectorsVisible, type User, type UserId } from '@vigia/domain';
import { sql } from 'kysely';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { userOfAccount } from './account-shape.ts';
import { ACCOUNT_COLUMNS } from './accounts.ts';

const COLUMNS = [
  'scheduled_id',
  'client_id',
  'user_id',
  'sector_id',
  'season_id',
  'start_date',
  'end_date',
  'cron_expression',
  'report_type',
] as const;

export interface ScheduledReportsPage {
  readonly reports: ScheduledReportWire[];
  /** Of all pages. */
  readonly count: number;
}

/** A page of the client's scheduled reports, newest first, of the sectors the scope may see. */
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
    .orderBy('scheduled_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { count } = await own
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    reports: visible(scope, 'scheduled-report.read', rows, (row) => ({ clientId: row.client_id })),
    count: Number(count),
  };
}

export async function scheduledReportById(
  tx: Tx,
  scope: Scope,
  scheduledId: number,
): Promise<ScheduledReportWire | null> {
  const rows = await tx
    .selectFrom('scheduled_report')
    .select(COLUMNS)
    .where('scheduled_id', '=', scheduledId)
    .execute();
  return visible(scope, 'scheduled-report.read', rows, (row) => ({ clientId: row.client_id }))[0] ?? null;
}

export async function insertScheduledReport(
  tx: Tx,
  _scope: Scope,
  clientId: ClientId,
  body: ScheduledReportBody,
): Promise<ScheduledReportWire> {
  return await tx
    .insertInto('scheduled_report')
    .values({ ...body, client_id: clientId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

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
    .execute();
}

/** A person of the client, to ask what they may see. */
export async function personOfClient(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  userId: UserId,
): Promise<User | null> {
  const rows = await tx
    .selectFrom('user_account')
    .select(ACCOUNT_COLUMNS)
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .execute();
  const [row] = visible(scope, 'user.read', rows, (one) => ({ clientId: one.client_id, userId }));
  return row ? userOfAccount(row) : null;
}
