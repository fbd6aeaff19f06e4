import type { ReportDeliveryWire, ScheduledReportBody, ScheduledReportWire } from '@vigia/api/contract';
import { type ClientId, type IsoDate, sectorsVisible, type User, type UserId } from '@vigia/domain';
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

type StoredReport = Omit<ScheduledReportWire, 'last_delivery'>;

const lastDelivery = sql<ReportDeliveryWire | null>`(
  select json_build_object('due_at', due_at, 'sent_at', sent_at, 'problem', problem, 'state', case
    when state in ('preparing', 'sending') then 'waiting' else state end)
  from letter where letter.client_id = scheduled_report.client_id
    and letter.scheduled_id = scheduled_report.scheduled_id
  order by due_at desc limit 1)`.as('last_delivery');

/** The database's own text for an instant as the wire has it. */
const instant = (text: string): string => new Date(text).toISOString();

function withDelivery<Row extends StoredReport & { last_delivery: ReportDeliveryWire | null }>(
  row: Row,
): ScheduledReportWire {
  const { last_delivery: last } = row;
  if (last === null) return row;
  const sent_at = last.sent_at && instant(last.sent_at);
  return { ...row, last_delivery: { ...last, due_at: instant(last.due_at), sent_at } };
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
    .select(lastDelivery)
    .orderBy('scheduled_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { count } = await own
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    reports: visible(scope, 'scheduled-report.read', rows.map(withDelivery), (row) => ({
      clientId: row.client_id,
    })),
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
    .select(lastDelivery)
    .where('scheduled_id', '=', scheduledId)
    .execute();
  return (
    visible(scope, 'scheduled-report.read', rows.map(withDelivery), (row) => ({
      clientId: row.client_id,
    }))[0] ?? null
  );
}

/** Schedules of a client that may come due around a day, for the service itself. */
export async function runningSchedules(tx: Tx, _scope: Scope, clientId: ClientId, today: IsoDate) {
  return await tx
    .selectFrom('scheduled_report')
    .select([...COLUMNS, 'date_created'])
    .where('client_id', '=', clientId)
    .where('start_date', '<=', today)
    .where(sql<boolean>`end_date >= ${today}::date - 4`)
    .execute();
}

export async function insertScheduledReport(
  tx: Tx,
  _scope: Scope,
  clientId: ClientId,
  body: ScheduledReportBody,
): Promise<ScheduledReportWire> {
  const row = await tx
    .insertInto('scheduled_report')
    .values({ ...body, client_id: clientId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return { ...row, last_delivery: null };
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
