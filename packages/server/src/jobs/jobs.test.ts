import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSmallFarm, openSession, PEOPLE } from '../../tests/support/small-farm.ts';
import { TEST_NOW } from '../../tests/support/test-app.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { eachClient } from './each-client.ts';
import { expiredRows } from './expired.ts';
import type { Job, JobContext } from './job.ts';
import { type Jobs, startJobs } from './start.ts';

let db: TestDatabase;
let running: Jobs[] = [];
const log = pino({ level: 'silent' });
beforeAll(async () => {
  db = await testDatabase();
  await insertSmallFarm(db.databases);
});
afterAll(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await db.cleanup();
});

const contextAt = (now: number): JobContext => ({
  databases: db.databases,
  blobs: folderBlobs('/nowhere'),
  log,
  now: () => now,
  signal: new AbortController().signal,
});

async function startAll(
  jobs: readonly Job[],
): Promise<{ jobs: Jobs; metrics: ReturnType<typeof createMetrics> }> {
  const metrics = createMetrics([]);
  const options = {
    databases: db.databases,
    blobs: folderBlobs('/nowhere'),
    log,
    now: () => TEST_NOW,
    metrics,
    lookEvery: 1,
    silentAfter: 10,
  };
  const started = await startJobs({ ...options, jobs });
  running = [...running, started];
  return { jobs: started, metrics };
}

async function until(holds: () => boolean | Promise<boolean>, ms = 50_000): Promise<void> {
  for (const deadline = Date.now() + ms; !(await holds()); ) {
    if (Date.now() > deadline) throw new Error(`not within ${ms} ms`);
    await sleep(50);
  }
}

describe('the queue', () => {
  test('gives each run to one of several servers, and says in the metrics how it went', async () => {
    const ran: string[] = [];
    const job = (server: string): Job => ({
      name: 'shared',
      cron: '0 0 1 1 *',
      run: async () => {
        ran.push(server);
        return { rows: 1 };
      },
    });
    const first = await startAll([job('a')]);
    const second = await startAll([job('b')]);
    await second.jobs.runNow('shared');
    await until(() => ran.length > 0);
    await sleep(1_500); // time in which the other one could take it, too
    expect(ran).toHaveLength(1);
    const texts = await Promise.all([first.metrics.text(), second.metrics.text()]);
    expect(texts.join('')).toMatch(/vigia_job_duration_seconds_count\{job="shared",outcome="done"\} 1/);
    expect(texts.join('')).toMatch(/vigia_job_last_success_timestamp_seconds\{job="shared"\} 1795/);
  });

  test('a job that ends because its server does has not failed', async () => {
    let isUnderWay = false;
    const { jobs, metrics } = await startAll([
      {
        name: 'long',
        cron: '0 0 1 1 *',
        run: ({ signal }) => {
          isUnderWay = true;
          return new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)));
        },
      },
    ]);
    await jobs.runNow('long');
    await until(() => isUnderWay);
    await jobs.stop();
    expect(await metrics.text()).toMatch(/count\{job="long",outcome="stopped"\} 1/);
    expect(await metrics.text()).not.toMatch(/job="long",outcome="failed"/);
  });

  test('runs a job again that failed', async () => {
    let tries = 0;
    const { jobs, metrics } = await startAll([
      {
        name: 'shaky',
        cron: '0 0 1 1 *',
        run: async () => {
          tries += 1;
          if (tries === 1) throw new Error('not today');
          return {};
        },
      },
    ]);
    await jobs.runNow('shaky');
    await until(async () => /job="shaky",outcome="done"\} 1/.test(await metrics.text()));
    expect(await metrics.text()).toMatch(/count\{job="shaky",outcome="failed"\} 1/);
    expect(tries).toBe(2);
  });

  test('hands the run of a killed server to another one', async () => {
    const other = fork(join(import.meta.dirname, '../../tests/support/hold-job.ts'), [
      JSON.stringify(db.urls),
    ]);
    await once(other, 'message'); // it has taken the run and never ends it
    let taken = false;
    await startAll([
      {
        name: 'held',
        cron: '0 0 1 1 *',
        run: async () => {
          taken = true;
          return {};
        },
      },
    ]);
    other.kill('SIGKILL');
    await until(() => taken);
  }, 90_000);

  test('keeps its tables to itself: requests’ roles cannot see them', async () => {
    await expect(sql`select * from vigia_jobs.job`.execute(db.databases.app)).rejects.toThrow(
      /permission denied/,
    );
    await expect(sql`select * from vigia_jobs.job`.execute(db.databases.auth)).rejects.toThrow(
      /permission denied/,
    );
  });

  test('every job has a time of its own in the time of Chile', async () => {
    const { JOBS } = await import('./registry.ts');
    await startAll(JOBS);
    const { rows } = await sql<{ name: string; timezone: string; cron: string }>`
      select name, timezone, cron from vigia_jobs.schedule order by name`.execute(db.databases.owner);
    for (const { name, cron } of JOBS)
      expect(rows).toContainEqual({ name, cron, timezone: 'America/Santiago' });
  });
});

