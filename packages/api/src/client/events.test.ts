import { isoDate } from '@vigia/domain';
import {
  type EventContext,
  type EventDraft,
  fieldsOf,
  type NewEvent,
  newDraft,
  newEvent,
} from '@vigia/domain/events';
import { EVENT_TYPES, type EventType } from '@vigia/domain/farm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventBody, fieldsOfForm } from '../contract/event-bodies.ts';
import { namesOf } from '../contract/fields.ts';
import type { ApiError } from './api-error.ts';
import { createClient } from './create-client.ts';
import { json, startTestServer, type TestServer } from './testing-server.ts';

const start = { clientId: 10, date: '2026-10-20', userEmail: ' ana@huerto.example ' };
const context = { clientId: 11, today: isoDate('2026-11-21') };
/** Noon of 20 October 2026, summer time. */
const AT = '2026-10-20T15:00:00.000Z';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.answer = (_request, response) => json(response, 400, problemOf());
});
afterEach(() => server.close());

const problemOf = (...fields: string[]) => {
  const errors = fields.map((field) => ({ field, message: 'no' }));
  return { type: 'about:blank', title: 'No', status: 400, code: 'invalid-input', errors };
};
const refusalOf = (event: NewEvent) =>
  createClient({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token' })
    .events.report(event, 'key-1')
    .then(
      () => expect.unreachable(),
      (error: ApiError) => error,
    );
const sent = () => JSON.parse(server.seen.at(-1)?.body ?? '');
async function sentOf<Kind extends EventType>(kind: Kind, draft: EventDraft<Kind>, about: EventContext) {
  await refusalOf(newEvent(kind, draft, about));
  return sent();
}

describe('body of a report', () => {
  it('of an install', async () => {
    const draft = newDraft('device_install', {
      ...start,
      stationName: ' E9 ',
      nodeSerial: 'VG-9',
      latitude: '-33,5',
      longitude: -70,
      sectorId: 4,
      seasonId: 31,
      cropId: 1,
      pestId: 1,
      lureInstalled: true,
      lureExpirationDays: '40',
      comments: ' ok ',
    });
    expect(await sentOf('device_install', draft, context)).toEqual({
      type: 'device_install',
      client_id: 10,
      datetime_event: AT,
      station_name: 'E9',
      node_id: 'VG-9',
      gps_lat: -33.5,
      gps_lon: -70,
      sector_id: 4,
      season_id: 31,
      crop_id: 1,
      pest_id: 1,
      user_email: 'ana@huerto.example',
      lure_settings: { installed: true, change_notification_days: 5, expiration_days: 40 },
      comments: 'ok',
    });
  });

  it('of a swap and of a maintenance', async () => {
    const swap = newDraft('device_swap', { ...start, stationId: 5, nodeSerial: 'VG-9' });
    expect(await sentOf('device_swap', swap, { ...context, oldNodeSerial: 'VG-1' })).toEqual({
      type: 'device_swap',
      client_id: 10,
      datetime_event: AT,
      station_id: 5,
      old_node_id: 'VG-1',
      new_node_id: 'VG-9',
      user_email: 'ana@huerto.example',
      comments: '',
    });
    expect((await sentOf('device_swap', swap, context)).old_node_id).toBeNull();
    const visit = newDraft('station_maintenance', { ...start, stationId: 5, nodeSerial: 'VG-9' });
    expect(await sentOf('station_maintenance', visit, context)).toEqual({
      type: 'station_maintenance',
      client_id: 10,
      datetime_event: AT,
      station_id: 5,
      node_id: 'VG-9',
      user_email: 'ana@huerto.example',
      lure_settings: { installed: false, change_notification_days: null, expiration_days: null },
      comments: '',
    });
  });

  it('of what is seen and done in a sector', async () => {
    const here = { ...start, sectorId: 4, seasonId: 31, cropId: 1, pestId: 1, stationId: 5 };
    expect(
      await sentOf('biofix_set', newDraft('biofix_set', { ...here, biofixType: 'chronofix' }), context),
    ).toEqual({
      type: 'biofix_set',
      client_id: 10,
      datetime_event: AT,
      season_id: 31,
      sector_id: 4,
      pest_id: 1,
      biofix_type: 'chronofix',
      user_email: 'ana@huerto.example',
      comments: '',
    });
    const sprayed = { ...here, product: ' Azufre ', dose: '2,5', measure: 'gr/ha' as const };
    expect(
      await sentOf('agrochemical_application', newDraft('agrochemical_application', sprayed), context),
    ).toEqual({
      type: 'agrochemical_application',
      client_id: 10,
      datetime_event: AT,
      sector_id: 4,
      pest_id: 1,
      product: 'Azufre',
      dose: 2.5,
      measure: 'gr/ha',
      user_email: 'ana@huerto.example',
      comments: '',
    });
    const grown = newDraft('crop_phenology_changed', { ...here, stage: 'fruit_set_date' });
    expect(await sentOf('crop_phenology_changed', grown, context)).toEqual({
      type: 'crop_phenology_changed',
      client_id: 10,
      datetime_event: AT,
      season_id: 31,
      sector_id: 4,
      crop_id: 1,
      phenology_stage: 'fruit_set_date',
      user_email: 'ana@huerto.example',
      comments: '',
    });
    expect(Object.keys(await sentOf('first_capture', newDraft('first_capture', here), context))).toEqual([
      'type',
      'client_id',
      'datetime_event',
      'station_id',
      'sector_id',
      'crop_id',
      'pest_id',
      'season_id',
      'user_email',
      'comments',
    ]);
    const advised = newDraft('agrochemical_recommendation', { ...here, userEmail: '', clientId: null });
    expect(await sentOf('agrochemical_recommendation', advised, context)).toEqual({
      type: 'agrochemical_recommendation',
      client_id: 11,
      datetime_event: AT,
      sector_id: 4,
      crop_id: 1,
      pest_id: 1,
      user_email: null,
      comments: '',
    });
  });

  it.each(EVENT_TYPES)('of %s has every field that a refusal may name', async (kind) => {
    const body: Readonly<Record<string, unknown>> = await sentOf(kind, newDraft(kind, start), context);
    const names: Readonly<Record<string, string>> = namesOf(fieldsOfForm(kind));
    for (const field of fieldsOf(kind)) {
      const [whole, part] = names[field]!.split('.');
      expect(Object.keys(body), field).toContain(whole);
      if (part !== undefined) expect(Object.keys(body[whole!] as object), field).toContain(part);
    }
  });

  it.each(EVENT_TYPES)('of %s is read as it was written', async (kind) => {
    const written = newEvent(kind, newDraft(kind, { ...start, lureInstalled: true }), context);
    await refusalOf(written);
    expect(EventBody.parse(sent())).toEqual(written);
  });

  it('that names a day alone is of its noon', () => {
    const body = { type: 'first_capture', client_id: 10 };
    expect(EventBody.parse({ ...body, datetime_event: '2026-10-20' }).at).toBe(Date.parse(AT));
    expect(EventBody.parse({ ...body, datetime_event: '2026-10-20T23:30:00-03:00' }).at).toBe(
      Date.parse('2026-10-21T02:30:00Z'),
    );
    expect(EventBody.parse(body).at).toBeUndefined();
  });

  it('that an older page kept is sent as it is', async () => {
    const kept = { type: 'first_capture', client_id: 10, datetime_event: AT, sector_id: 4, crop_id: null };
    await refusalOf(kept as unknown as NewEvent);
    expect(sent()).toEqual(kept);
  });

  it('that names a pool says so', async () => {
    const swap = newDraft('device_swap', { ...start, stationId: 5, nodeSerial: 'VG-9' });
    expect(await sentOf('device_swap', swap, { ...context, fromClientId: 3 })).toMatchObject({
      from_client_id: 3,
    });
  });
});

it.each(EVENT_TYPES)('a refusal of %s names fields as its form does', async (kind) => {
  const names: Readonly<Record<string, string>> = namesOf(fieldsOfForm(kind));
  const fields = fieldsOf(kind);
  server.answer = (_request, response) =>
    json(response, 400, problemOf(...fields.map((field) => names[field]!)));
  const error = await refusalOf(newEvent(kind, newDraft(kind, start), context));
  expect(error.problem?.errors?.map(({ field }) => field)).toEqual(fields);
});

it('a refusal distinguishes the two devices of a swap, and the days of a lure', async () => {
  const named = async (kind: EventType, field: string) => {
    server.answer = (_request, response) => json(response, 400, problemOf(field));
    const error = await refusalOf(newEvent(kind, newDraft(kind, start), context));
    return error.problem?.errors?.[0]?.field;
  };
  expect(await named('device_swap', 'new_node_id')).toBe('nodeSerial');
  expect(await named('device_swap', 'old_node_id')).toBe('oldNodeSerial');
  expect(await named('device_install', 'lure_settings.expiration_days')).toBe('lureExpirationDays');
  expect(await named('biofix_set', 'gps_lat')).toBe('gps_lat');
});
