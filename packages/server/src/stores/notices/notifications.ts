import {
  AlertCauseWire,
  type alertCause,
  type ClientsNotification,
  type Encoded,
  fromWire,
  noticeSubject,
} from '@vigia/api/contract';
import { type IsoDate, startOfDay } from '@vigia/domain';
import type { ClientId, NotificationKind } from '@vigia/domain/farm';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Cursor, type PagePart, partOf } from '../../access/page.ts';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

export interface NotificationFilter {
  readonly clientId?: ClientId | undefined;
  readonly kinds?: readonly NotificationKind[] | undefined;
  /** Sent on this day or later. */
  readonly since?: IsoDate | undefined;
  readonly read?: boolean | undefined;
  /** Whether its cause still exists. */
  readonly valid?: boolean | undefined;
}

const READ_AT = sql<string | null>`least(notification_read.datetime_read, notification.datetime_resolved)`;

/** Notices with the time at which the caller read them. A resolved notice counts as read by everybody. */
function noticeRows(tx: Tx, scope: Scope) {
  return tx
    .selectFrom('public.notification as notification')
    .leftJoin('notification_read', (join) =>
      join
        .onRef('notification_read.client_id', '=', 'notification.client_id')
        .onRef('notification_read.notification_id', '=', 'notification.notification_id')
        .on('notification_read.user_id', '=', scope.userId),
    )
    .selectAll('notification')
    .select(READ_AT.as('read_at'));
}
type Row = Awaited<ReturnType<ReturnType<typeof noticeRows>['execute']>>[number];

/** A notice is visible to people who may see the events of its sector. */
function seen(scope: Scope, rows: readonly Row[]): Row[] {
  const inSight = visible(scope, 'event.read', rows, (row) => ({
    clientId: row.client_id,
    sectorId: row.sector_id,
  }));
  return visible(scope, 'notification.read', inSight, (row) => ({
    clientId: row.client_id,
    userId: scope.userId,
  }));
}

const noticeOf = (scope: Scope, row: Row): ClientsNotification => ({
  id: row.notification_id,
  clientId: row.client_id,
  userId: scope.userId,
  kind: row.type,
  channel: 'web',
  sentAt: Date.parse(row.datetime_sent),
  readAt: row.read_at === null ? null : Date.parse(row.read_at),
  subject: {
    ...fromWire(noticeSubject, row),
    ...(row.alert && { alert: z.decode(AlertCauseWire, row.alert as Encoded<typeof alertCause>) }),
  },
});

/** The caller's notices, newest first, `limit` rows after a cursor. */
export async function notificationsPage(
  tx: Tx,
  scope: Scope,
  { clientId, kinds, since, read, valid }: NotificationFilter,
  after: Cursor | undefined,
  limit: number,
): Promise<PagePart<ClientsNotification>> {
  const rows = await noticeRows(tx, scope)
    .$if(clientId !== undefined, (query) => query.where('notification.client_id', '=', clientId!))
    .$if(kinds !== undefined, (query) => query.where('type', 'in', kinds!))
    .$if(since !== undefined, (query) =>
      query.where('datetime_sent', '>=', new Date(startOfDay(since!)).toISOString()),
    )
    .$if(read !== undefined, (query) => query.where(READ_AT, read ? 'is not' : 'is', null))
    .$if(valid !== undefined, (query) => query.where('datetime_resolved', valid ? 'is' : 'is not', null))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(datetime_sent, notification.notification_id) < (${after!.at}::timestamptz, ${after!.id}::int)`,
      ),
    )
    .orderBy('datetime_sent', 'desc')
    .orderBy('notification.notification_id', 'desc')
    .limit(limit)
    .execute();
  const cursorOf = (row: Row): Cursor => ({ at: row.datetime_sent, rank: 0, id: row.notification_id });
  return partOf(rows, limit, cursorOf, (looked) =>
    seen(scope, looked).map((row) => [cursorOf(row), noticeOf(scope, row)] as const),
  );
}

/** The notices that the caller may see, newest first. */
export async function notificationsByIds(
  tx: Tx,
  scope: Scope,
  ids: readonly number[],
): Promise<ClientsNotification[]> {
  const rows = await noticeRows(tx, scope)
    .where(sql<boolean>`notification.notification_id = any(${ids}::int[])`)
    .orderBy('datetime_sent', 'desc')
    .orderBy('notification.notification_id', 'desc')
    .execute();
  return seen(scope, rows).map((row) => noticeOf(scope, row));
}

/**
 * Marks notices as read by the caller at `at`, or as unread with null, in the order of their ids. Those read before keep
 * their time.
 */
export async function markNotifications(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  ids: readonly number[],
  at: string | null,
): Promise<void> {
  if (at === null) {
    await sql`
      delete from notification_read
      where (client_id, user_id) = (${clientId}, ${scope.userId}) and notification_id in (
        select notification_id from notification_read
        where (client_id, user_id) = (${clientId}, ${scope.userId}) and notification_id = any(${ids}::int[])
        order by notification_id for update)`.execute(tx);
    return;
  }
  const row = (notification_id: number) => ({
    client_id: clientId,
    notification_id,
    user_id: scope.userId,
    datetime_read: at,
  });
  await tx
    .insertInto('notification_read')
    .values(ids.toSorted((a, b) => a - b).map(row))
    .onConflict((known) => known.columns(['client_id', 'notification_id', 'user_id']).doNothing())
    .execute();
}
