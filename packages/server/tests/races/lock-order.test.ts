import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderBlobs } from '../../src/blobs/folder-blobs.ts';
import { JOBS } from '../../src/jobs/registry.ts';
import { ROUTES } from '../../src/routes/registry.ts';
import { type Everybody, startEverybody } from '../access-matrix/everybody.ts';
import { ROWS } from '../access-matrix/requests/all.ts';
import { goodStatus, nameOf, writes } from '../access-matrix/row.ts';
import { testFolder } from '../support/cli.ts';
import { prepare, WRITING_CALLS } from './calls.ts';
import { againstOrder, changesKeys, locksAny, writesUnheld } from './locks.ts';
import { listenTo } from './statements.ts';

let all: Everybody;
let listener: ReturnType<typeof listenTo>;
let locking = 0;
const scratch = testFolder();
beforeAll(async () => {
  all = await startEverybody(prepare);
  listener = listenTo(all.service.databases);
});
beforeEach(async () => {
  await all.undo.restore();
  listener.take();
});
afterAll(async () => {
  await all.close();
  scratch.remove();
});

describe('rows are locked in one order', () => {
  test.each(WRITING_CALLS.map((call) => [call.name, call] as const))('by %s', async (_, call) => {
    const answer = await all.ask(call.actor, call.path, call.ask);
    expect(answer.status, await answer.text()).toBe(call.status);
    const sent = listener.take();
    expect(sent.flatMap(againstOrder)).toEqual([]);
    expect(sent.flatMap(changesKeys)).toEqual([]);
    expect(sent.flatMap(writesUnheld)).toEqual([]);
    if (sent.some(locksAny)) locking += 1;
  });

  test('and every writing call of the registry was among them, many of which lock something', () => {
    const carriedOut = ROWS.filter((row) => writes(row) && goodStatus(row) < 400).map(({ route }) => route);
    const run = new Set(WRITING_CALLS.map(({ name }) => name.split(',')[0]));
    expect(ROUTES.map(nameOf).filter((name) => carriedOut.includes(name) && !run.has(name))).toEqual([]);
    expect(locking).toBeGreaterThan(25);
  });
});

describe('jobs lock rows in the same order', () => {
  test.each(JOBS.map((job) => [job.name, job] as const))('%s', async (_, { run }) => {
    const { databases, clock } = all.service;
    const blobs = folderBlobs(scratch.folder);
    const log = pino({ level: 'silent' });
    await run({ databases, blobs, now: () => clock.now, log, signal: new AbortController().signal });
    const sent = listener.take();
    expect(sent.flatMap(againstOrder)).toEqual([]);
    expect(sent.flatMap(changesKeys)).toEqual([]);
  });
});

describe('the order is read from the statements', () => {
  const lock = (table: string, column: string, key: unknown) => ({
    text: `select from "${table}" where "${column}" = $1 for no key update`,
    values: [key],
  });
  const [sector, station, node] = [
    lock('sector', 'sector_id', 12),
    lock('station', 'station_id', 1001),
    lock('node', 'serial_number', 'VG-1'),
  ];

  test('of locks, updates and upserts', () => {
    const moved = {
      text: 'update "station" set "sector_id" = $1 where "client_id" = $2 and "station_id" = $3',
      values: [12, 1, 1001],
    };
    const added = {
      text: 'insert into "node" ("client_id", "serial_number") values ($1, $2) on conflict ("client_id", "serial_number") do update set x = $3',
      values: [1, 'VG-7', 0],
    };
    expect(againstOrder([sector, station, node, moved])).toEqual([]);
    expect(againstOrder([moved, sector])).toEqual(['sector 12 after station 1001']);
    expect(againstOrder([added, station])).toEqual(['station 1001 after node VG-7']);
    expect(againstOrder([station, lock('station', 'station_id', 999)])).toEqual([
      'station 999 after station 1001',
    ]);
  });

  test('of several rows at once', () => {
    const many = (more: string) => ({
      text: `select from station where station_id = any($1::int[]) ${more} for no key update`,
      values: [[1002, 1001]],
    });
    const update = {
      text: 'update "station" set "x" = $1 where "station_id" in ($2, $3)',
      values: [0, 1002, 1001],
    };
    expect(againstOrder([many('order by station_id'), update])).toEqual([]);
    expect(againstOrder([update])[0]).toBe('station 1002, station 1001 in no order');
  });

  test('of months, what is kept for how long, and notices', () => {
    const months = {
      text: 'select ensure_reading_month(month) from unnest($1::date[]) month',
      values: [['2026-11-01']],
    };
    const later = { ...months, values: [['2026-12-01']] };
    const border = {
      text: 'select "dropped_before" from "retention" where "kind" = $1 for share',
      values: ['readings'],
    };
    const notices = {
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: ['notices of 1'],
    };
    expect(againstOrder([border, months, station, months, notices])).toEqual([]);
    expect(againstOrder([station, later])).toEqual(['month 2026-12-01 after station 1001']);
    expect(againstOrder([months, border])).toEqual(['retention after month 2026-11-01']);
    expect(againstOrder([notices, station])).toEqual(['station 1001 after notices']);
  });

  test('of what is written without its station or device', () => {
    const days = { text: 'delete from "climate_day" where "station_id" = $1', values: [1001] };
    const report = { text: 'insert into device_report (serial_number) values ($1)', values: ['VG-1'] };
    expect(writesUnheld([station, days, node, report])).toEqual([]);
    expect(writesUnheld([lock('station', 'station_id', 1002), days, report])).toHaveLength(2);
    expect(writesUnheld([days, station])).toHaveLength(1);
  });

  test('of the rows of a device with two clients', () => {
    const as = (client: number) => ({ text: `set local app.client = '${client}'`, values: [] });
    expect(againstOrder([as(1), node, as(2), node])).toEqual([]);
    expect(againstOrder([as(2), node, as(1), node])).toEqual(['node VG-1 after node VG-1']);
  });
});
