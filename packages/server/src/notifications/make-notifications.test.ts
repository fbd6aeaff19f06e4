import { dayOfInstant, startOfDay } from '@vigia/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FARM, PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { warmDay } from '../../tests/support/warm-day.ts';
import { serviceScope } from '../access/gate.ts';
import { asClient } from '../db/tenant.ts';
import { holdNotices, holdNoticesOfStation } from '../stores/notices/notices.ts';
import { makeNotifications } from './make-notifications.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  const { owner } = service.databases;
  for (const table of ['notification', 'event', 'capture', 'station_state', 'climate_day'] as const)
    await owner.deleteFrom(table).execute();
});

const noonOf = (day: string) => startOfDay(dayOfInstant(Date.parse(`${day}T15:00:00Z`))) + 43_200_000;
const makeOn = (day: string, clientId = 1) =>
  asClient(service.databases.background, clientId, (tx) =>
    makeNotifications(tx, serviceScope(clientId), clientId, noonOf(day)),
  );
const notices = () =>
  service.databases.owner.selectFrom('notification').selectAll().orderBy('notification_id').execute();
const notified = async () =>
  (await notices()).map(({ cause, datetime_resolved }) => (datetime_resolved ? `(${cause})` : cause));

const lure = { installed: true, change_notification_days: 5, expiration_days: 30 };
const event = (type: string, day: string, more: object = {}, clientId = 1) => ({
  client_id: clientId,
  type,
  datetime_created: `${day}T15:00:00.000Z`,
  datetime_event: `${day}T15:00:00.000Z`,
  date_event: day,
  ...more,
});
const insertEvents = (...rows: ReturnType<typeof event>[]) =>
  service.databases.owner.insertInto('event').values(rows).execute();
const visit = (day: string, station_id: number = FARM.stations.north, more: object = {}) =>
  event('station_maintenance', day, { station_id, lure_settings: JSON.stringify(lure), ...more });

describe('lures and papers', () => {
  test('are notified once, so many days before they expire, and resolved when changed', async () => {
    await insertEvents(visit('2026-10-01'));
    expect(await makeOn('2026-10-25')).toEqual({ sent: 0, resolved: 0 });
    expect(await makeOn('2026-10-26')).toEqual({ sent: 2, resolved: 0 });
    expect(await makeOn('2026-10-26')).toEqual({ sent: 0, resolved: 0 });
    expect((await notices())[0]).toMatchObject({
      client_id: 1,
      type: 'lure',
      cause: 'lure/1001/2026-10-01',
      datetime_sent: new Date(noonOf('2026-10-26')).toISOString(),
      datetime_resolved: null,
      sector_id: 11,
      station_id: 1001,
      node_id: 'VG-1',
      date: '2026-10-31',
    });
    await insertEvents(visit('2026-11-02'));
    expect(await makeOn('2026-11-02')).toEqual({ sent: 0, resolved: 2 });
    expect(await notified()).toEqual(['(lure/1001/2026-10-01)', '(paper/1001/2026-10-01)']);
    expect(await makeOn('2026-12-01')).toEqual({ sent: 2, resolved: 0 });
  });

  test('a cause that comes back stands again: it is not notified twice', async () => {
    await insertEvents(visit('2026-10-01', FARM.stations.north, { node_id: 'VG-1' }));
    await makeOn('2026-11-01');
    await service.databases.owner
      .updateTable('station')
      .set({ assigned_node_sn: null })
      .where('station_id', '=', 1001)
      .execute();
    expect(await makeOn('2026-11-02')).toEqual({ sent: 0, resolved: 2 });
    await service.databases.owner
      .updateTable('station')
      .set({ assigned_node_sn: 'VG-1' })
      .where('station_id', '=', 1001)
      .execute();
    expect(await makeOn('2026-11-03')).toEqual({ sent: 0, resolved: 0 });
    expect(await notified()).toEqual(['lure/1001/2026-10-01', 'paper/1001/2026-10-01']);
  });

  test('of a trap without a device are notified too, and resolved by a visit that names none', async () => {
    const { owner } = service.databases;
    const device = (assigned_node_sn: string | null) =>
      owner.updateTable('station').set({ assigned_node_sn }).where('station_id', '=', 1001).execute();
    await device(null);
    await insertEvents(visit('2026-10-01'));
    expect(await makeOn('2026-10-26')).toEqual({ sent: 2, resolved: 0 });
    expect((await notices())[0]).toMatchObject({ type: 'lure', station_id: 1001, node_id: null });
    const grower = await service.as('grower');
    const body = {
      type: 'station_maintenance',
      client_id: 1,
      station_id: 1001,
      datetime_event: '2026-11-20',
      user_email: PEOPLE.grower.email,
      lure_settings: lure,
    };
    expect((await grower('/v2/events', { body })).status).toBe(201);
    expect(await notified()).toEqual(['(lure/1001/2026-10-01)', '(paper/1001/2026-10-01)']);
    await device('VG-1');
  });

  test('the last visit counts, and of lures the last that brought one', async () => {
    await insertEvents(
      visit('2026-09-01'),
      visit('2026-10-20', FARM.stations.north, { lure_settings: null }),
      visit('2027-01-01'),
      event('agrochemical_application', '2026-11-20', { station_id: FARM.stations.north }),
    );
    await makeOn('2026-11-21');
    expect(await notified()).toEqual(['lure/1001/2026-09-01', 'paper/1001/2026-10-20']);
  });

  test('a client’s run sees and writes that client alone', async () => {
    await insertEvents(
      visit('2026-10-01'),
      event('station_maintenance', '2026-10-01', { station_id: 3001 }, 3),
    );
    expect(await makeOn('2026-11-21', 3)).toEqual({ sent: 1, resolved: 0 });
    expect((await notices()).map(({ client_id, cause }) => [client_id, cause])).toEqual([
      [3, 'paper/3001/2026-10-01'],
    ]);
    expect(await makeOn('2026-11-21', 2)).toEqual({ sent: 0, resolved: 0 });
  });

  test('runs at the same time make one notice of each cause', async () => {
    await insertEvents(visit('2026-10-01'), visit('2026-10-02', FARM.stations.south));
    const runs = await Promise.all([1, 2, 3, 4].map(() => makeOn('2026-11-21')));
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(4);
    expect(await notified()).toHaveLength(4);
  });
});

