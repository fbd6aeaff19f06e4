import { alertCause, toWire } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { DueNotification } from '@vigia/domain/events';
import { STANDING_KINDS } from '@vigia/domain/events';
import type { ClientId, NotificationKind, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

/** The rule of an alert, as it is kept. */
const alertText = ({ subject: { alert } }: DueNotification): string | null =>
  alert ? JSON.stringify(toWire(alertCause, alert)) : null;

/** A notice that was just made. */
export interface NewNotice extends Pick<DueNotification, 'kind' | 'subject'> {
  readonly id: number;
  readonly sentAt: EpochMs;
}

export interface Settled {
  readonly sent: readonly NewNotice[];
  /** Number of notices whose cause has ended. */
  readonly resolved: number;
}

/** Causes of all notices of a kind so far. */
export async function notifiedCauses(
  tx: Tx,
  _scope: Scope,
  clientId: ClientId,
  kind: NotificationKind,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('public.notification as notification')
    .select('cause')
    .where('client_id', '=', clientId)
    .where('type', '=', kind)
    .execute();
  return new Set(rows.map(({ cause }) => cause));
}

/**
 * Creates the notices that are due, in the order of their causes. A cause that has had a notice gets no other one.
 *
 * @returns those that were created
 */
export async function sendNotices(
  tx: Tx,
  _scope: Scope,
  clientId: ClientId,
  due: readonly DueNotification[],
  at: string,
): Promise<NewNotice[]> {
  const of = <T>(pick: (one: DueNotification) => T) => due.map(pick);
  const { rows } = await sql<{ notification_id: number; cause: string }>`
    insert into public.notification
      (client_id, datetime_sent, cause, type, sector_id, station_id, node_id, pest_id, date, index, alert)
    select ${clientId}::int, ${at}::timestamptz, line.*
    from unnest(${of(({ key }) => key)}::text[], ${of(({ kind }) => kind)}::text[],
      ${of(({ subject }) => subject.sectorId)}::int[], ${of(({ subject }) => subject.stationId)}::int[],
      ${of(({ subject }) => subject.nodeSerial)}::text[], ${of(({ subject }) => subject.pestId)}::int[],
      ${of(({ subject }) => subject.on)}::date[], ${of(({ subject }) => subject.index)}::float8[],
      ${of(alertText)}::jsonb[])
      as line (cause)
    order by line.cause
    on conflict (client_id, cause) do nothing returning notification_id, cause`.execute(tx);
  const byCause = new Map(due.map((one) => [one.key, one]));
  return rows.map(({ notification_id: id, cause }) => {
    const { kind, subject } = byCause.get(cause)!;
    return { id, kind, subject, sentAt: Date.parse(at) };
  });
}

/**
 * Updates notices that stay valid until somebody has solved their cause. Notices whose cause is not due any
 * more are resolved; a resolved one whose cause is due again becomes valid.
 *
 * @param only the stations and kinds that were checked; others are not changed
 */
export async function settleStanding(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  due: readonly DueNotification[],
  at: string,
  only: { readonly stationId?: StationId; readonly kinds?: readonly NotificationKind[] } = {},
): Promise<Settled> {
  const { stationId, kinds = STANDING_KINDS } = only;
  const causes = due.map(({ key }) => key);
  const sent = await sendNotices(tx, scope, clientId, due, at);
  await tx
    .updateTable('public.notification as notification')
    .set({ datetime_resolved: null })
    .where('client_id', '=', clientId)
    .where(sql<boolean>`cause = any(${causes}::text[])`)
    .where('datetime_resolved', 'is not', null)
    .execute();
  const gone = await tx
    .updateTable('public.notification as notification')
    .set({ datetime_resolved: at })
    .where('client_id', '=', clientId)
    .where('type', 'in', kinds)
    .$if(stationId !== undefined, (query) => query.where('station_id', '=', stationId!))
    .where(sql<boolean>`cause <> all(${causes}::text[])`)
    .where('datetime_resolved', 'is', null)
    .executeTakeFirst();
  return { sent, resolved: Number(gone.numUpdatedRows) };
}

/** Until the transaction ends, no other one changes notices of the client: it has them all to itself. */
export async function holdNotices(tx: Tx, clientId: ClientId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(clientId)}, 0))`.execute(tx);
}

/**
 * Until the transaction ends, nobody has all notices of the client to itself. Several transactions may hold this at the
 * same time, each for a station that it has locked.
 */
export async function holdNoticesOfStation(tx: Tx, clientId: ClientId): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockOf(clientId)}, 0))`.execute(tx);
}

const lockOf = (clientId: ClientId): string => `notices of ${clientId}`;
