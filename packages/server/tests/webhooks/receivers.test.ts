import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressGuard } from '../../src/outbound/address-guard.ts';
import { insertSmallFarm } from '../support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { TEST_NOW } from '../support/test-now.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { type WebhookFarm, webhookFarm } from './webhook-farm.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const clock = { now: TEST_NOW };
let database: TestDatabase;
let farm: WebhookFarm;
let receiver: Receiver;
/** Where nothing must go. */
let forbidden: Receiver;
beforeAll(async () => {
  database = await testDatabase();
  await insertSmallFarm(database.databases);
  [receiver, forbidden] = [await startReceiver(), await startReceiver('127.0.0.2')];
});
beforeEach(() => {
  clock.now += HOUR;
  farm = webhookFarm(database, clock);
  receiver.received.length = 0;
  receiver.manner = () => ({ kind: 'answer', status: 204 });
});
afterEach(async () => {
  expect(forbidden.received).toEqual([]);
  await database.databases.owner.deleteFrom('webhook').execute();
});
afterAll(async () => {
  await Promise.all([receiver?.close(), forbidden?.close()]);
  await database?.cleanup();
});

const portOf = (one: Receiver) => new URL(one.url).port;
const lastOf = async (webhookId: number) => (await farm.state(webhookId)).deliveries.at(-1);

describe('a message', () => {
  test('goes to whoever wants its kind and sector, signed, with the body that was written', async () => {
    const { webhookId, secret } = await farm.add({ url: `${receiver.url}/a`, sectorIds: [11] });
    const others = await farm.add({ url: `${receiver.url}/b`, kinds: ['report'] });
    receiver.secret = secret;
    await farm.happen(1001);
    await farm.happen(1003, { sectorId: 12 });
    expect(await farm.send()).toEqual({ delivered: 1, failed: 0 });
    expect(receiver.received).toMatchObject([{ path: '/a', isSigned: true, signatures: 1 }]);
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({
      message_id: receiver.received[0]!.id,
      ...{ message_kind: 'health', client_id: 1, sector_id: 11, station_id: 1001, node_id: null },
      data: { health_state: 'error', health_state_before: null },
    });
    expect(await farm.state(webhookId)).toMatchObject({ failures: 0, deliveries: [{ answer_status: 204 }] });
    expect((await farm.state(others.webhookId)).deliveries).toEqual([]);
  });

  test('of a secret that is being replaced bears both signatures, until the time is over', async () => {
    const { webhookId, secret } = await farm.add({ url: receiver.url });
    const { owner } = database.databases;
    const { old_sealed_secret: _, ...now } = await farm.state(webhookId);
    const sealed = await farm.seal.close({ clientId: 1, webhookId }, `whsec_${btoa('x'.repeat(32))}`);
    await owner
      .updateTable('webhook')
      .set({
        sealed_secret: sealed,
        old_sealed_secret: now.sealed_secret!,
        old_secret_until: new Date(clock.now + HOUR).toISOString(),
      })
      .where('webhook_id', '=', webhookId)
      .execute();
    receiver.secret = secret;
    await farm.happen(1001);
    await farm.send();
    clock.now += 2 * HOUR;
    await farm.happen(1001);
    await farm.send();
    expect(receiver.received.map(({ isSigned, signatures }) => [isSigned, signatures])).toEqual([
      [true, 2],
      [false, 1],
    ]);
  });

  test('waits while its webhook is paused or its client archived', async () => {
    const { webhookId } = await farm.add({ url: receiver.url });
    const { owner } = database.databases;
    await farm.happen(1001);
    await owner.updateTable('webhook').set({ webhook_state: 'paused' }).execute();
    await farm.send();
    await owner.updateTable('webhook').set({ webhook_state: 'on' }).execute();
    await owner.updateTable('client').set({ client_is_archived: true }).where('client_id', '=', 1).execute();
    await farm.send();
    expect(receiver.received).toEqual([]);
    await owner.updateTable('client').set({ client_is_archived: false }).where('client_id', '=', 1).execute();
    await farm.send();
    expect(receiver.received).toHaveLength(1);
    expect(await lastOf(webhookId)).toMatchObject({ delivery_state: 'delivered' });
  });
});

