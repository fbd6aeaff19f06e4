import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import {
  type Browser,
  type PushService,
  readPush,
  signerOf,
  startPushService,
} from '../../tests/support/push-service.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { rotateKeys } from '../auth/rotate-keys.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { addressGuard } from '../outbound/address-guard.ts';
import { readConfig } from '../run/config.ts';
import { noticePushes } from './notice-pushes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const { folder, remove } = testFolder();
let service: TestApp;
let push: PushService;
beforeAll(async () => {
  service = await startTestApp({
    config: readConfig({ VIGIA_DATA: folder, VIGIA_WEBHOOK_NETWORKS: '127.0.0.1' }),
  });
  push = await startPushService();
});
afterAll(async () => {
  await push.close();
  await service.close();
  remove();
});
beforeEach(async () => {
  push.received.length = 0;
  push.answer(201);
  for (const table of ['letter', 'push_device', 'notice_times', 'notification'] as const)
    await service.databases.owner.deleteFrom(table).execute();
  service.clock.now = TEST_NOW;
});

const run = (now: number) =>
  noticePushes.run({
    ...{ databases: service.databases, blobs: folderBlobs('/nowhere'), log: pino({ level: 'silent' }) },
    ...{ now: () => now, signal: new AbortController().signal, guard: addressGuard(['127.0.0.1']) },
  });
let made = 0;
const notice = (at: number, more = {}) =>
  service.databases.owner
    .insertInto('notification')
    .values({
      ...{ client_id: 1, cause: `lure/${++made}`, type: 'lure' as const, index: null },
      ...{ sector_id: 11, station_id: 1001, node_id: 'VG-1', pest_id: 1, date: '2026-11-30' },
      ...{ datetime_sent: new Date(at).toISOString(), ...more },
    })
    .execute();
type Person = Parameters<TestApp['as']>[0];
const body = ({ endpoint, p256dh, auth }: Browser) => ({
  ...{ push_endpoint: endpoint, push_p256dh: p256dh, push_auth: auth },
});
const subscribe = async (person: Person, name: string) => {
  const browser = push.subscribe(name);
  const answer = await (await service.as(person))('/v2/push/devices', { body: body(browser) });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return { browser, id: ((await answer.json()) as { push_device_id: number }).push_device_id };
};
const keyOf = async (person: Person) =>
  (await (await (await service.as(person))('/v2/push')).json()) as {
    push_key: string;
    push_devices: { push_endpoint: string }[];
  };
const read = (browser: Browser) => push.received.map(({ body }) => readPush(browser, body));

describe('a new notice', () => {
  test('comes to the phone once, encrypted for it alone and signed by the installation', async () => {
    await notice(TEST_NOW - HOUR_MS); // before
    const { browser } = await subscribe('grower', 'a');
    await notice(TEST_NOW + MINUTE_MS);
    expect(await run(TEST_NOW + HOUR_MS)).toMatchObject({ letters: 1, sent: 1 });
    expect(await run(TEST_NOW + 2 * HOUR_MS)).toMatchObject({ letters: 0, sent: 0 });
    expect(read(browser)).toEqual([
      {
        ...{
          title: 'Cambio de feromona',
          link: '/station/1001?company=1',
          tag: expect.stringMatching(/^notice-\d+$/),
        },
        text: 'La feromona de la estación N-1 (Norte) vence el 30 nov 2026: programe su cambio.',
      },
    ]);
    const [request] = push.received;
    expect(request!.path).toBe('/a');
    expect(request!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
    });
    expect(request!.body.length).toBeLessThan(600);
    const { push_key } = await keyOf('grower');
    expect(await signerOf(request!, push_key)).toMatchObject({
      ...{ key: push_key, aud: push.origin, sub: expect.stringMatching(/^mailto:/) },
    });
    expect(() => readPush(push.subscribe('other'), request!.body)).toThrow(); // Another browser cannot read it.
  });

  test('says how many there are where several came, only of the fields of its owner', async () => {
    const { browser } = await subscribe('grower', 'a');
    await notice(TEST_NOW + MINUTE_MS);
    await notice(TEST_NOW + MINUTE_MS, { type: 'paper' });
    await run(TEST_NOW + HOUR_MS);
    expect(read(browser)).toMatchObject([
      { title: '2 notificaciones nuevas', link: '/station/1001?company=1', tag: 'notices' },
    ]);
    push.received.length = 0;
    service.clock.now = TEST_NOW + HOUR_MS + MINUTE_MS;
    const narrowed = await subscribe('narrowed', 'b'); // Of the field 11 alone.
    await notice(TEST_NOW + 2 * HOUR_MS, { sector_id: 12, station_id: 1002 });
    await run(TEST_NOW + 3 * HOUR_MS);
    expect(push.received.map(({ path }) => path)).toEqual(['/a']);
    expect(() => read(narrowed.browser)).toThrow();
  });
});

