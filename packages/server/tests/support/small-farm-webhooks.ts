import type { WebhookKind } from '@vigia/domain/events';
import { sql } from 'kysely';
import type { Databases } from '../../src/db/pool.ts';
import { FOREIGN_CANARY, FOREIGN_WEBHOOK_ID, UNOPENED_KEYS, WEBHOOK_ID } from './farm-keys.ts';

const MESSAGE = '0a1b2c3d-0000-4000-8000-000000000002';

/**
 * Webhooks of both clients, each with a message that was set aside; nothing in a schema of before there were any. Their
 * secrets cannot be opened, so that no test sends to them.
 */
export async function insertWebhooks({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const { rows } = await sql<object>`select where to_regclass('webhook') is not null`.execute(owner);
  if (rows.length === 0) return;
  const at = '2026-11-20T12:00:00.000Z';
  const webhooks = [
    { client_id: 1, webhook_id: WEBHOOK_ID, webhook_name: 'ERP' },
    { client_id: 3, webhook_id: FOREIGN_WEBHOOK_ID, webhook_name: FOREIGN_CANARY },
  ];
  await owner
    .insertInto('webhook')
    .values(
      webhooks.map((each) => ({
        ...each,
        webhook_url: `https://${each.client_id === 1 ? 'erp' : FOREIGN_CANARY}.example/`,
        webhook_kinds: ['report'] satisfies WebhookKind[],
        ...{ sealed_secret: UNOPENED_KEYS, next_at: at, created_at: at },
        delivery_failure: 'refused' as const,
      })),
    )
    .execute();
  await owner
    .insertInto('webhook_delivery')
    .values(
      webhooks.map(({ client_id, webhook_id }) => ({
        ...{ client_id, webhook_id, delivery_id: webhook_id, message_id: MESSAGE },
        ...{ occasion: 'report/1', subject: 'sector/11' },
        message_kind: 'report' as const,
        delivery_state: 'aside' as const,
        delivery_failure: 'refused' as const,
        message_body: JSON.stringify({ message_id: client_id === 1 ? MESSAGE : FOREIGN_CANARY }),
        ...{ made_at: at, since_at: at, next_try_at: at, tried_at: at, answer_status: 400, tries: 1 },
        answer_start: client_id === 1 ? 'no' : FOREIGN_CANARY,
      })),
    )
    .execute();
}
