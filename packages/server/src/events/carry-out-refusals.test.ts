import { describe, expect, test } from 'vitest';
import {
  application,
  type Body,
  biofix,
  install,
  lure,
  maintenance,
  startReporting,
  swap,
} from './carry-out.fixture.ts';

const { service, post, count } = startReporting();

describe('a report is refused', () => {
  const missing = (body: Body, field: string) => ({ ...body, [field]: undefined });
  test.each<[string, Body, string]>([
    ['of no known kind', { ...install, type: 'party' }, 'type'],
    ['without station name', missing(install, 'station_name'), 'station_name'],
    ['without sector', missing(install, 'sector_id'), 'sector_id'],
    ['without position', missing(install, 'gps_lat'), 'gps_lat'],
    ['off the globe', { ...install, gps_lon: 180.5 }, 'gps_lon'],
    ['at no time', missing(install, 'datetime_event'), 'datetime_event'],
    ['at a day that is none', { ...install, datetime_event: '2026-02-30' }, 'datetime_event'],
    ['before time', { ...install, datetime_event: '0001-01-01T00:00:00Z' }, 'datetime_event'],
    [
      'with a lure of 19 days',
      { ...install, lure_settings: { ...lure, expiration_days: 19 } },
      'lure_settings.expiration_days',
    ],
    [
      'with a notice of 0 days',
      { ...maintenance, lure_settings: { ...lure, change_notification_days: 0 } },
      'lure_settings.change_notification_days',
    ],
    ['with a field of another kind', { ...swap, dose: 4 }, ''],
    ['without e-mail', missing(swap, 'user_email'), 'user_email'],
    ['without the new device', missing(swap, 'new_node_id'), 'new_node_id'],
    ['of a device that stands elsewhere', { ...swap, new_node_id: 'VG-2' }, 'new_node_id'],
    ['of a maintenance without the station’s device', missing(maintenance, 'node_id'), 'node_id'],
    ['of another station’s device', { ...maintenance, node_id: 'VG-5' }, 'node_id'],
    ['with a negative dose', { ...application, dose: -1 }, 'dose'],
    ['with a measure of its own', { ...application, measure: 'tazas' }, 'measure'],
    ['without product', { ...application, product: ' ' }, 'product'],
    ['of a pest nobody follows there', { ...biofix, pest_id: 2 }, 'pest_id'],
    ['of no known pest', { ...application, pest_id: 99 }, 'pest_id'],
    ['with a control character', { ...application, comments: 'a\u0000b' }, 'comments'],
    ['of no client', { ...application, client_id: 0 }, 'client_id'],
  ])('%s', async (_, body, field) => {
    const before = await count();
    const { status, json } = await post(body);
    expect([status, json.code]).toEqual([400, 'invalid-input']);
    const named = (json.errors as { field: string }[]).map((error) => error.field);
    if (field) expect(named).toContain(field);
    expect(await count()).toBe(before);
  });

  test('for things of others, seen by nobody or unknown: all alike', async () => {
    const bodies: Body[] = [
      { ...application, client_id: 3 },
      { ...application, client_id: 999 },
      { ...application, sector_id: 31 },
      { ...application, sector_id: 999 },
      { ...swap, station_id: 3001 },
      { ...biofix, season_id: 301 },
      { ...install, node_id: 'VG-77' },
      { ...install, node_id: 'VG-9' },
    ];
    const answers = await Promise.all(bodies.map((body) => post(body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 404));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    const narrowed = await service().as('narrowed');
    expect((await post(maintenance, narrowed)).status).toBe(404);
    expect((await post(application, narrowed)).status).toBe(201);
  });

  test('for people who only read', async () => {
    const reader = await service().as('superReader');
    expect((await post(application, reader)).status).toBe(403);
  });
});
