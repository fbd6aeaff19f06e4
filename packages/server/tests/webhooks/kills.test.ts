import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSmallFarm, PEOPLE } from '../support/small-farm.ts';
import { plainDatabase, type TestDatabase } from '../support/test-database.ts';
import { realServers } from './real-server.ts';
import { type Receiver, startReceiver } from './receiver.ts';

/** `pnpm test:long webhooks` kills 8 times. */
const KILLS = Number(process.env.VIGIA_WEBHOOK_KILLS ?? 2);

let database: TestDatabase;
let receiver: Receiver;
let servers: ReturnType<typeof realServers>;
beforeAll(async () => {
  database = await plainDatabase();
  await insertSmallFarm(database.databases);
  receiver = await startReceiver();
  servers = realServers(database);
});
afterAll(async () => {
  await receiver?.close();
  servers?.remove();
  await database?.cleanup();
});

const report = (sectorId: number, comments: string) => ({
  ...{ client_id: 1, type: 'agrochemical_application', sector_id: sectorId, pest_id: 2 },
  ...{ product: 'Aceite', dose: 1, measure: 'L/ha', user_email: PEOPLE.admin.email, comments },
  datetime_event: '2026-11-20T15:00:00.000Z',
});

/** The first request of a message is the last thing that a server does; it never hears the answer. */
const nextRequest = () =>
  new Promise<void>((came) => {
    receiver.manner = () => {
      came();
      return { kind: 'silent' };
    };
  });

test(`a real server is killed after storing or in the middle of sending, ${KILLS} times: every acknowledged report is told, again with the same id`, {
  timeout: 120_000 + KILLS * 40_000,
}, async () => {
  let server = await servers.start();
  const { webhook, signing_secret: secret } = await server.ask<{
    webhook: { webhook_id: number };
    signing_secret: string;
  }>('/v2/webhooks', {
    ...{ client_id: 1, webhook_name: 'Programa', webhook_url: receiver.url },
    ...{ webhook_kinds: ['report'], sector_ids: [] },
  });
  receiver.secret = secret;
  const { owner } = database.databases;
  const told: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const comments = `reporte ${kill}`;
    const isSending = kill % 2 === 1;
    const came = nextRequest();
    await server.ask('/v2/events', report(kill % 4 < 2 ? 11 : 12, comments));
    told.push(comments);
    if (isSending) await came;
    await server.end('SIGKILL');
    receiver.manner = () => ({ kind: 'answer', status: 200 });
    // Its minute is over: what the dead server had taken is free again.
    await owner
      .updateTable('webhook_delivery')
      .set({ taken_until: new Date(0).toISOString() })
      .execute();
    server = await servers.start();
  }
  const stored = () =>
    owner
      .selectFrom('webhook_delivery')
      .select(['message_id', 'message_body', 'delivery_state'])
      .where('webhook_id', '=', webhook.webhook_id)
      .execute();
  await expect
    .poll(async () => (await stored()).filter((each) => each.delivery_state !== 'delivered'), {
      timeout: 60_000,
    })
    .toEqual([]);
  await server.end('SIGTERM');

  const messages = await stored();
  expect(
    messages.map(({ message_body }) => JSON.parse(message_body).data.comments).toSorted(),
    'each report once',
  ).toEqual(told.toSorted());
  const bodies = new Map(messages.map((each) => [each.message_id, each.message_body]));
  for (const { id, body, isSigned } of receiver.received)
    expect({ isSigned, body }).toEqual({ isSigned: true, body: bodies.get(id) });
  const taken = new Set(receiver.received.filter(({ isTaken }) => isTaken).map(({ id }) => id));
  expect(taken.size, 'taken').toBe(told.length);
  const repeated = receiver.received.length - new Set(receiver.received.map(({ id }) => id)).size;
  expect(repeated, 'sent again with their ids').toBeGreaterThanOrEqual(Math.floor(KILLS / 2));
  process.stdout.write(`${KILLS} kills: ${JSON.stringify({ told: told.length, repeated })}\n`);
});
