import { toWire, WebhookWire, webhookInput, wireNames } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Webhook, WebhookInput } from '@vigia/domain/events';
import type { ClientId } from '@vigia/domain/farm';
import { sql, type Updateable } from 'kysely';
import * as z from 'zod/mini';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { ofClient } from '../../db/name-client.ts';
import type { WebhookTable } from '../../db/schema/webhooks.ts';
import { lockRow } from '../lock-row.ts';

const iso = (at: EpochMs): string => new Date(at).toISOString();

/** How many messages of a webhook are in a state; trials are not counted. */
const countOf = (tx: Tx, state: 'waiting' | 'aside') => sql<string>`(
  select count(*) from webhook_delivery d where ${ofClient(tx, 'd')} and d.client_id = webhook.client_id
    and d.webhook_id = webhook.webhook_id and d.delivery_state = ${state} and d.message_kind <> 'test')`;

const rows = (tx: Tx) =>
  tx
    .selectFrom('webhook')
    .select(['webhook_id', 'client_id', ...wireNames(webhookInput)])
    .select(['webhook_state', 'created_at', 'created_by', 'old_secret_until'])
    .select(['delivery_failure', 'failed_at', 'delivered_at'])
    .select([countOf(tx, 'waiting').as('waiting'), countOf(tx, 'aside').as('set_aside')])
    .orderBy('webhook_id');
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const seen = (scope: Scope, found: readonly Row[]): Webhook[] =>
  visible(scope, 'season.read', found, (row) => ({ clientId: row.client_id })).map((row) =>
    z.decode(WebhookWire, {
      ...row,
      delivery_failure: row.delivery_failure ?? null,
      waiting: Number(row.waiting),
      set_aside: Number(row.set_aside),
    }),
  );

/** The client's webhooks, by id. The caller must check who may read them: administrators, who see all sectors. */
export async function webhooksOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<Webhook[]> {
  return seen(scope, await rows(tx).where('client_id', '=', clientId).execute());
}

/** A webhook of a client in the scope; null without one. The caller must check who may read it. */
export async function webhookById(tx: Tx, scope: Scope, id: number): Promise<Webhook | null> {
  return seen(scope, await rows(tx).where('webhook_id', '=', id).execute())[0] ?? null;
}

export const lockWebhook = (tx: Tx, id: number) => lockRow(tx, 'webhook', 'webhook_id', id);

/** Makes a webhook without a secret yet. @returns its id */
export async function insertWebhook(
  tx: Tx,
  clientId: ClientId,
  input: WebhookInput,
  { now, createdBy }: { readonly now: EpochMs; readonly createdBy: string | null },
): Promise<number> {
  const { name: webhook_name, url: webhook_url, kinds, sectorIds } = input;
  const row = await tx
    .insertInto('webhook')
    .values({
      ...{ client_id: clientId, webhook_name, webhook_url, webhook_kinds: [...kinds] },
      ...{ sector_ids: [...sectorIds], sealed_secret: '', delivery_failure: null },
      ...{ next_at: iso(now), created_at: iso(now), created_by: createdBy },
    })
    .returning('webhook_id')
    .executeTakeFirstOrThrow();
  return row.webhook_id;
}

type Key = Pick<Webhook, 'clientId' | 'id'>;

export async function changeWebhook(
  tx: Tx,
  { clientId, id }: Key,
  changes: Updateable<WebhookTable>,
): Promise<void> {
  await tx
    .updateTable('webhook')
    .set(changes)
    .where('client_id', '=', clientId)
    .where('webhook_id', '=', id)
    .execute();
}

/** What people write of a webhook, as its columns. */
export const columnsOf = ({ kinds, sectorIds, ...rest }: WebhookInput): Updateable<WebhookTable> => ({
  ...toWire(webhookInput, { ...rest, kinds: [...kinds], sectorIds: [...sectorIds] }),
});

/** Ends a webhook with its messages. */
export async function deleteWebhook(tx: Tx, { clientId, id }: Key): Promise<void> {
  await tx.deleteFrom('webhook').where('client_id', '=', clientId).where('webhook_id', '=', id).execute();
}

/** The sealed secrets of a webhook, the newest first. */
export async function secretsOf(tx: Tx, { clientId, id }: Key) {
  return await tx
    .selectFrom('webhook')
    .select(['sealed_secret', 'old_sealed_secret', 'old_secret_until'])
    .where('client_id', '=', clientId)
    .where('webhook_id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Sealed secrets of all webhooks, for replacing the key that seals them. */
export async function sealedSecretsOfWebhooks(db: Tx) {
  const found = await db
    .selectFrom('webhook')
    .select(['client_id', 'webhook_id', 'sealed_secret', 'old_sealed_secret'])
    .orderBy('client_id')
    .orderBy('webhook_id')
    .execute();
  return found.flatMap((row) => {
    const owner = { clientId: row.client_id, webhookId: row.webhook_id };
    const old = row.old_sealed_secret;
    return [
      { owner, column: 'sealed_secret' as const, sealed: row.sealed_secret },
      ...(old === null ? [] : [{ owner, column: 'old_sealed_secret' as const, sealed: old }]),
    ];
  });
}

/** Replaces a sealed secret, unless it was changed meanwhile. @returns whether it was replaced */
export async function replaceSealedSecret(
  db: Tx,
  { owner, column, sealed }: Awaited<ReturnType<typeof sealedSecretsOfWebhooks>>[number],
  anew: string,
): Promise<boolean> {
  const { rows: replaced } = await sql`update webhook set ${sql.ref(column)} = ${anew}
    where client_id = ${owner.clientId}::int and webhook_id = ${owner.webhookId}::int
      and ${sql.ref(column)} = ${sealed} returning 1`.execute(db);
  return replaced.length > 0;
}
