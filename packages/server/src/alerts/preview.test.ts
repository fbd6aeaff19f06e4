import { AlertPreviewWire } from '@vigia/api/contract';
import { addDays, isoDate, startOfDay } from '@vigia/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FARM } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { warmDay } from '../../tests/support/warm-day.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

const HOUR = 3_600_000;
const START = isoDate('2025-05-01');
let service: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());
beforeEach(async () => {
  const { owner } = service.databases;
  for (const table of ['event', 'capture', 'climate_day', 'reading'] as const)
    await owner.deleteFrom(table).execute();
  await owner.deleteFrom('season').where('season_id', '=', 990).execute();
  await owner
    .insertInto('season')
    .values({
      client_id: 1,
      season_id: 990,
      season_name: '2025–26',
      date_start: START,
      date_end: '2026-04-30',
    })
    .execute();
});

const NOTHING = {
  captures_from: null,
  within_days: null,
  stage: null,
  mildew_from: null,
  silent_hours: null,
};
const RULE = { ...NOTHING, client_id: 1, pest_id: null, sector_ids: [], month_from: 1, month_to: 12 };
const CAPTURES = { ...RULE, alert_kind: 'captures', pest_id: FARM.pest, captures_from: 5, within_days: 7 };
async function preview(rule: object, person = admin) {
  const answer = await person('/v2/alert-rules/preview', { body: rule });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return z.decode(AlertPreviewWire, (await answer.json()) as z.input<typeof AlertPreviewWire>);
}
const caught = (...days: (readonly [string, number])[]) =>
  service.databases.owner
    .insertInto('capture')
    .values(
      days.map(([day, in_photo]) => ({
        ...{ client_id: 1, station_id: FARM.stations.north, pest_id: FARM.pest, in_photo },
        ...{ plate_changed: in_photo === 0, t: `${day}T15:00:00.000Z`, day, node_sn: null },
      })),
    )
    .execute();

describe('a preview', () => {
  test('counts each cause of the season before, with its day and place', async () => {
    await caught(
      ['2025-10-10', 0],
      ['2025-10-11', 6],
      ['2025-10-12', 7],
      ['2026-01-03', 0],
      ['2026-01-04', 5],
    );
    await caught(['2026-10-10', 0], ['2026-10-11', 90]); // Of the running season.
    const { season, count, alerts } = await preview(CAPTURES);
    expect(season).toEqual({ id: 990, name: '2025–26', start: START, end: '2026-04-30' });
    expect(count).toBe(2);
    expect(alerts).toMatchObject([
      { date: '2025-10-11', sectorId: 11, stationId: FARM.stations.north, found: 6 },
      { date: '2026-01-04', found: 5 },
    ]);
    expect((await preview({ ...CAPTURES, month_from: 1, month_to: 1 })).count).toBe(1);
    expect((await preview({ ...CAPTURES, captures_from: 50 })).count).toBe(0);
    expect((await preview({ ...CAPTURES, sector_ids: [12] })).count).toBe(0);
  });

  test('judges mildew and stages by the climate of that season', async () => {
    const days = Array.from({ length: 60 }, (_, i) => addDays(isoDate('2025-09-01'), i));
    await service.databases.owner
      .insertInto('climate_day')
      .values(days.map((day) => warmDay(1, 1001, day)))
      .execute();
    const mildew = await preview({ ...RULE, alert_kind: 'mildew', mildew_from: 'high' });
    expect(mildew.alerts).toMatchObject([{ date: '2025-09-05', sectorId: 11, stationId: null }]);
    const stage = await preview({
      ...RULE,
      alert_kind: 'stage',
      pest_id: FARM.pest,
      stage: 'egg',
      within_days: 10,
    });
    expect(stage.count).toBeGreaterThan(0);
    for (const { on, date, found } of stage.alerts) {
      expect(found).toBeGreaterThan(0);
      expect(on! >= date && on! <= addDays(date, 10)).toBe(true);
    }
  });

  test('finds the silences of a device, also one that ends with the season', async () => {
    const first = startOfDay(isoDate('2026-04-20'));
    const instants = [0, 1, 2, 30, 31, 32].map((hour) => first + hour * HOUR);
    await service.databases.owner.transaction().execute((tx) =>
      saveMeasurements(
        tx,
        { clientId: 1, stationId: FARM.stations.north },
        instants.map((t) => ({ t, values: [20, 60, null, null, null] })),
      ),
    );
    const silent = { ...RULE, alert_kind: 'silence', silent_hours: 24, sector_ids: [11] };
    expect((await preview(silent)).alerts.map(({ date, on }) => [date, on])).toEqual([
      ['2026-04-21', '2026-04-20'],
      ['2026-04-22', '2026-04-21'],
    ]);
    expect((await preview({ ...silent, silent_hours: 100 })).count).toBe(1);
  });

  test('says so where no season has ended, and keeps nothing', async () => {
    await service.databases.owner
      .deleteFrom('season')
      .where('client_id', '=', 1)
      .where('season_id', '!=', 101)
      .execute();
    expect(await preview(CAPTURES)).toEqual({ season: null, count: 0, alerts: [] });
    const rules = await service.databases.owner
      .selectFrom('alert_rule')
      .select('alert_rule_id')
      .where('client_id', '=', 1)
      .execute();
    expect(rules.map((rule) => rule.alert_rule_id)).toEqual([961]);
  });

  test('refuses a rule that cannot be, naming its fields, and is for administrators alone', async () => {
    const answer = await admin('/v2/alert-rules/preview', {
      body: { ...CAPTURES, pest_id: 20, sector_ids: [31] },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [
        { field: 'pest_id', message: 'Las trampas no capturan esta plaga' },
        { field: 'sector_ids', message: 'Uno de los campos ya no existe: quítelo de la lista' },
      ],
    });
    const grower = await service.as('grower');
    expect((await grower('/v2/alert-rules/preview', { body: CAPTURES })).status).toBe(403);
  });
});
