import { addDays, dayOfInstant, isoDate, startOfDay } from '@vigia/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FARM } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { warmDay } from '../../tests/support/warm-day.ts';
import { serviceScope } from '../access/gate.ts';
import { asClient } from '../db/tenant.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';
import { makeNotifications } from '../notifications/make-notifications.ts';

const HOUR = 3_600_000;
let service: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const table of [
    'notification',
    'event',
    'capture',
    'station_state',
    'climate_day',
    'reading',
    'alert_rule',
  ] as const)
    await service.databases.owner.deleteFrom(table).execute();
});

const NOTHING = {
  captures_from: null,
  within_days: null,
  stage: null,
  mildew_from: null,
  silent_hours: null,
};
const ALWAYS = { ...NOTHING, client_id: 1, pest_id: null, sector_ids: [], month_from: 1, month_to: 12 };
const CAPTURES = { ...ALWAYS, alert_kind: 'captures', pest_id: FARM.pest, captures_from: 5, within_days: 7 };
interface Rule {
  readonly alert_rule_id: number;
}
async function made(rule: object): Promise<number> {
  const answer = await admin('/v2/alert-rules', { body: rule });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as Rule).alert_rule_id;
}
const noonOf = (day: string) => startOfDay(isoDate(day)) + 12 * HOUR;
const runAt = (now: number) =>
  asClient(service.databases.background, 1, (tx) => makeNotifications(tx, serviceScope(1), 1, now));
/** Notices of rules; resolved ones in brackets. */
const alerts = async () => {
  const rows = await service.databases.owner
    .selectFrom('public.notification')
    .selectAll()
    .where('type', '=', 'alert')
    .orderBy('notification_id')
    .execute();
  return rows.map((row) => ({ ...row, shown: row.datetime_resolved ? `(${row.cause})` : row.cause }));
};
const shown = async () => (await alerts()).map((row) => row.shown);
const caught = (days: Readonly<Record<string, number>>, station_id: number = FARM.stations.north) =>
  service.databases.owner
    .insertInto('capture')
    .values(
      Object.entries(days).map(([day, in_photo]) => ({
        ...{ client_id: 1, station_id, pest_id: FARM.pest, in_photo, plate_changed: in_photo === 0 },
        ...{ t: `${day}T15:00:00.000Z`, day, node_sn: null },
      })),
    )
    .execute();
const heard = (...instants: number[]) =>
  service.databases.owner.transaction().execute((tx) =>
    saveMeasurements(
      tx,
      { clientId: 1, stationId: FARM.stations.north },
      instants.map((t) => ({ t, values: [20, 60, null, null, null] })),
    ),
  );

describe('captures', () => {
  test('are alerted of once, resolved when they fall, and told again by the next cause', async () => {
    const id = await made({ ...CAPTURES, month_from: 10, month_to: 3 });
    await caught({ '2026-11-09': 0, '2026-11-10': 4 });
    await runAt(noonOf('2026-11-11'));
    expect(await shown()).toEqual([]);
    await caught({ '2026-11-12': 6 });
    await runAt(noonOf('2026-11-12'));
    await runAt(noonOf('2026-11-13'));
    expect(await alerts()).toMatchObject([
      {
        ...{ shown: `alert/${id}/1001/2026-11-12`, sector_id: 11, station_id: 1001, node_id: 'VG-1' },
        ...{ pest_id: FARM.pest, date: '2026-11-12' },
        alert: { alert_rule_id: id, alert_kind: 'captures', captures_from: 5, within_days: 7, found: 6 },
      },
    ]);
    await runAt(noonOf('2026-11-25'));
    expect(await shown()).toEqual([`(alert/${id}/1001/2026-11-12)`]);
    await caught({ '2026-11-26': 12 });
    await runAt(noonOf('2026-11-26'));
    expect(await shown()).toEqual([`(alert/${id}/1001/2026-11-12)`, `alert/${id}/1001/2026-11-26`]);
  });

  test('come to whoever sees the field, saying the rule; archived, it resolves them and is silent', async () => {
    const id = await made(CAPTURES);
    await caught({ '2026-11-10': 0, '2026-11-20': 8 });
    await runAt(noonOf('2026-11-20'));
    const list = await (await service.as('grower'))('/v2/notifications?type=alert');
    const { items } = (await list.json()) as { items: { notification_fields: object }[] };
    expect(items.map((item) => item.notification_fields)).toMatchObject([
      { type: 'alert', sector_id: 11, alert: { alert_rule_id: id, captures_from: 5, found: 8 } },
    ]);
    const archive = { method: 'PUT', body: { alert_is_archived: true } };
    expect((await admin(`/v2/alert-rules/${id}`, archive)).status).toBe(200);
    expect(await runAt(noonOf('2026-11-21'))).toEqual({ sent: 0, resolved: 1 });
    expect(
      (await admin(`/v2/alert-rules/${id}`, { ...archive, body: { alert_is_archived: false } })).status,
    ).toBe(200);
    expect(await runAt(noonOf('2026-11-21'))).toEqual({ sent: 0, resolved: 0 }); // It stands again: no second notice.
    expect(await shown()).toEqual([`alert/${id}/1001/2026-11-20`]);
  });
});

