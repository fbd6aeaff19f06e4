import type { RetentionAnswer } from '@vigia/api/contract';
import { addDays, isoDate } from '@vigia/domain';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEVICE_KEY } from '../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { retention } from './retention.ts';

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

const PATH = '/v2/clients/1/retention';
const set = (settings: unknown) => admin(PATH, { method: 'PUT', body: { settings } });
const run = () =>
  retention.run({
    databases: service.databases,
    blobs: folderBlobs('/nowhere'),
    log: pino({ level: 'silent' }),
    now: () => service.clock.now,
    signal: new AbortController().signal,
  });
const send = (what: 'data' | 'logs', body: unknown) =>
  service.ask(`/v2/nodes/VG-1/${what}`, { headers: { 'x-device-key': DEVICE_KEY }, body });
const daysAgo = (days: number) => `${addDays(isoDate('2026-11-21'), -days)}T15:00:00.000Z`;
const count = async (table: 'reading' | 'device_log' | 'device_report' | 'climate_day' | 'image') =>
  Number(
    (await sql<{ n: string }>`select count(*) n from ${sql.table(table)}`.execute(service.databases.owner))
      .rows[0]?.n,
  );
const months = async () =>
  (
    await sql<{ name: string }>`select relname as name from pg_inherits join pg_class c on c.oid = inhrelid
      where inhparent in ('reading'::regclass, 'device_log'::regclass)`.execute(service.databases.owner)
  ).rows.map(({ name }) => name);

test('nothing is dropped until somebody says so', async () => {
  const days = [200, 120, 100, 91, 89, 1];
  const readings = days.flatMap((day) => [
    { category: 'thpg', t: daysAgo(day), ambient_temperature_c: day / 10 },
    { category: 'selftest', t: daysAgo(day), code: 0 },
  ]);
  await send('data', { readings });
  const line = (day: number) => ({ log_datetime: daysAgo(day), log_level: 'I', log_string: 'x' });
  await send('logs', { logs: days.map(line) });
  expect(await (await admin(PATH)).json()).toEqual({
    settings: ['readings', 'reports', 'logs', 'images'].map((kind) => ({
      kind,
      keep_days: null,
      dropped_before: null,
    })),
  });
  expect(await run()).toEqual({ readings: 0, reports: 0, logs: 0, images: 0, months: 0 });
});

test('what is older goes, kind by kind; sums by the day stay, and empty months are given back', async () => {
  const before = await months();
  expect(
    (
      await set([
        { kind: 'readings', keep_days: 90 },
        { kind: 'logs', keep_days: 110 },
      ])
    ).status,
  ).toBe(200);
  const done = await run();
  expect(done).toMatchObject({ readings: 4, reports: 0, logs: 2, images: 0 });
  expect([await count('reading'), await count('device_log'), await count('device_report')]).toEqual([
    2, 4, 6,
  ]);
  expect(await count('climate_day')).toBe(6);
  expect(await months()).toHaveLength(before.length - Number(done.months));
  expect(await months()).not.toContain('reading_2026_05');
  expect(await run()).toEqual({ readings: 0, reports: 0, logs: 0, images: 0, months: 0 });
});

test('nothing older may come in any more, and a longer time brings nothing back', async () => {
  const late = { readings: [{ category: 'battery', t: daysAgo(100), battery_percentage: 50 }] };
  const APART = {
    rows_new: 0,
    set_apart: { details: [{ field: 'readings.0.t', message: 'Es anterior a lo que se guarda' }] },
  };
  const readings = await count('reading');
  expect(await (await send('data', late)).json()).toMatchObject(APART);
  expect(
    (await send('logs', { logs: [{ log_datetime: daysAgo(100), log_level: 'I', log_string: 'y' }] })).status,
  ).toBe(200);
  const { settings } = (await (await set([{ kind: 'readings', keep_days: null }])).json()) as RetentionAnswer;
  expect(settings[0]).toEqual({ kind: 'readings', keep_days: null, dropped_before: '2026-08-23' });
  await run();
  expect(await (await send('data', late)).json()).toMatchObject(APART);
  expect(await count('reading')).toBe(readings);
});

test('rain, wind and radiation that wait with a device go with the readings', async () => {
  const { owner } = service.databases;
  const device = { client_id: 1, serial_number: 'VG-2' };
  for (const days of [100, 80]) {
    const t = daysAgo(days);
    await sql`select ensure_device_month(${t.slice(0, 10)}::date)`.execute(owner);
    await sql`insert into device_report (client_id, serial_number, t, category, rain_mm)
      values (1, 'VG-2', ${t}, 'weather', 1.2)`.execute(owner);
    await owner
      .insertInto('set_apart_reading')
      .values({
        ...device,
        reading_hash: `00000000-0000-0000-0000-${String(days).padStart(12, '0')}`,
        category: 'weather',
        sent_t: '2000-01-01T00:00:00Z',
        reason: 'too-old',
        received_at: t,
        content: '{"rain_mm": 1.2}',
      })
      .execute();
  }
  await set([{ kind: 'reports', keep_days: 90 }]);
  await run();
  const left = async () =>
    (
      await sql`select 1 from device_report where category = 'weather'
      union all select 1 from set_apart_reading where category = 'weather'`.execute(owner)
    ).rows.length;
  expect(await left()).toBe(4);
  await set([{ kind: 'readings', keep_days: 90 }]);
  expect(await run()).toMatchObject({ readings: 2, reports: 0 });
  expect(await left()).toBe(2);
});

test('photos go with their days, those of installs stay', async () => {
  const { owner } = service.databases;
  await owner
    .updateTable('image')
    .set({ date_created: daysAgo(100) })
    .where('client_id', '=', 1)
    .execute();
  await owner
    .updateTable('image')
    .set({ image_type: 'device_install' })
    .where('image_id', '=', 502)
    .execute();
  await set([{ kind: 'images', keep_days: 90 }]);
  expect(await run()).toMatchObject({ images: 1 });
  expect(await count('image')).toBe(2);
});

test.each([
  [[], 'settings'],
  [[{ kind: 'logs', keep_days: 30 }], 'settings.0.keep_days'],
  [[{ kind: 'viento', keep_days: 90 }], 'settings.0.kind'],
  [
    [
      { kind: 'logs', keep_days: 90 },
      { kind: 'logs', keep_days: null },
    ],
    'settings',
  ],
])('%j is refused', async (settings, field) => {
  const answer = await set(settings);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { errors: { field: string }[] }).errors[0]?.field).toBe(field);
});

test.each([
  ['grower', 403],
  ['manager', 403],
  ['foreigner', 404],
  ['superAdmin', 200],
] as const)('%s is answered %i', async (person, status) => {
  const ask = await service.as(person);
  const body = { settings: [{ kind: 'logs', keep_days: 400 }] };
  expect((await ask(PATH, { method: 'PUT', body })).status).toBe(status);
});
