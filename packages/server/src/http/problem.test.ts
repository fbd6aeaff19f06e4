import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { createApp } from '../run/app.ts';
import { readConfig } from '../run/config.ts';

let service: TestApp;
let admin: TestApp['ask'];
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

const get = (path: string) => service.ask(path);

describe('a refusal', () => {
  test('is problem+json of one shape, without a word about the inside', async () => {
    const answer = await get('/v2/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'No encontrado',
      status: 404,
      code: 'not-found',
    });
  });

  test('of a large body comes before it is read', async () => {
    const body = { station_id_list: Array.from({ length: 20_000 }, (_, i) => i + 1) };
    const answer = await admin('/count_analytics/bug_count?date_start=2026-11-01&date_end=2026-11-02', {
      body,
    });
    expect(await answer.json()).toMatchObject({ status: 413, code: 'too-large' });
  });

  test('of a fault of ours has an id to find it by, and says no more', async () => {
    const broken = { ...service.databases, app: null as never };
    const lines: string[] = [];
    const { pino } = await import('pino');
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const app = createApp({ databases: broken, config: readConfig({}), now: () => service.clock.now, log });
    const token = await service.issuer.issue({ userId: 51, sessionId: await openSessionOf('grower') });
    const answer = await app.request('/v2/clients', {
      headers: { 'x-api-key': service.apiKey, authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(500);
    const problem = (await answer.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({ code: 'internal-error', request_id: answer.headers.get('x-request-id') });
    expect(JSON.stringify(problem)).not.toMatch(/TypeError|null|\.ts/);
    expect(lines.join('')).toContain('TypeError');
    expect(lines.join('')).not.toContain(token);
    expect((await app.request('/readyz')).status).toBe(503);
  });

  const openSessionOf = async (person: 'grower') =>
    (await import('../../tests/support/small-farm.ts')).openSession(
      service.databases,
      person,
      service.clock.now,
    );
});
