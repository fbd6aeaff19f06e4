import type { EpochMs } from '@vigia/domain';
import type { ClientId, UserId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { isInUse } from '../farm/archived-clients.ts';

/** Whether the caller wants notices by e-mail. */
export async function wantsNoticeMail(tx: Tx, scope: Scope, clientId: ClientId): Promise<boolean> {
  const row = await tx
    .selectFrom('notice_mail')
    .select('since')
    .where('client_id', '=', clientId)
    .where('user_id', '=', scope.userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Turns notices by e-mail on since an instant, or off with null. Notices from before that instant are not sent.
 */
export async function setNoticeMail(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  since: string | null,
): Promise<void> {
  const own = { client_id: clientId, user_id: scope.userId };
  if (since === null) {
    const { client_id, user_id } = own;
    await tx
      .deleteFrom('notice_mail')
      .where('client_id', '=', client_id)
      .where('user_id', '=', user_id)
      .execute();
    return;
  }
  await tx
    .insertInto('notice_mail')
    .values({ ...own, since })
    .onConflict((conflict) => conflict.columns(['client_id', 'user_id']).doNothing())
    .execute();
}

/** People of the client who want notices by e-mail, and since when; empty for an archived client. */
export async function noticeReaders(tx: Tx, clientId: ClientId) {
  return await tx
    .selectFrom('notice_mail')
    .select(['user_id', 'since'])
    .where('client_id', '=', clientId)
    .where(isInUse(clientId))
    .orderBy('user_id')
    .execute();
}

/** A way on which somebody is told: by e-mail, or on one of their browsers. */
export interface NoticeWay {
  readonly kind: 'notice' | 'push';
  /** First part of the occasions of its letters. */
  readonly occasions: string;
}
export const byMail = (userId: UserId): NoticeWay => ({ kind: 'notice', occasions: `notices/${userId}/` });
export const onDevice = (pushDeviceId: number): NoticeWay => ({
  kind: 'push',
  occasions: `push/${pushDeviceId}/`,
});

/** When somebody was told last on a way, epoch ms; null for never. */
export async function lastTold(
  tx: Tx,
  clientId: ClientId,
  { kind, occasions }: NoticeWay,
): Promise<EpochMs | null> {
  const { rows } = await sql<{ at: EpochMs | null }>`
    select (extract(epoch from max(due_at)) * 1000)::float8 as at from letter
    where client_id = ${clientId}::int and kind = ${kind} and starts_with(occasion, ${occasions})`.execute(
    tx,
  );
  return rows[0]?.at ?? null;
}

/** Notices of a client within a time, oldest first, without those of the earlier letters of a way. */
export async function noticesToTell(
  tx: Tx,
  clientId: ClientId,
  { kind, occasions }: NoticeWay,
  { after, until }: { readonly after: string; readonly until: string },
  before: number | null = null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select notification_id as id from public.notification as notification
    where client_id = ${clientId}::int and datetime_sent > ${after}::timestamptz
      and datetime_sent <= ${until}::timestamptz
      and notification_id > coalesce((
        select max(notification_id) from letter
        where client_id = ${clientId}::int and kind = ${kind} and starts_with(occasion, ${occasions})
          and (${before}::int is null or letter_id < ${before}::int)), 0)
    order by notification_id`.execute(tx);
  return rows.map(({ id }) => id);
}
