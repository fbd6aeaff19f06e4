import { dayOfInstant, startOfDay } from '@vigia/domain';
import { NOTIFICATION_KINDS, type NotificationKind } from '@vigia/domain/farm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { warmDay } from '../../tests/support/warm-day.ts';
import { serviceScope } from '../access/gate.ts';
import { asClient } from '../db/tenant.ts';
import { makeNotifications } from './make-notifications.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const table of [
    'notification',
    'event',
    'capture',
    'station_state',
    'climate_day',
    'alert_rule',
  ] as const)
    await service.databases.owner.deleteFrom(table).execute();
});

const STATION = { client_id: 1, station_id: 1001 };
const TODAY = '2026-11-20';

const report = (type: string, day: string, more: object) =>
  service.databases.owner
    .insertInto('event')
    .values({
      client_id: 1,
      type,
      datetime_created: `${day}T15:00:00.000Z`,
      datetime_event: `${day}T15:00:00.000Z`,
      date_event: day,
      ...more,
    })
    .execute();
const visit = () => {
  const lure_settings = { installed: true, change_notification_days: 5, expiration_days: 30 };
  const more = { station_id: 1001, lure_settings: JSON.stringify(lure_settings) };
  return report('station_maintenance', '2026-10-18', more);
};
const caught = (day: string, in_photo: number) => ({
  ...STATION,
  pest_id: 1,
  t: `${day}T15:00:00.000Z`,
  day,
  in_photo,
  node_sn: null,
});

/** What causes each kind of notice. */
const CAUSES: Readonly<Record<NotificationKind, () => Promise<unknown>>> = {
  lure: visit,
  paper: visit,
  first_capture: () =>
    service.databases.owner
      .insertInto('capture')
      .values([caught('2026-11-18', 0), caught('2026-11-19', 2)])
      .execute(),
  pesticide_recommendation: () =>
    report('agrochemical_recommendation', '2026-11-19', { sector_id: 11, pest_id: 1, crop_id: 1 }),
  oidio: () =>
    service.databases.owner
      .insertInto('climate_day')
      .values(['15', '16', '17', '18'].map((day) => warmDay(1, 1001, `2026-11-${day}`)))
      .execute(),
  station_maintenance: () =>
    service.databases.owner
      .insertInto('station_state')
      .values(['2026-11-19', TODAY].map((day) => ({ ...STATION, day, state: 'error' as const })))
      .execute(),
  alert: async () => {
    await service.databases.owner
      .insertInto('alert_rule')
      .values({
        ...{ client_id: 1, alert_kind: 'captures', pest_id: 1, captures_from: 2, within_days: 7 },
        ...{
          stage: null,
          mildew_from: null,
          silent_hours: null,
          sector_ids: [],
          month_from: 10,
          month_to: 3,
        },
        changed_at: `${TODAY}T12:00:00.000Z`,
      })
      .execute();
    await service.databases.owner
      .insertInto('capture')
      .values([caught('2026-11-18', 0), caught('2026-11-19', 2)])
      .execute();
  },
};

test.each(NOTIFICATION_KINDS)(
  '%s arises once from its rule, and is resolved for who reads it',
  async (kind) => {
    const noon = startOfDay(dayOfInstant(Date.parse(`${TODAY}T15:00:00Z`))) + 43_200_000;
    const look = (hours: number) =>
      asClient(service.databases.background, 1, (tx) =>
        makeNotifications(tx, serviceScope(1), 1, noon + hours * 3_600_000),
      );
    const [grower, admin] = [await service.as('grower'), await service.as('admin')];
    const ids = async (read: boolean, ask = grower) => {
      const answer = await ask(`/v2/notifications?type=${kind}&read=${read}`);
      return ((await answer.json()) as { items: { id: number }[] }).items.map(({ id }) => id);
    };
    await look(0);
    expect(await ids(false)).toEqual([]);
    await CAUSES[kind]();
    await look(0);
    const [id, ...others] = await ids(false);
    expect([typeof id, others]).toEqual(['number', []]);
    await look(1);
    expect(await ids(false)).toEqual([id]);
    expect((await grower(`/v2/notifications/${id}`, { method: 'PUT', body: { read: true } })).status).toBe(
      200,
    );
    await look(2);
    expect([await ids(false), await ids(true)]).toEqual([[], [id]]);
    expect(await ids(false, admin)).toEqual([id]);
  },
);
