import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/cli.ts';
import { WEBHOOK_ID } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { type Receiver, startReceiver } from '../../../tests/webhooks/receiver.ts';
import { rotateKeys } from '../../auth/rotate-keys.ts';
import { readConfig } from '../../run/config.ts';

const scratch = testFolder();
let service: TestApp;
let receiver: Receiver;
let ask: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  receiver = await startReceiver();
  const env = { VIGIA_DATA: scratch.folder, VIGIA_WEBHOOK_NETWORKS: '127.0.0.1' };
  service = await startTestApp({ config: readConfig(env) });
  ask = await service.as('manager');
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.manner = () => ({ kind: 'answer', status: 200 });
});
afterAll(async () => {
  await service?.close();
  await receiver?.close();
  scratch.remove();
});

interface Webhook {
  readonly webhook_id: number;
  readonly webhook_state: string;
  readonly set_aside: number;
  readonly waiting: number;
}
interface Made {
  readonly webhook: Webhook;
  readonly signing_secret: string;
}
interface Delivery {
  readonly delivery_id: number;
  readonly message_id: string;
  readonly delivery_state: string;
  readonly delivery_failure: string | null;
}
const input = (more = {}) => ({
  webhook_name: 'Programa',
  webhook_url: `${receiver.url}/vigia`,
  webhook_kinds: ['report'],
  sector_ids: [],
  ...more,
});
const json = async <T>(path: string, request?: Ask): Promise<T> => {
  const answer = await ask(path, request);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as T;
};
const make = (more = {}) => json<Made>('/v2/webhooks', { body: { client_id: 1, ...input(more) } });
const put = <T>(path: string, body: object) => json<T>(path, { method: 'PUT', body });
const post = <T>(path: string, body?: object) => json<T>(path, { method: 'POST', ...(body && { body }) });

describe('a webhook', () => {
  test('tells its secret once, keeps it sealed, and is in the history without it', async () => {
    const { webhook, signing_secret: secret } = await make();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await (await ask('/v2/webhooks?client_id=1')).text();
    expect(listed).toContain(`"webhook_id":${webhook.webhook_id}`);
    expect(listed).not.toMatch(/whsec|sealed/);
    const { owner } = service.databases;
    const row = await owner
      .selectFrom('webhook')
      .selectAll()
      .where('webhook_id', '=', webhook.webhook_id)
      .executeTakeFirstOrThrow();
    expect(row.sealed_secret.length).toBeGreaterThan(100);
    const log = await owner.selectFrom('change_log').selectAll().where('kind', '=', 'webhook').execute();
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain(row.sealed_secret);
    expect(service.log.join('')).not.toContain(secret);
  });

  test('keeps no secret under an idempotency key: each request makes one of its own', async () => {
    const headers = { 'idempotency-key': 'un aviso' };
    const again = async (path: string, body: object) => {
      const answers = [await ask(path, { headers, body }), await ask(path, { headers, body })];
      const made = await Promise.all(answers.map(async (each) => (await each.json()) as Made));
      expect(made[0]!.signing_secret).not.toBe(made[1]!.signing_secret);
      return made[0]!.webhook.webhook_id;
    };
    const id = await again('/v2/webhooks', { client_id: 1, ...input() });
    await again(`/v2/webhooks/${id}/secret`, { overlap_hours: 1 });
    const kept = await service.databases.owner.selectFrom('idempotency').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('whsec_');
  });

  test.each([
    ['programa.example', /dirección completa/],
    ['ftp://programa.example/', /dirección completa/],
    ['https://ana:clave@programa.example/', /usuario ni contraseña/],
    ['https://10.0.0.1/', /red privada/],
    ['https://[::1]/', /red privada/],
    ['http://0x7f000002/', /red privada/],
    ['https://169.254.169.254/latest', /red privada/],
  ])('is refused at %s, which names its field', async (webhook_url, words) => {
    const answer = await ask('/v2/webhooks', { body: { client_id: 1, ...input({ webhook_url }) } });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect(errors).toEqual([{ field: 'webhook_url', message: expect.stringMatching(words) }]);
  });

  test('with plain http is refused where no inner network is named', async () => {
    const plain = await startTestApp();
    const answer = await (await plain.as('manager'))('/v2/webhooks', {
      body: { client_id: 1, ...input({ webhook_url: 'http://programa.example/' }) },
    });
    expect(await answer.text()).toMatch(/Debe empezar con https/);
    await plain.close();
  });

  test('of a sector that is not there, without kinds or with one twice is refused', async () => {
    for (const [more, status] of [
      [{ sector_ids: [31] }, 404],
      [{ webhook_kinds: [] }, 400],
      [{ webhook_kinds: ['report', 'report'] }, 400],
      [{ webhook_name: '' }, 400],
    ] as const)
      expect((await ask('/v2/webhooks', { body: { client_id: 1, ...input(more) } })).status).toBe(status);
  });

  test('edited by two keeps what each changed', async () => {
    const { webhook } = await make();
    const path = `/v2/webhooks/${webhook.webhook_id}`;
    await put(path, input({ webhook_kinds: ['report', 'notice'] }));
    const joined = await put(path, { ...input({ webhook_name: 'Otro' }), seen: input() });
    expect(joined).toMatchObject({ webhook_name: 'Otro', webhook_kinds: ['report', 'notice'] });
  });
});

