import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openSession, PEOPLE, type Person } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { serviceChecks } from '../doctor/service-checks.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerError } from '../http/errors.ts';
import { invalidField } from '../http/problem.ts';
import { requestLog } from '../http/request-log.ts';
import { mount, route } from '../http/route.ts';
import { readConfig } from '../run/config.ts';
import { makeServices } from '../run/services.ts';
import { write } from './write.ts';

/** A write like any other: a new season, which is refused after its insert if its name is «mal». */
const newSeason = route({
  method: 'post',
  path: '/test/seasons',
  summary: 'A season',
  access: { kind: 'session', action: 'season.create', target: 'client' },
  body: z.strictObject({ client_id: z.number(), name: z.string(), wait_ms: z._default(z.number(), 0) }),
  answer: z.strictObject({ season_id: z.number() }),
  status: 201,
  run: async (call) =>
    await write(call, {
      clientId: call.body.client_id,
      work: async (tx) => {
        const { client_id, name, wait_ms } = call.body;
        const row = { client_id, season_name: name, date_start: '2026-05-01', date_end: '2027-04-30' };
        const made = await tx
          .insertInto('season')
          .values(row)
          .returning('season_id')
          .executeTakeFirstOrThrow();
        await new Promise((wake) => setTimeout(wake, wait_ms));
        if (name === 'mal') throw invalidField('name', 'No');
        return made;
      },
    }),
});

let service: TestApp;
let send: (person: Person, key: string | undefined, body: object) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  const { databases, clock, issuer, apiKey } = service;
  const log = pino({ level: 'silent' });
  const given = { log, now: () => clock.now, version: '0', dataFolder: '', supportEmail: '', https: false };
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.use(requestLog(log));
  mount(
    app,
    newSeason,
    makeServices({
      blobs: folderBlobs('/nowhere'),
      ...given,
      checks: serviceChecks({
        ...given,
        owner: databases.owner,
        blobs: folderBlobs('/nowhere'),
        settings: readConfig({}),
      }),
      databases,
      personCalls: Number.MAX_SAFE_INTEGER,
      isReady: () => true,
    }),
  );
  const tokens = new Map<Person, string>();
  for (const person of ['admin', 'manager', 'superAdmin'] as const) {
    const sessionId = await openSession(databases, person, clock.now);
    tokens.set(person, await issuer.issue({ userId: PEOPLE[person].user_id, sessionId }));
  }
  send = async (person, key, body) =>
    await app.request('/test/seasons', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-api-key': apiKey,
        authorization: `Bearer ${tokens.get(person)}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
});
afterAll(() => service.close());

const seasons = async (name: string) =>
  (
    await service.databases.owner
      .selectFrom('season')
      .select('client_id')
      .where('season_name', '=', name)
      .execute()
  ).map((row) => row.client_id);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

test('the same request again gets the kept answer and changes nothing', async () => {
  const [first, again] = [
    await send('admin', 'a', { client_id: 1, name: 'una' }),
    await send('admin', 'a', { client_id: 1, name: 'una' }),
  ];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  expect([first, again].map((one) => one.headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  expect(await seasons('una')).toEqual([1]);
});

test('the key with another body is refused', async () => {
  await send('admin', 'b', { client_id: 1, name: 'otra' });
  const answer = await send('admin', 'b', { client_id: 1, name: 'distinta' });
  expect([answer.status, await codeOf(answer)]).toEqual([422, 'key-reused']);
  expect(await seasons('distinta')).toEqual([]);
});

test('what another version has hashed and answered is answered again by its key', async () => {
  await send('admin', 'older', { client_id: 1, name: 'anterior' });
  await service.databases.owner
    .updateTable('idempotency')
    .set({ request_hash: 'b5bb9d80', answer: JSON.stringify({ season_id: 7, of: 'another version' }) })
    .where('key', '=', 'older')
    .execute();
  const answer = await send('admin', 'older', { client_id: 1, name: 'anterior' });
  expect([answer.status, await answer.json()]).toEqual([201, { season_id: 7, of: 'another version' }]);
  expect(await seasons('anterior')).toEqual([1]);
});

test('a second request while the first runs is answered that it should wait', async () => {
  const slow = send('admin', 'c', { client_id: 1, name: 'lenta', wait_ms: 500 });
  await new Promise((wake) => setTimeout(wake, 200));
  const meanwhile = await send('admin', 'c', { client_id: 1, name: 'lenta', wait_ms: 500 });
  expect([meanwhile.status, meanwhile.headers.get('retry-after')]).toEqual([409, '1']);
  expect((await slow).status).toBe(201);
  expect(await seasons('lenta')).toEqual([1]);
});

test('a refused write leaves neither its effect nor its key', async () => {
  expect((await send('admin', 'd', { client_id: 1, name: 'mal' })).status).toBe(400);
  expect(await seasons('mal')).toEqual([]);
  expect((await send('admin', 'd', { client_id: 1, name: 'bien' })).status).toBe(201);
});

test('a client out of reach is as unknown as one that does not exist, with a key too', async () => {
  for (const key of [undefined, 'e']) {
    const answers = [
      await send('admin', key, { client_id: 3, name: 'ajena' }),
      await send('admin', key, { client_id: 999, name: 'ajena' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await answers[0]!.text()).toBe(await answers[1]!.text());
  }
  expect(await seasons('ajena')).toEqual([]);
});

test('the same key of two people is two keys, and one of a super administrator works in every client', async () => {
  await send('admin', 'f', { client_id: 1, name: 'de dos' });
  await send('manager', 'f', { client_id: 1, name: 'de dos' });
  expect(await seasons('de dos')).toEqual([1, 1]);
  for (let i = 0; i < 2; i += 1) await send('superAdmin', 'f', { client_id: 3, name: 'de arriba' });
  expect(await seasons('de arriba')).toEqual([3]);
});

test('200 posts at once on 10 keys make 10 rows', async () => {
  const posts = Array.from({ length: 200 }, async (_, i) => {
    const body = { client_id: 1, name: `paralela ${i % 10}` };
    for (;;) {
      const answer = await send('admin', `p${i % 10}`, body);
      if (answer.status !== 409) return answer.status;
      await new Promise((wake) => setTimeout(wake, 20));
    }
  });
  expect(new Set(await Promise.all(posts))).toEqual(new Set([201]));
  for (let i = 0; i < 10; i += 1) expect(await seasons(`paralela ${i}`)).toEqual([1]);
});

test('an empty key and one too long are malformed', async () => {
  for (const key of ['', 'x'.repeat(201)]) {
    expect((await send('admin', key, { client_id: 1, name: 'sin clave' })).status).toBe(400);
  }
  expect(await seasons('sin clave')).toEqual([]);
});
