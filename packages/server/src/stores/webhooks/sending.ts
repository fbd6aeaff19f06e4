import type { EpochMs } from '@vigia/domain';
import { type DeliveryFailure, DOWN_AFTER } from '@vigia/domain/events';
import type { ClientId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { ofClient } from '../../db/name-client.ts';
import type { Db } from '../../db/pool.ts';
import { isInUse } from '../farm/archived-clients.ts';

/** A webhook of a client. */
export interface WebhookKey {
  readonly clientId: ClientId;
  readonly webhookId: number;
}

/** A webhook as its sender sees it. */
export interface Receiver extends WebhookKey {
  readonly url: string;
  readonly sealedSecret: string;
  /** The secret before, while it still signs. */
  readonly oldSealedSecret: string | null;
  /** Failures in a row. */
  readonly failures: number;
}

/** A message that a server has taken to send it. */
export interface TakenMessage extends WebhookKey {
  readonly deliveryId: number;
  readonly messageId: string;
  readonly body: string;
  readonly tries: number;
  readonly since: EpochMs;
  /** Until then no other server sends it. */
  readonly until: EpochMs;
}

const iso = (at: EpochMs): string => new Date(at).toISOString();
const FREE = (now: EpochMs) => sql`delivery_state = 'waiting' and next_try_at <= ${iso(now)}::timestamptz
  and (taken_until is null or taken_until <= ${iso(now)}::timestamptz)`;

/** Whether any webhook of the installation is on: without one nothing is sent. */
export async function isAnyOn(owner: Db): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean }>`
    select exists (select 1 from webhook where webhook_state = 'on') as is_on`.execute(owner);
  return rows[0]?.is_on === true;
}

/** Clients with messages that are due. It asks one table alone, so that each node of a Citus answers by itself. */
export async function clientsToSend(owner: Db, now: EpochMs): Promise<ClientId[]> {
  const { rows } = await sql<{ client_id: number }>`
    select client_id from webhook_delivery where ${FREE(now)} group by client_id order by client_id`.execute(
    owner,
  );
  return rows.map((row) => row.client_id);
}

/** A webhook with messages that are due. */
export interface DueWebhook extends WebhookKey {
  /** When it was last sent anything; null: never. */
  readonly servedAt: EpochMs | null;
}

/** Webhooks of the client with messages that are due; none of a client that is archived. */
export async function dueWebhooks(tx: Tx, clientId: ClientId, now: EpochMs): Promise<DueWebhook[]> {
  const { rows } = await sql<{ webhook_id: number; served_at: string | null }>`
    select webhook_id, greatest(delivered_at, failed_at) as served_at from webhook
    where ${ofClient(tx)} and webhook_state = 'on' and next_at <= ${iso(now)}::timestamptz and ${isInUse(clientId)}
      and exists (select 1 from webhook_delivery sent where ${ofClient(tx, 'sent')}
        and sent.webhook_id = webhook.webhook_id and ${FREE(now)})
    order by webhook_id`.execute(tx);
  return rows.map((row) => ({
    ...{ clientId, webhookId: row.webhook_id },
    servedAt: row.served_at === null ? null : Date.parse(row.served_at),
  }));
}

/** The receiver of a webhook that may be sent to now; null for one that rests, is paused or is gone. */
export async function receiverOf(
  tx: Tx,
  { clientId, webhookId }: WebhookKey,
  now: EpochMs,
): Promise<Receiver | null> {
  const row = await tx
    .selectFrom('webhook')
    .select(['webhook_url', 'sealed_secret', 'old_sealed_secret', 'old_secret_until', 'failures'])
    .where('client_id', '=', clientId)
    .where('webhook_id', '=', webhookId)
    .where('webhook_state', '=', 'on')
    .where('next_at', '<=', iso(now))
    .executeTakeFirst();
  if (!row) return null;
  const isOld = row.old_secret_until !== null && Date.parse(row.old_secret_until) > now;
  return {
    ...{ clientId, webhookId, url: row.webhook_url, failures: row.failures },
    sealedSecret: row.sealed_secret,
    oldSealedSecret: isOld ? row.old_sealed_secret : null,
  };
}

/**
 * Takes messages to send them: of each subject the first one that was not delivered, if it is due and no other server
 * has it. Messages that were set aside hold up no other ones. The rows are chosen once: in a plain subquery PostgreSQL may
 * choose again, and take more.
 */
