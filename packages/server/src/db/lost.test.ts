import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { clusterOfTests } from '../../tests/support/test-database.ts';
import { ROUTES } from '../routes/registry.ts';
import { createApp } from '../run/app.ts';
import { readConfig } from '../run/config.ts';
import { isDatabaseLost } from './lost.ts';
import { openDatabases } from './pool.ts';
import { connectAsSuperuser } from './roles.ts';

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('what counts as a lost database', () => {
  test.each(['08006', '53300', '57P01', '57P03', '58030', '57014', '55P03', '40P01', '25006'])(
    'SQLSTATE %s',
    (code) => expect(isDatabaseLost(error('x', { code }))).toBe(true),
  );
  test.each(['23505', '42601', '42501', '22P02', 'ENOENT', 'EACCES'])('not %s', (code) =>
    expect(isDatabaseLost(error('x', { code, syscall: 'open' }))).toBe(false),
  );
  test('sockets, pools and drivers that gave up; not any error with such words in it', () => {
    expect(isDatabaseLost(error('x', { code: 'ECONNREFUSED', syscall: 'connect' }))).toBe(true);
    expect(isDatabaseLost(error('Connection terminated unexpectedly'))).toBe(true);
    const essential = 'failure on connection marked as essential: node-1:5432';
    expect(isDatabaseLost(error(essential, { code: 'XX000' }))).toBe(true);
    expect(isDatabaseLost(error('cache lookup failed', { code: 'XX000' }))).toBe(false);
    expect(isDatabaseLost(error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isDatabaseLost(error('the Connection terminated'))).toBe(false);
    expect(isDatabaseLost('57P01')).toBe(false);
  });
});

describe('a database that goes away under a running service', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp();
  });
  afterAll(async () => await service.close());

  const name = async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      service.databases.owner,
    );
    return rows[0]!.name;
  };

  test('its connections cut one by one: the next call works', async () => {
    const grower = await service.as('grower');
    expect((await grower('/v2/clients')).status).toBe(200);
    const admin = await connectAsSuperuser(clusterOfTests());
    const database = await name();
    const calls = Array.from({ length: 60 }, async (_, at) => {
      if (at % 10 === 5) {
        await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          database,
        ]);
      }
      return (await grower('/v2/clients')).status;
    });
    const statuses = await Promise.all(calls);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await grower('/v2/clients')).status).toBe(200);
    await admin.end();
  });

  test('every call answers 503 with Retry-After, and works again when the database is back', async () => {
    const admin = await connectAsSuperuser(clusterOfTests());
    const grower = await service.as('grower');
    const database = admin.escapeIdentifier(await name());
    service.clock.now += 60_000; // cached sessions expire
    await admin.query(`alter database ${database} connection limit 0`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database.replaceAll('"', ''),
    ]);
    const seen: number[] = [];
    const reads = ROUTES.filter((one) => one.method === 'get' && one.access.kind === 'session' && !one.query);
    expect(reads.length).toBeGreaterThan(2);
    for (const route of reads) {
      const token = await service.ask(route.path.replaceAll(/\{\w+\}/g, '1'), { headers: await headersOf() });
      seen.push(token.status);
      expect(token.headers.get('retry-after'), route.path).toBe('5');
      expect(await token.json()).toMatchObject({
        code: 'not-ready',
        title: expect.stringContaining('servicio'),
      });
    }
    expect(new Set(seen)).toEqual(new Set([503]));
    expect((await service.ask('/readyz')).status).toBe(503);
    expect((await service.ask('/livez')).status).toBe(200);
    await admin.query(`alter database ${database} connection limit -1`);
    expect((await grower('/v2/clients')).status).toBe(200);
    expect((await service.ask('/readyz')).status).toBe(200);
    await admin.end();

    async function headersOf() {
      return { 'x-api-key': service.apiKey, authorization: `Bearer ${await token()}` };
    }
    function token() {
      return service.issuer.issue({ userId: 51, sessionId: '00000000-0000-4000-8000-000000000000' });
    }
  });

  test('nobody listens there: 503 at once, on sign-in too', async () => {
    const url = 'postgresql://vigia_app:x@127.0.0.1:1/vigia';
    const nowhere = openDatabases({ owner: url, app: url, auth: url });
    const log = pino({ level: 'silent' });
    const app = createApp({ databases: nowhere, config: readConfig({}), now: () => TEST_NOW, log });
    const body = JSON.stringify({ email: 'a@b.cl', password: 'x' });
    const headers = { 'content-type': 'application/json', 'x-api-key': 'x' };
    const began = performance.now();
    const answers = [
      await app.request('/auth/sign-in', { method: 'POST', body, headers }),
      await app.request('/v2/clients', { headers }),
      await app.request('/config.json'),
      await app.request('/readyz'),
    ];
    expect(performance.now() - began).toBeLessThan(2_000);
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    }
    await nowhere.close();
  });
});