test('the secret of a browser is sealed, also after the keys are changed; one of before is used as it is', async () => {
  const { browser } = await subscribe('grower', 'a');
  const { owner } = service.databases;
  const stored = async () =>
    (await owner.selectFrom('push_device').select('push_auth').executeTakeFirstOrThrow()).push_auth;
  const first = await stored();
  expect(first).not.toContain(browser.auth);
  const rotated = await owner.transaction().execute((tx) => rotateKeys(tx, service.clock.now + 1_000));
  expect(rotated.sealed).toBeGreaterThan(0);
  expect(await stored()).not.toBe(first);
  await notice(TEST_NOW + MINUTE_MS);
  expect(await run(TEST_NOW + HOUR_MS)).toMatchObject({ sent: 1 });
  await owner.updateTable('push_device').set({ push_auth: browser.auth }).execute();
  await notice(TEST_NOW + 2 * HOUR_MS);
  expect(await run(TEST_NOW + 3 * HOUR_MS)).toMatchObject({ sent: 1 });
  expect(read(browser)).toHaveLength(2);
});

describe('a message opens', () => {
  const OF_FIELD = { station_id: null, node_id: null, type: 'alert' };
  const cause = (kind: string, more = {}) => ({
    alert: JSON.stringify({
      ...{ alert_rule_id: 1, alert_kind: kind, captures_from: null, within_days: null, stage: null },
      ...{ mildew_from: null, silent_hours: null, found: 70, ...more },
    }),
  });
  const linkOf = async (person: Person, more: object) => {
    push.received.length = 0;
    const { browser } = await subscribe(person, person);
    await notice(TEST_NOW + MINUTE_MS, { ...OF_FIELD, ...more });
    await run(TEST_NOW + HOUR_MS);
    return (read(browser) as { link: string }[]).map(({ link }) => link);
  };

  test('the field at the tab of its fungus', async () => {
    const mildew = { pest_id: null, ...cause('mildew', { mildew_from: 'high' }) };
    expect(await linkOf('admin', mildew)).toEqual([
      expect.stringMatching(/^\/sector\/11\?company=1&season=101.*#hongos$/),
    ]);
  });

  test('the field at the tab of its pest, with the pest chosen', async () => {
    const stage = cause('stage', { stage: 'egg', within_days: 10 });
    expect(await linkOf('admin', stage)).toEqual([
      expect.stringMatching(/^\/sector\/11\?company=1&season=101&pest=1.*#plagas$/),
    ]);
  });

  test('the explorer for who may not open the field', async () => {
    const stage = cause('stage', { stage: 'egg', within_days: 10 });
    expect(await linkOf('grower', stage)).toEqual([
      expect.stringMatching(/^\/data-explorer\?company=1&season=101&sector=11&pest=1/),
    ]);
  });

  test('Hoy for several of different pages, or the list for who may open it', async () => {
    const two = async (person: Person) => {
      await notice(TEST_NOW + MINUTE_MS, { station_id: 1002, sector_id: 12, node_id: 'VG-2' });
      return (await linkOf(person, cause('mildew', { mildew_from: 'high' })))[0];
    };
    expect(await two('grower')).toBe('/today?company=1');
  });
});

describe('times', () => {
  const times = async (more: object) => {
    const answer = await (await service.as('grower'))('/v2/notification_settings', {
      ...{ method: 'PUT', body: { email: false, ...more } },
    });
    return { status: answer.status, json: await answer.json() };
  };

  test('quiet hours hold messages back until they are over', async () => {
    await subscribe('grower', 'a');
    await times({ quiet_from: 0, quiet_to: 23 }); // 12:00 in Chile is within.
    await notice(TEST_NOW + MINUTE_MS);
    expect(await run(TEST_NOW + HOUR_MS)).toMatchObject({ letters: 0 });
    await times({ quiet_from: null, quiet_to: null });
    expect(await run(TEST_NOW + 2 * HOUR_MS)).toMatchObject({ letters: 1, sent: 1 });
  });

  test('a digest comes once a day', async () => {
    await subscribe('grower', 'a');
    expect((await times({ digest_hour: 7 })).json).toMatchObject({ digest_hour: 7, quiet_from: null });
    await notice(TEST_NOW + MINUTE_MS);
    expect(await run(TEST_NOW + HOUR_MS)).toMatchObject({ letters: 0 });
    expect(await run(TEST_NOW + 24 * HOUR_MS)).toMatchObject({ letters: 1, sent: 1 });
    await notice(TEST_NOW + 24 * HOUR_MS);
    expect(await run(TEST_NOW + 25 * HOUR_MS)).toMatchObject({ letters: 0 });
  });

  test('are refused where one end is missing, and kept where they are not sent', async () => {
    const { status, json } = await times({ quiet_from: 22 });
    expect([status, json]).toMatchObject([400, { errors: [{ field: 'quiet_to' }] }]);
    await times({ quiet_from: 22, quiet_to: 6 });
    expect((await times({})).json).toMatchObject({ quiet_from: 22, quiet_to: 6 });
  });
});

describe('a browser', () => {
  test.each([404, 410])('that its push service does not know any more (%i) is forgotten', async (status) => {
    await subscribe('grower', 'a');
    await notice(TEST_NOW + MINUTE_MS);
    push.answer(status);
    expect(await run(TEST_NOW + HOUR_MS)).toMatchObject({ skipped: 1, sent: 0, failed: 0 });
    expect((await keyOf('grower')).push_devices).toEqual([]);
    await notice(TEST_NOW + HOUR_MS);
    expect(await run(TEST_NOW + 2 * HOUR_MS)).toMatchObject({ letters: 0 });
  });

  test('whose push service fails is tried again, with the same message', async () => {
    const { browser } = await subscribe('grower', 'a');
    await notice(TEST_NOW + MINUTE_MS);
    push.answer(503);
    expect(await run(TEST_NOW + HOUR_MS)).toMatchObject({ failed: 1 });
    expect(await run(TEST_NOW + HOUR_MS + MINUTE_MS)).toMatchObject({ failed: 0, sent: 0 }); // It waits.
    push.answer(201);
    expect(await run(TEST_NOW + 2 * HOUR_MS)).toMatchObject({ sent: 1 });
    const [first, second] = read(browser);
    expect(second).toEqual(first);
  });

  test('is its owner’s: added once, listed, removed, and not removed by others', async () => {
    const { browser, id } = await subscribe('grower', 'a');
    const again = await (await service.as('grower'))('/v2/push/devices', { body: body(browser) });
    expect(await again.json()).toMatchObject({ push_device_id: id });
    expect((await keyOf('grower')).push_devices).toMatchObject([{ push_endpoint: browser.endpoint }]);
    expect((await keyOf('admin')).push_devices).toEqual([]);
    const remove = async (person: Person) =>
      (await (await service.as(person))(`/v2/push/devices/${id}`, { method: 'DELETE' })).status;
    expect([await remove('admin'), await remove('grower'), await remove('grower')]).toEqual([404, 204, 404]);
  });

  test('tells whoever subscribed on it last', async () => {
    const { browser } = await subscribe('grower', 'a');
    await (await service.as('admin'))('/v2/push/devices', { body: body(browser) });
    expect((await keyOf('grower')).push_devices).toEqual([]);
    expect((await keyOf('admin')).push_devices).toHaveLength(1);
  });

  test.each(['https://10.0.0.1/x', 'https://user:pass@push.example/x', 'no es nada', 'ftp://push.example/x'])(
    'at %s is refused, naming the field',
    async (endpoint) => {
      const answer = await (await service.as('grower'))('/v2/push/devices', {
        body: { ...body(push.subscribe('a')), push_endpoint: endpoint },
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'push_endpoint' }] });
    },
  );
});

test('the keys of the installation are made once', async () => {
  const keys = await Promise.all(['grower', 'admin', 'grower'].map((person) => keyOf(person as Person)));
  expect(new Set(keys.map(({ push_key }) => push_key)).size).toBe(1);
  expect(Buffer.from(keys[0]!.push_key, 'base64url')).toHaveLength(65);
});