describe('its messages', () => {
  test('a trial is sent at once, signed by the new and the old secret, also while it rests', async () => {
    const { webhook, signing_secret: old } = await make();
    const path = `/v2/webhooks/${webhook.webhook_id}`;
    await put(`${path}/state`, { webhook_state: 'paused' });
    const { signing_secret: secret } = await post<Made>(`${path}/secret`, { overlap_hours: 1 });
    expect(secret).not.toBe(old);
    receiver.secret = old;
    expect(await post<Delivery>(`${path}/test`)).toMatchObject({
      delivery_state: 'delivered',
      answer_status: 200,
    });
    service.clock.now += 3_600_000;
    receiver.secret = secret;
    await post<Delivery>(`${path}/test`);
    expect(receiver.received.map(({ isSigned, signatures }) => [isSigned, signatures])).toEqual([
      [true, 2],
      [true, 1],
    ]);
    receiver.manner = () => ({ kind: 'answer', status: 302, headers: { location: 'http://127.0.0.1:9/' } });
    expect(await post<Delivery>(`${path}/test`)).toMatchObject({
      delivery_state: 'aside',
      delivery_failure: 'redirected',
    });
    const [mine] = (await json<Webhook[]>('/v2/webhooks?client_id=1')).slice(-1);
    expect(mine).toMatchObject({ set_aside: 0, waiting: 0 });
  });

  test('go on opening when the keys of the service are changed', async () => {
    const { webhook, signing_secret } = await make();
    await rotateKeys(service.databases.owner as never, service.clock.now);
    await rotateKeys(service.databases.owner as never, service.clock.now + 7_200_000);
    receiver.secret = signing_secret;
    await post<Delivery>(`/v2/webhooks/${webhook.webhook_id}/test`);
    expect(receiver.received).toMatchObject([{ isSigned: true }]);
  });

  test('that were set aside are sent again, one or all, with their ids', async () => {
    const path = `/v2/webhooks/${WEBHOOK_ID}`;
    const list = async (query = '') =>
      (await json<{ items: Delivery[] }>(`${path}/deliveries${query}`)).items;
    const [aside] = await list('?delivery_state=aside');
    expect(aside).toMatchObject({ delivery_id: WEBHOOK_ID, delivery_failure: 'refused', answer_start: 'no' });
    const again = await post<Delivery>(`${path}/deliveries/${WEBHOOK_ID}/resend`);
    expect(again).toMatchObject({ delivery_state: 'waiting', message_id: aside!.message_id });
    expect(await post(`${path}/resend`)).toEqual({ resent: 0 });
    await service.databases.owner
      .updateTable('webhook_delivery')
      .set({ delivery_state: 'aside' })
      .where('delivery_id', '=', WEBHOOK_ID)
      .execute();
    expect(await post(`${path}/resend`)).toEqual({ resent: 1 });
    expect(await list(`?before_id=${WEBHOOK_ID}`)).toEqual([]);
  });

  test('of another client or webhook are not found, and growers see none', async () => {
    const { webhook } = await make();
    const wrong = `/v2/webhooks/${webhook.webhook_id}/deliveries/${WEBHOOK_ID}/resend`;
    expect((await ask(wrong, { method: 'POST' })).status).toBe(404);
    const grower = await service.as('grower');
    expect((await grower(`/v2/webhooks/${WEBHOOK_ID}/deliveries`)).status).toBe(403);
    expect((await grower('/v2/webhooks?client_id=1')).status).toBe(403);
  });
});
