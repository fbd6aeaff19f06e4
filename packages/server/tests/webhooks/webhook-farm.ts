import { randomUUID } from 'node:crypto';
import type { WebhookKind } from '@vigia/domain/events';
import { WEBHOOK_KINDS } from '@vigia/domain/events';
import { pino } from 'pino';
import { sealOf } from '../../src/auth/second-step/seal.ts';
import { asClient } from '../../src/db/tenant.ts';
import { addressGuard } from '../../src/outbound/address-guard.ts';
import { type SendTools, sendDue } from '../../src/webhooks/send-due.ts';
import { newSecret } from '../../src/webhooks/sign.ts';
import { tell } from '../../src/webhooks/tell.ts';
import type { TestDatabase } from '../support/test-database.ts';

const CLIENT = 1;
const iso = (at: number): string => new Date(at).toISOString();

export interface WebhookOptions {
  readonly url: string;
  readonly kinds?: readonly WebhookKind[];
  readonly sectorIds?: readonly number[];
}

/** A client's webhooks, and what happens in its farm, by a clock that tests move. */
export function webhookFarm({ databases }: TestDatabase, clock: { now: number }) {
  const { owner } = databases;
  const now = () => clock.now;
  const seal = sealOf(databases.auth, now);
  const tools: SendTools = {
    databases,
    seal,
    now,
    guard: addressGuard(['127.0.0.1']),
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  };
  const state = async (webhookId: number) => ({
    ...(await owner.selectFrom('webhook').selectAll().where('webhook_id', '=', webhookId).executeTakeFirst()),
    deliveries: await owner
      .selectFrom('webhook_delivery')
      .selectAll()
      .where('webhook_id', '=', webhookId)
      .orderBy('delivery_id')
      .execute(),
  });
  return {
    tools,
    seal,
    state,
    /** @returns its id and secret */
    add: async ({ url, kinds = WEBHOOK_KINDS, sectorIds = [] }: WebhookOptions) => {
      const secret = newSecret();
      const { webhook_id: webhookId } = await owner
        .insertInto('webhook')
        .values({
          ...{ client_id: CLIENT, webhook_name: 'Programa', webhook_url: url, webhook_kinds: [...kinds] },
          ...{ sector_ids: [...sectorIds], sealed_secret: '', next_at: iso(now()), created_at: iso(now()) },
          delivery_failure: null,
        })
        .returning('webhook_id')
        .executeTakeFirstOrThrow();
      const sealed = await seal.close({ clientId: CLIENT, webhookId }, secret);
      await owner
        .updateTable('webhook')
        .set({ sealed_secret: sealed })
        .where('webhook_id', '=', webhookId)
        .execute();
      return { webhookId, secret };
    },
    /** Something happens at a station, in a transaction that may be undone. */
    happen: async (stationId: number, { undone = false, sectorId = 11 } = {}) => {
      const occasion = `health/${randomUUID()}`;
      const work = asClient(databases.background, CLIENT, async (tx) => {
        const data = { day: iso(now()).slice(0, 10) as never, state: 'error', before: null } as const;
        const place = { sectorId, stationId, nodeSerial: null };
        await tell(tx, CLIENT, [{ kind: 'health', occasion, ...place, data }], now());
        if (undone) throw new Error('undone');
      });
      await work.catch((error: Error) => {
        if (error.message !== 'undone') throw error;
      });
      return occasion;
    },
    /** A pass of a server, with some of its tools replaced. */
    send: (more: Partial<SendTools> = {}) => sendDue({ ...tools, ...more }),
    remove: async (webhookId: number) => {
      await owner.deleteFrom('webhook').where('webhook_id', '=', webhookId).execute();
    },
  };
}
export type WebhookFarm = ReturnType<typeof webhookFarm>;
