import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PEOPLE } from '../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';

const KEYS = 10;
const POSTS = 200;

let service: TestApp;
let grower: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
});
afterAll(() => service.close());

const eventBody = (comments: string) => ({
  type: 'agrochemical_application',
  client_id: 1,
  sector_id: 11,
  pest_id: 1,
  product: 'Azufre',
  dose: 1,
  measure: 'L/ha',
  datetime_event: '2026-11-20T15:00:00Z',
  user_email: PEOPLE.grower.email,
  comments,
});

/** Sends a write like a client: again, after a moment, while the first attempt with the key is running. */
async function post(key: string, body: object): Promise<{ status: number; text: string; waited: number }> {
  for (let waited = 0; ; waited += 1) {
    const answer = await grower('/v2/events', { body, headers: { 'idempotency-key': key } });
    if (answer.status !== 409) return { status: answer.status, text: await answer.text(), waited };
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await sleep(10 + (waited % 7) * 10);
  }
}

async function countOf(comments: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from event where comments like ${comments}`.execute(service.databases.owner);
  return rows[0]!.n;
}

test(`${POSTS} reports sent at once on ${KEYS} keys make ${KEYS} events, and all are answered with theirs`, async () => {
  const sent = await Promise.all(
    Array.from({ length: POSTS }, (_, i) => post(`clave ${i % KEYS}`, eventBody(`a la vez ${i % KEYS}`))),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await countOf('a la vez %')).toBe(KEYS);
  const eventIds = sent.map(({ text }) => (JSON.parse(text) as { event_id: number }).event_id);
  expect(new Set(eventIds).size).toBe(KEYS);
  for (const [i, id] of eventIds.entries()) expect(id).toBe(eventIds[i % KEYS]);
});

test('a key that came with another report changes nothing', async () => {
  expect((await post('clave ajena', eventBody('la primera'))).status).toBe(201);
  expect((await post('clave ajena', eventBody('la segunda'))).status).toBe(422);
  expect([await countOf('la primera'), await countOf('la segunda')]).toEqual([1, 0]);
});

test('a refused report leaves its key free for the repaired one', async () => {
  const refused = await post('clave reparada', { ...eventBody('reparada'), sector_id: 31 });
  expect(refused.status).toBe(404);
  expect((await post('clave reparada', eventBody('reparada'))).status).toBe(201);
  expect(await countOf('reparada')).toBe(1);
});