test('a station in error for two days requests a visit until it is well', async () => {
  const state = (day: string, state: 'ok' | 'error', station_id = 1001) =>
    service.databases.owner
      .insertInto('station_state')
      .values({ client_id: 1, station_id, day, state })
      .onConflict((row) => row.columns(['client_id', 'station_id', 'day']).doUpdateSet({ state }))
      .execute();
  await state('2026-11-18', 'ok');
  await state('2026-11-19', 'error');
  await state('2026-11-19', 'error', 1002);
  expect(await makeOn('2026-11-19')).toEqual({ sent: 0, resolved: 0 });
  await state('2026-11-20', 'error');
  await state('2026-11-20', 'ok', 1002);
  expect(await makeOn('2026-11-20')).toEqual({ sent: 1, resolved: 0 });
  expect((await notices())[0]).toMatchObject({
    type: 'station_maintenance',
    station_id: 1001,
    date: '2026-11-19',
  });
  await state('2026-11-21', 'ok');
  expect(await makeOn('2026-11-21')).toEqual({ sent: 0, resolved: 1 });
  await state('2026-11-21', 'error');
  expect(await makeOn('2026-11-21')).toEqual({ sent: 0, resolved: 0 });
  expect(await notified()).toEqual(['station_maintenance/1001/2026-11-19']);
});

test('the first insect of a pest in a sector is notified once a season', async () => {
  const photo = (day: string, in_photo: number, station_id = 1001) => ({
    client_id: 1,
    station_id,
    pest_id: 1,
    t: `${day}T15:00:00.000Z`,
    day,
    in_photo,
    node_sn: null,
  });
  const insert = (...rows: ReturnType<typeof photo>[]) =>
    service.databases.owner.insertInto('capture').values(rows).execute();
  await insert(photo('2026-10-01', 0), photo('2026-10-02', 0));
  expect(await makeOn('2026-10-02')).toEqual({ sent: 0, resolved: 0 });
  await insert(photo('2026-10-03', 2), photo('2026-10-05', 1, 1002));
  expect(await makeOn('2026-11-21')).toEqual({ sent: 2, resolved: 0 });
  await insert(photo('2026-11-19', 5), photo('2026-11-20', 9, 1002));
  await insertEvents(event('first_capture', '2026-10-01', { sector_id: 11, pest_id: 1, season_id: 101 }));
  expect(await makeOn('2026-11-21')).toEqual({ sent: 0, resolved: 0 });
  expect((await notices()).map(({ cause, station_id, date }) => [cause, station_id, date])).toEqual([
    ['first_capture/101/11/1', 1001, '2026-10-03'],
    ['first_capture/101/12/1', 1002, '2026-10-05'],
  ]);
  expect(await makeOn('2027-06-01'), 'the season is over').toEqual({ sent: 0, resolved: 0 });
});

