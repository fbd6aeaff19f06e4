import type { DeliveryKind } from '@vigia/domain/events';
import type { ClientId, SectorId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { ofClient } from '../../db/name-client.ts';

/** A message that is to be written for whoever wants it. */
export interface Message {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly occasion: string;
  readonly subject: string;
  readonly sectorId: SectorId | null;
  /** Webhooks that were made later are not told: an ISO instant; null for what happens now. */
  readonly happenedBy: string | null;
  readonly body: string;
}

/** Kinds that some webhook of the client wants; paused ones too, which are told later. */
export async function wantedKinds(tx: Tx): Promise<ReadonlySet<DeliveryKind>> {
  const { rows } = await sql<{ kind: DeliveryKind }>`
    select distinct unnest(webhook_kinds) as kind from webhook where ${ofClient(tx)}`.execute(tx);
  return new Set(rows.map(({ kind }) => kind));
}

/**
 * Writes messages for every webhook of the client that wants their kind and sector, in the order given. A webhook that
 * has a message of an occasion gets no other one. Webhooks are held before: one that is being deleted meanwhile would
 * otherwise refuse the whole write.
 *
 * @returns how many were written
 */
export async function putMessages(
  tx: Tx,
  clientId: ClientId,
  messages: readonly Message[],
  at: string,
): Promise<number> {
  await sql`select 1 from webhook where ${ofClient(tx)} and client_id = ${clientId}::int
    order by webhook_id for key share`.execute(tx);
  const of = <T>(pick: (one: Message) => T) => messages.map(pick);
  const { rows } = await sql`
    insert into webhook_delivery (client_id, webhook_id, message_id, message_kind, occasion, subject, message_body,
      made_at, since_at, next_try_at)
    select ${clientId}::int, webhook.webhook_id, line.id, line.kind, line.occasion, line.subject, line.body,
      ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${of(({ id }) => id)}::uuid[], ${of(({ kind }) => kind)}::text[],
      ${of(({ occasion }) => occasion)}::text[], ${of(({ subject }) => subject)}::text[],
      ${of(({ sectorId }) => sectorId)}::int[], ${of(({ happenedBy }) => happenedBy)}::timestamptz[],
      ${of(({ body }) => body)}::text[])
      with ordinality as line (id, kind, occasion, subject, sector_id, happened_by, body, place)
    join webhook on ${ofClient(tx, 'webhook')} and webhook.client_id = ${clientId}::int
      and line.kind = any(webhook.webhook_kinds)
      and (webhook.sector_ids = '{}' or line.sector_id = any(webhook.sector_ids))
      and (line.happened_by is null or webhook.created_at <= line.happened_by)
    order by line.place, webhook.webhook_id
    on conflict (client_id, webhook_id, occasion) do nothing returning 1`.execute(tx);
  return rows.length;
}