test('mildew is alerted of by field, from its class on', async () => {
  const id = await made({ ...ALWAYS, alert_kind: 'mildew', mildew_from: 'high' });
  const days = ['14', '15', '16'];
  await service.databases.owner
    .insertInto('climate_day')
    .values(days.map((day) => warmDay(1, 1001, `2026-11-${day}`)))
    .execute();
  await runAt(noonOf('2026-11-16'));
  expect(await shown()).toEqual([]);
  await service.databases.owner
    .insertInto('climate_day')
    .values(['17', '18'].map((day) => warmDay(1, 1001, `2026-11-${day}`)))
    .execute();
  await runAt(noonOf('2026-11-19'));
  const [alert, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    sector_id: 11,
    station_id: null,
    alert: { alert_rule_id: id, mildew_from: 'high' },
  });
  expect(alert!.index).toBeGreaterThanOrEqual(60);
});

test('a stage is alerted of before it is expected, once a generation', async () => {
  const id = await made({
    ...ALWAYS,
    alert_kind: 'stage',
    pest_id: FARM.pest,
    stage: 'egg',
    within_days: 15,
  });
  const first = isoDate('2026-10-01');
  const days = Array.from({ length: 45 }, (_, i) => addDays(first, i));
  await service.databases.owner
    .insertInto('climate_day')
    .values(days.map((day) => warmDay(1, 1001, day)))
    .execute();
  const sent = new Set<string>();
  for (let day = 1; day < days.length; day += 3) {
    await runAt(noonOf(days[day]!));
    for (const { cause } of await alerts()) sent.add(cause);
  }
  expect(sent.size).toBeGreaterThan(0);
  for (const cause of sent) expect(cause).toMatch(new RegExp(`^alert/${id}/101/11/${FARM.pest}/egg/[1-9]$`));
  expect((await alerts())[0]).toMatchObject({
    sector_id: 11,
    pest_id: FARM.pest,
    alert: { stage: 'egg', within_days: 15 },
  });
});

test('a device that is silent is alerted of until it is heard again', async () => {
  const id = await made({ ...ALWAYS, alert_kind: 'silence', silent_hours: 6, sector_ids: [11] });
  const last = noonOf('2026-11-20');
  await heard(last - HOUR, last);
  await runAt(last + 6 * HOUR - 1);
  expect(await shown()).toEqual([]);
  await runAt(last + 6 * HOUR);
  expect(await alerts()).toMatchObject([
    { station_id: 1001, date: dayOfInstant(last), alert: { silent_hours: 6 } },
  ]);
  await heard(last + 7 * HOUR);
  expect(await runAt(last + 8 * HOUR)).toEqual({ sent: 0, resolved: 1 });
  await runAt(last + 14 * HOUR);
  expect(await shown()).toEqual([
    `(alert/${id}/1001/${last / HOUR})`,
    `alert/${id}/1001/${(last + 7 * HOUR) / HOUR}`,
  ]);
});