export async function takeMessages(
  tx: Tx,
  { clientId, webhookId }: WebhookKey,
  { now, until, most }: { readonly now: EpochMs; readonly until: EpochMs; readonly most: number },
): Promise<TakenMessage[]> {
  const { rows } = await sql<{
    delivery_id: number;
    message_id: string;
    message_body: string;
    tries: number;
    since_at: string;
  }>`
    with free as materialized (
      select delivery_id from webhook_delivery
      where ${ofClient(tx)} and client_id = ${clientId}::int and webhook_id = ${webhookId}::int and ${FREE(now)}
        and delivery_id in (
          select min(delivery_id) from webhook_delivery
          where ${ofClient(tx)} and client_id = ${clientId}::int and webhook_id = ${webhookId}::int
            and delivery_state = 'waiting'
          group by subject)
      order by delivery_id limit ${most} for update skip locked)
    update webhook_delivery set taken_until = ${iso(until)}::timestamptz
    where ${ofClient(tx)} and client_id = ${clientId}::int and delivery_id in (select delivery_id from free)
    returning delivery_id, message_id, message_body, tries, since_at`.execute(tx);
  const taken = rows.map((row) => ({
    ...{ clientId, webhookId, deliveryId: row.delivery_id, messageId: row.message_id, until },
    ...{ body: row.message_body, tries: row.tries, since: Date.parse(row.since_at) },
  }));
  return taken.toSorted((a, b) => a.deliveryId - b.deliveryId);
}

/** What became of a try. */
export interface TryEnd {
  readonly at: EpochMs;
  readonly status: number | null;
  readonly answer: string | null;
}

/** The receiver took the message. What waits as it was down is due again. */
export async function noteDelivered(tx: Tx, message: TakenMessage, end: TryEnd): Promise<void> {
  const { clientId, webhookId } = message;
  const own = sql`${ofClient(tx)} and client_id = ${clientId}::int and webhook_id = ${webhookId}::int`;
  const { rows } = await sql<{ failures: number }>`
    select failures from webhook where ${own} for no key update`.execute(tx);
  await sql`update webhook set failures = 0, delivery_failure = null, failed_at = null,
    delivered_at = ${iso(end.at)}::timestamptz, next_at = least(next_at, ${iso(end.at)}::timestamptz)
    where ${own}`.execute(tx);
  await endTry(tx, message, end, { delivery_state: 'delivered', delivery_failure: null });
  if ((rows[0]?.failures ?? 0) < DOWN_AFTER) return;
  await sql`update webhook_delivery set next_try_at = ${iso(end.at)}::timestamptz where ${own}
    and delivery_state = 'waiting' and next_try_at > ${iso(end.at)}::timestamptz
    and delivery_failure is distinct from 'refused'`.execute(tx);
}

/** How a failed try goes on. */
export interface FailedTry extends TryEnd {
  readonly failure: DeliveryFailure;
  /** When it is tried again; null: it is set aside. */
  readonly nextAt: EpochMs | null;
  /** When the receiver is sent something again, by its failures in a row; null: the failure is none of the receiver's. */
  readonly restUntil: ((failures: number) => EpochMs) | null;
  /** When the try began. */
  readonly begunAt: EpochMs;
}

/**
 * The receiver did not take the message. Tries at the same time that fail alike count as one failure of the receiver.
 */
export async function noteFailed(tx: Tx, message: TakenMessage, end: FailedTry): Promise<void> {
  const { clientId, webhookId } = message;
  const webhook = await tx
    .selectFrom('webhook')
    .select(['failures', 'failed_at'])
    .where('client_id', '=', clientId)
    .where('webhook_id', '=', webhookId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!webhook) return;
  const isCounted = webhook.failed_at === null || Date.parse(webhook.failed_at) < end.begunAt;
  const failures = webhook.failures + (isCounted && end.restUntil ? 1 : 0);
  await tx
    .updateTable('webhook')
    .set({
      ...{ failures, delivery_failure: end.failure, failed_at: iso(end.at) },
      ...(end.restUntil && { next_at: iso(end.restUntil(failures)) }),
    })
    .where('client_id', '=', clientId)
    .where('webhook_id', '=', webhookId)
    .execute();
  await endTry(tx, message, end, {
    delivery_failure: end.failure,
    ...(end.nextAt === null ? { delivery_state: 'aside' } : { next_try_at: iso(end.nextAt) }),
  });
}

/** Writes down a try, unless another server has taken the message meanwhile. */
async function endTry(
  tx: Tx,
  { clientId, deliveryId, until }: TakenMessage,
  { at, status, answer }: TryEnd,
  outcome: {
    readonly delivery_failure: DeliveryFailure | null;
    readonly delivery_state?: 'delivered' | 'aside';
    readonly next_try_at?: string;
  },
): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set((row) => ({
      ...{ taken_until: null, tries: row('tries', '+', 1), tried_at: iso(at) },
      ...{ answer_status: status, answer_start: answer, ...outcome },
    }))
    .where('client_id', '=', clientId)
    .where('delivery_id', '=', deliveryId)
    .where('taken_until', '=', iso(until))
    .execute();
}
