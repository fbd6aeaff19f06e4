import { DeliveryWire, MOST_DELIVERIES } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Delivery, DeliveryState, Webhook } from '@vigia/domain/events';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../../access/reach.ts';
import { deleteFree } from '../delete-free.ts';
import type { Message } from './outbox.ts';
import type { TryEnd } from './sending.ts';

type Key = Pick<Webhook, 'clientId' | 'id'>;
const iso = (at: EpochMs): string => new Date(at).toISOString();

const rows = (tx: Tx, { clientId, id }: Key) =>
  tx
    .selectFrom('webhook_delivery')
    .select(['delivery_id', 'webhook_id', 'client_id', 'message_id', 'message_kind', 'delivery_state'])
    .select(['made_at', 'tries', 'tried_at', 'next_try_at', 'answer_status', 'delivery_failure'])
    .select(['answer_start', 'message_body'])
    .where('client_id', '=', clientId)
    .where('webhook_id', '=', id)
    .orderBy('delivery_id', 'desc');
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const deliveryOf = (row: Row): Delivery =>
  z.decode(DeliveryWire, {
    ...row,
    next_try_at: row.delivery_state === 'waiting' ? row.next_try_at : null,
    answer_status: row.answer_status ?? null,
    delivery_failure: row.delivery_failure ?? null,
  });

export interface DeliveryFilter {
  readonly state?: DeliveryState | undefined;
  /** Only those that are older than this one. */
  readonly beforeId?: number | undefined;
}

/** Messages of a webhook that the caller may read, newest first, `MOST_DELIVERIES` at most. */
export async function deliveriesOf(
  tx: Tx,
  webhook: Key,
  { state, beforeId }: DeliveryFilter,
): Promise<{ items: Delivery[]; has_more: boolean }> {
  const found = await rows(tx, webhook)
    .$if(state !== undefined, (query) => query.where('delivery_state', '=', state!))
    .$if(beforeId !== undefined, (query) => query.where('delivery_id', '<', beforeId!))
    .limit(MOST_DELIVERIES + 1)
    .execute();
  return {
    items: found.slice(0, MOST_DELIVERIES).map(deliveryOf),
    has_more: found.length > MOST_DELIVERIES,
  };
}

/** A message of a webhook that the caller may read; null without one. */
export async function deliveryById(tx: Tx, webhook: Key, deliveryId: number): Promise<Delivery | null> {
  const row = await rows(tx, webhook).where('delivery_id', '=', deliveryId).executeTakeFirst();
  return row ? deliveryOf(row) : null;
}

/** Messages that are tried anew from now on, for three days again. @returns how many */
async function again(tx: Tx, { clientId, id }: Key, which: RawBuilder<unknown>, now: EpochMs) {
  const { rows: changed } = await sql`
    with chosen as materialized (
      select delivery_id from webhook_delivery
      where client_id = ${clientId}::int and webhook_id = ${id}::int and ${which} order by delivery_id for update)
    update webhook_delivery set delivery_state = 'waiting', since_at = ${iso(now)}::timestamptz,
      next_try_at = ${iso(now)}::timestamptz
    where client_id = ${clientId}::int and delivery_id in (select delivery_id from chosen) returning 1`.execute(
    tx,
  );
  return changed.length;
}

/** Sends a message again that was delivered or set aside; one that waits is due at once. */
export const sendAgain = (tx: Tx, webhook: Key, deliveryId: number, now: EpochMs) =>
  again(tx, webhook, sql`delivery_id = ${deliveryId}::int`, now);

/** Sends all messages again that were set aside; trials are no messages. @returns how many */
export const sendAsideAgain = (tx: Tx, webhook: Key, now: EpochMs) =>
  again(tx, webhook, sql`delivery_state = 'aside' and message_kind <> 'test'`, now);

/** What waits has its three days from now on, as it could not be sent while its webhook was paused. */
export const waitAnew = (tx: Tx, webhook: Key, now: EpochMs) =>
  again(tx, webhook, sql`delivery_state = 'waiting'`, now);

/** Stores a trial with what became of it. @returns its id */
export async function putTrial(
  tx: Tx,
  { clientId, id }: Key,
  {
    id: messageId,
    kind,
    occasion,
    subject,
    body,
  }: Pick<Message, 'id' | 'kind' | 'occasion' | 'subject' | 'body'>,
  { at, status, answer, failure }: TryEnd & { readonly failure: Delivery['failure'] },
): Promise<number> {
  const row = await tx
    .insertInto('webhook_delivery')
    .values({
      ...{
        client_id: clientId,
        webhook_id: id,
        message_id: messageId,
        message_kind: kind,
        occasion,
        subject,
      },
      ...{ message_body: body, delivery_state: failure === null ? 'delivered' : 'aside', tries: 1 },
      ...{ made_at: iso(at), since_at: iso(at), next_try_at: iso(at), tried_at: iso(at) },
      ...{ answer_status: status, answer_start: answer, delivery_failure: failure },
    })
    .returning('delivery_id')
    .executeTakeFirstOrThrow();
  return row.delivery_id;
}

/** Deletes a client's messages from before an instant, whatever became of them. @returns their number */
export const forgetDeliveries = async (tx: Tx, before: string): Promise<number> =>
  (await deleteFree(tx, 'webhook_delivery', sql`made_at < ${before}::timestamptz`)).length;