describe('a receiver that fails', () => {
  test('is tried for three days; then the message is set aside and the next one goes', async () => {
    const { webhookId } = await farm.add({ url: receiver.url });
    await farm.happen(1001);
    const [{ message_id: wrong } = { message_id: '' }] = (await farm.state(webhookId)).deliveries;
    receiver.manner = ({ body }) => ({ kind: 'answer', status: body.includes(wrong) ? 400 : 200 });
    for (let hours = 0; hours < 71; hours += 1) {
      await farm.send();
      clock.now += HOUR;
    }
    await farm.happen(1001);
    expect((await farm.state(webhookId)).deliveries.map((each) => each.delivery_state)).toEqual([
      'waiting',
      'waiting',
    ]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    clock.now += 7 * HOUR;
    await farm.send();
    const { deliveries } = await farm.state(webhookId);
    expect(deliveries).toMatchObject([
      { delivery_state: 'aside', delivery_failure: 'refused', answer_status: 400 },
      { delivery_state: 'delivered', tries: 1 },
    ]);
    expect(deliveries[0]!.tries).toBeGreaterThan(15);
  });

  test('rests when it is down, and has everything at once when it is back', async () => {
    const { webhookId } = await farm.add({ url: receiver.url });
    receiver.manner = () => ({ kind: 'hang-up' });
    for (const station of [1001, 1002, 1003]) await farm.happen(station);
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await farm.send();
      clock.now += MINUTE;
    }
    const asked = receiver.received.length;
    expect(asked).toBeLessThan(20);
    expect(await farm.state(webhookId)).toMatchObject({ delivery_failure: 'unreachable' });
    receiver.manner = () => ({ kind: 'answer', status: 200 });
    clock.now += 6 * HOUR;
    await farm.send();
    expect((await farm.state(webhookId)).deliveries.map((each) => each.delivery_state)).toEqual(
      Array(3).fill('delivered'),
    );
  });

  test.each([
    [{ kind: 'answer', status: 302, headers: { location: 'FORBIDDEN' } }, 'redirected', 302],
    [{ kind: 'answer', status: 307, headers: { location: 'FORBIDDEN' } }, 'redirected', 307],
    [{ kind: 'answer', status: 500 }, 'server-error', 500],
    [{ kind: 'answer', status: 429, headers: { 'retry-after': '7200' } }, 'too-many', 429],
    [{ kind: 'cut' }, 'broken-answer', 200],
    [{ kind: 'silent' }, 'timeout', null],
    [{ kind: 'hang-up' }, 'unreachable', null],
  ] as const)('%o is noted as %s', async (manner, failure, status) => {
    const { webhookId } = await farm.add({ url: receiver.url });
    receiver.manner = () => JSON.parse(JSON.stringify(manner).replace('FORBIDDEN', forbidden.url));
    await farm.happen(1001);
    await farm.send(manner.kind === 'silent' ? { timeoutMs: 300 } : {});
    expect(await lastOf(webhookId)).toMatchObject({
      delivery_state: 'waiting',
      delivery_failure: failure,
      answer_status: status,
    });
    if (failure !== 'too-many') return;
    clock.now += 119 * MINUTE;
    await farm.send();
    expect(receiver.received).toHaveLength(1);
  });

  test('slowly holds up no other one', async () => {
    const slow = await startReceiver();
    slow.manner = () => ({ kind: 'silent' });
    const first = await farm.add({ url: slow.url });
    const second = await farm.add({ url: receiver.url });
    for (let i = 0; i < 8; i += 1) await farm.happen(2000 + i);
    const sending = farm.send({ timeoutMs: 60_000 });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(8), 30_000);
    expect(slow.received.length).toBeLessThanOrEqual(4);
    await slow.close();
    await sending;
    expect(await lastOf(second.webhookId)).toMatchObject({ delivery_state: 'delivered' });
    expect((await farm.state(first.webhookId)).deliveries).toHaveLength(8);
  });
});

describe('where messages must not go', () => {
  const outcome = async (url: string, more: Parameters<WebhookFarm['send']>[0] = {}) => {
    const { webhookId } = await farm.add({ url });
    await farm.happen(1001);
    await farm.send(more);
    return (await lastOf(webhookId))?.delivery_failure;
  };

  test.each(['127.0.0.2', '[::ffff:127.0.0.2]', '2130706434', '0x7f.2', '0177.0.0.2'])(
    'not to %s',
    async (host) => {
      expect(await outcome(`http://${host}:${portOf(forbidden)}/`)).toBe('not-allowed');
      expect(await outcome(`https://${host}:${portOf(forbidden)}/`)).toBe('not-allowed');
    },
  );

  test('not to this machine where no inner network is named, nor to other schemes', async () => {
    expect(await outcome(receiver.url, { guard: addressGuard([]) })).toBe('not-allowed');
    expect(await outcome(`ftp://127.0.0.1:${portOf(receiver)}/`)).toBe('not-allowed');
    expect(await outcome('no address')).toBe('not-allowed');
    expect(receiver.received).toEqual([]);
  });

  test('not to a name that leads there, or leads there as well', async () => {
    const url = `https://programa.example:${portOf(forbidden)}/`;
    for (const addresses of [['127.0.0.2'], ['8.8.8.8', '127.0.0.2'], ['169.254.169.254'], ['::ffff:7f00:2']])
      expect(await outcome(url, { resolve: async () => addresses })).toBe('not-allowed');
    expect(await outcome(url, { resolve: async () => [] })).toBe('unreachable');
  });

  test('a name is resolved once: what it leads to afterwards is not asked', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2']];
    const resolve = vi.fn(async () => answers.shift() ?? []);
    const url = `http://programa.example:${portOf(receiver)}/`;
    expect(await outcome(url, { resolve })).toBeNull();
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(receiver.received).toHaveLength(1);
  });

  test('plain http goes to inner networks alone', async () => {
    expect(await outcome('http://programa.example/', { resolve: async () => ['8.8.8.8'] })).toBe(
      'not-allowed',
    );
  });
});
