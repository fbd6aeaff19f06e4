import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEVICE_KEY, PEOPLE, WEBHOOK_ID } from '../support/small-farm.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { deadlockCounter } from './deadlocks.ts';
import { untilWaiting } from './meet.ts';

const ROUNDS = 40;
const HOUR_MS = 3_600_000;
const FIRST = Date.parse('2026-11-01T00:00:00Z');

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

test('a report of a trap and what its device sends at the same moment never wait for each other in a ring', async () => {
  const person = await service.as('manager');
  const report = (i: number) =>
    person('/v2/events', {
      body: {
        type: 'station_maintenance',
        client_id: 1,
        station_id: 1001,
        node_id: 'VG-1',
        datetime_event: '2026-11-20T15:00:00Z',
        user_email: PEOPLE.manager.email,
        lure_settings: { installed: true, expiration_days: 30, change_notification_days: 5 },
        comments: `visita ${i}`,
      },
    });
  const send = (i: number) =>
    service.ask('/v2/nodes/VG-1/data', {
      headers: { 'x-device-key': DEVICE_KEY },
      body: {
        readings: Array.from({ length: 24 }, (_, hour) => ({
          category: 'thpg',
          t: new Date(FIRST + (24 * (i % 15) + hour) * HOUR_MS).toISOString(),
          ambient_temperature_c: 10 + i / 10,
          ambient_humidity_rh: 60,
        })),
      },
    });
  const deadlocks = deadlockCounter(service.databases);
  const answers: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const both = await Promise.all([report(i), send(i), report(i), send(i + 1)]);
    answers.push(...both.map(({ status }) => status));
  }
  expect(new Set(answers)).toEqual(new Set([200, 201]));
  expect(deadlocks()).toBe(0);
});

test('a report is taken although the webhook that would tell of it is being deleted', async () => {
  const person = await service.as('manager');
  const other = await service.superuser();
  await other.query('begin');
  await other.query(`delete from webhook where client_id = 1 and webhook_id = ${WEBHOOK_ID}`);
  const report = person('/v2/events', {
    body: {
      type: 'biofix_set',
      client_id: 1,
      sector_id: 11,
      season_id: 101,
      pest_id: 1,
      datetime_event: '2026-11-20T15:00:00Z',
      user_email: PEOPLE.manager.email,
    },
  });
  await wait(500);
  await other.query('commit');
  await other.end();
  expect((await report).status).toBe(201);
});

test('a table of devices meets somebody who registers one of them: it is there, and the others are made', async () => {
  const person = await service.as('superAdmin');
  const [other, watcher] = [await service.superuser(), await service.superuser()];
  await other.query('begin');
  await other.query(
    "insert into node (client_id, serial_number, node_firmware_version) values (1, 'VG-MEETS', '1.2')",
  );
  const rows = ['VG-MEETS', 'VG-ALONE'].map((serial_number, i) => ({
    row: i + 2,
    cells: { serial_number, node_firmware_version: '1.2' },
  }));
  const table = person('/v2/nodes/table', { body: { client_id: 1, rows } });
  await untilWaiting(watcher, 1);
  await other.query('commit');
  const answer = await table;
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ rows_new: 1, rows_same: 1 }),
  ]);
  await other.end();
  await watcher.end();
});