test('mildew on the rise is notified for finished days, to the sectors that grow vine', async () => {
  const days = ['15', '16', '17', '18'].map((day) => warmDay(1, 1001, `2026-11-${day}`));
  await service.databases.owner.insertInto('climate_day').values(days).execute();
  expect(await makeOn('2026-11-18')).toEqual({ sent: 0, resolved: 0 });
  expect(await makeOn('2026-11-19')).toEqual({ sent: 1, resolved: 0 });
  const [first] = await notices();
  expect(first).toMatchObject({
    type: 'oidio',
    sector_id: 11,
    station_id: null,
    index: 50,
    date: '2026-11-18',
  });
  expect(await makeOn('2026-11-21')).toEqual({ sent: 0, resolved: 0 });
  await service.databases.owner.deleteFrom('notification').execute();
  expect(await makeOn('2026-12-20'), 'no news any more').toEqual({ sent: 0, resolved: 0 });
});

describe('a report', () => {
  const post = async (body: object) => {
    const grower = await service.as('grower');
    const common = {
      client_id: 1,
      datetime_event: '2026-11-20T15:00:00.000Z',
      user_email: 'grower@vigia.example',
    };
    return await grower('/v2/events', { body: { ...common, ...body } });
  };

  test('of a visit resolves what it put in order, at its station alone', async () => {
    await insertEvents(visit('2026-10-01'), visit('2026-10-01', FARM.stations.south));
    await makeOn('2026-11-19');
    const maintenance = {
      type: 'station_maintenance',
      station_id: 1001,
      node_id: 'VG-1',
      lure_settings: lure,
    };
    expect((await post(maintenance)).status).toBe(201);
    expect(await notified()).toEqual([
      '(lure/1001/2026-10-01)',
      'lure/1002/2026-10-01',
      '(paper/1001/2026-10-01)',
      'paper/1002/2026-10-01',
    ]);
  });

  test('of a recommendation or a first capture is notified at once, and not again', async () => {
    const about = { sector_id: 11, pest_id: 1, crop_id: 1 };
    const advice = {
      type: 'agrochemical_recommendation',
      ...about,
      datetime_event: '2026-12-01T15:00:00.000Z',
    };
    expect((await post(advice)).status).toBe(201);
    expect((await post({ type: 'first_capture', station_id: 1001, season_id: 101, ...about })).status).toBe(
      201,
    );
    const [advised, captured] = await notices();
    expect(advised).toMatchObject({
      type: 'pesticide_recommendation',
      sector_id: 11,
      pest_id: 1,
      date: '2026-12-01',
    });
    expect(captured).toMatchObject({ cause: 'first_capture/101/11/1', date: '2026-11-20' });
    expect(await makeOn('2026-11-21')).toEqual({ sent: 0, resolved: 0 });
    expect((await service.as('grower').then((ask) => ask('/v2/notifications'))).status).toBe(200);
    await service.databases.owner.deleteFrom('notification').execute();
    expect(await makeOn(new Date(TEST_NOW + 14 * 86_400_000).toISOString().slice(0, 10)), 'old news').toEqual(
      {
        sent: 1,
        resolved: 0,
      },
    );
  });

  test('that is refused sends nothing', async () => {
    const wrong = { type: 'agrochemical_recommendation', sector_id: 31, pest_id: 1, crop_id: 1 };
    expect((await post(wrong)).status).toBe(404);
    expect(await notified()).toEqual([]);
  });
});

describe('two at once', () => {
  const asBackground = <T>(work: Parameters<typeof asClient<T>>[2]) =>
    asClient(service.databases.background, 1, work);

  test('visits of two stations do not wait for each other', async () => {
    await asBackground(async (first) => {
      await holdNoticesOfStation(first, 1);
      await asBackground((second) => holdNoticesOfStation(second, 1));
    });
  });

  test('the notices of a whole client are made when no visit is under way', async () => {
    const order: string[] = [];
    let all: Promise<void> | undefined;
    await asBackground(async (visit) => {
      await holdNoticesOfStation(visit, 1);
      all = asBackground(async (job) => {
        await holdNotices(job, 1);
        order.push('all');
      });
      await untilOneWaits();
      order.push('visit');
    });
    await all;
    expect(order).toEqual(['visit', 'all']);
  });

  async function untilOneWaits() {
    const waiting = service.databases.owner
      .selectFrom(sql<{ pid: number }>`pg_locks`.as('lock'))
      .select('lock.pid')
      .where(sql`locktype`, '=', 'advisory')
      .where(sql<boolean>`not granted`);
    while ((await waiting.execute()).length === 0) await new Promise((again) => setTimeout(again, 10));
  }
});