test('work client by client sees one client at a time, and one failure stops no other', async () => {
  const seen: Record<number, number[]> = {};
  const work = eachClient(contextAt(TEST_NOW), async (tx, clientId) => {
    const rows = await tx.selectFrom('station').select('client_id').distinct().execute();
    seen[clientId] = rows.map((row) => row.client_id);
    if (clientId === 1) throw new Error('a fault');
  });
  await expect(work).rejects.toThrow('failed for 1 clients');
  expect(seen).toEqual({ 1: [1], 2: [], 3: [3] });
});

test('keys of writes go after 30 days, sessions 30 days after their end, the trail of sign-ins after a year', async () => {
  const { owner } = db.databases;
  const { user_id, client_id } = PEOPLE.grower;
  const key = (name: string, daysOld: number) => ({
    client_id,
    user_id,
    key: name,
    request_hash: 'x',
    answer: 'null',
    created_at: new Date(TEST_NOW - daysOld * 86_400_000).toISOString(),
  });
  await owner
    .insertInto('idempotency')
    .values([key('new', 29.9), key('old', 30.1)])
    .execute();
  const [open, over] = [randomUUID(), randomUUID()];
  await openSession(db.databases, 'grower', TEST_NOW);
  const at = (days: number) => new Date(TEST_NOW + days * 86_400_000).toISOString();
  const session = { client_id, user_id, created_at: at(-90) };
  await owner
    .insertInto('session')
    .values([
      { ...session, session_id: open, refresh_hash: open, expires_at: at(-29) },
      { ...session, session_id: over, refresh_hash: over, expires_at: at(-31) },
    ])
    .execute();
  const signIn = { client_id, user_id, address: '10.0.0.1', device: 'Chrome en Android', reason: null };
  await owner
    .insertInto('sign_in')
    .values([
      { ...signIn, at: at(-364), outcome: 'signed-in' },
      { ...signIn, at: at(-366), outcome: 'signed-out' },
    ])
    .execute();
  const device = { client_id, user_id, label: 'Chrome en Android', first_used_at: at(-500) };
  await owner
    .insertInto('known_device')
    .values([
      { ...device, device_hash: 'used', last_used_at: at(-399) },
      { ...device, device_hash: 'left', last_used_at: at(-401) },
    ])
    .execute();
  await owner
    .insertInto('rate_limit')
    .values([
      { key: 'over', expire: String(TEST_NOW - 1) },
      { key: 'on', expire: String(TEST_NOW + 1) },
    ])
    .execute();
  const gone = {
    ...{ keys: 1, sessions: 1, codes: 0, challenges: 0, devices: 1, signIns: 1, counts: 1 },
    ...{ arrivals: 0, webhookMessages: 0, photoPieces: 0, unknownDevices: 0 },
  };
  expect(await expiredRows.run(contextAt(TEST_NOW))).toEqual(gone);
  const nothing = Object.fromEntries(Object.keys(gone).map((name) => [name, 0]));
  expect(await expiredRows.run(contextAt(TEST_NOW))).toEqual(nothing);
  const left = await owner.selectFrom('session').select('session_id').execute();
  expect(left.map((row) => row.session_id)).toContain(open);
  expect(left.map((row) => row.session_id)).not.toContain(over);
});
