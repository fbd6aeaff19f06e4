import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttp } from './http.ts';
import { uplinkCalls } from './resources/uplinks.ts';
import { json, startTestServer, type TestServer } from './testing-server.ts';

const AT = '2026-11-21T15:00:00.000Z';
const EUI = '0004A30B001C0530';
const device = {
  ...{ dev_eui: EUI, device_name: 'sonda', network_profile: null, station_id: null, profile_id: null },
  ...{ heard_at: AT, last_reading: null, apart: 2 },
  last_fields: [{ field_path: 'env.temp', decoded_value: 21.5 }],
};
const door = {
  ...{ door_id: 7, client_id: 1, network: 'tts', door_name: 'TTN', secret_start: 'upl_Zq3xT9' },
  ...{ replaced_until: null, refused_at: AT, door_refusal: 'wrong-secret', created_at: AT },
  uplink_devices: [device],
};
let server: TestServer;
let calls: ReturnType<typeof uplinkCalls>;
beforeEach(async () => {
  server = await startTestServer();
  calls = uplinkCalls(createHttp({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token' }));
});
afterEach(() => server.close());
const seen = () => server.seen.at(-1)!;

it('tells doors with their devices in the words of the domain', async () => {
  server.answer = (_request, response) => json(response, 200, [door]);
  const [listed] = await calls.doors(1);
  expect(listed).toMatchObject({
    ...{ id: 7, network: 'tts', name: 'TTN', refusal: 'wrong-secret', refusedAt: Date.parse(AT) },
    devices: [{ devEui: EUI, apart: 2, lastFields: [{ path: 'env.temp', value: 21.5 }] }],
  });
});

it('is told a secret once, when a door is made and when it gets another one', async () => {
  server.answer = (_request, response) => json(response, 201, { door_secret: 'upl_x', uplink_door: door });
  const made = await calls.createDoor({ clientId: 1, network: 'tts', name: 'TTN' });
  expect(made).toMatchObject({ secret: 'upl_x', door: { id: 7 } });
  expect(JSON.parse(seen().body)).toEqual({ client_id: 1, network: 'tts', door_name: 'TTN' });
  expect(await calls.rotateDoor(7, 24)).toMatchObject({ secret: 'upl_x' });
  expect(JSON.parse(seen().body)).toEqual({ overlap_hours: 24 });
});

it('sends a mapping with the names of the wire, and names the field that is refused', async () => {
  const mapped = { path: 'env.temp', measure: 'ambient_temperature_c', unit: '°F' } as const;
  const wire = { field_path: 'env.temp', mapped_measure: 'ambient_temperature_c', mapped_unit: '°F' };
  const profile = { profile_id: 3, client_id: 1, profile_name: 'LSE01', mapped_fields: [wire] };
  server.answer = (_request, response) => json(response, 201, profile);
  const draft = { clientId: 1, name: 'LSE01', fields: [mapped] };
  expect(await calls.createProfile(draft, 'key-1')).toEqual({ id: 3, ...draft });
  expect(JSON.parse(seen().body)).toMatchObject({ mapped_fields: [wire] });
  await calls.updateProfile(3, { name: 'LSE01', fields: [mapped] });
  expect(JSON.parse(seen().body)).toEqual({ profile_name: 'LSE01', mapped_fields: [wire] });
  const errors = [{ field: 'mapped_fields', message: 'Cada medida va una vez' }];
  const problem = { type: 'about:blank', title: 'x', status: 400, code: 'invalid', errors };
  server.answer = (_request, response) => json(response, 400, problem);
  await expect(calls.createProfile(draft, 'key-2')).rejects.toMatchObject({
    problem: { errors: [{ field: 'fields' }] },
  });
});

it('links a device, reads it again and forgets it, at an address that its DevEUI cannot leave', async () => {
  server.answer = (_request, response) => json(response, 200, { ...device, station_id: 4, profile_id: 3 });
  expect(await calls.link(7, 'A/1', { stationId: 4, profileId: 3 })).toMatchObject({ stationId: 4 });
  expect(seen().url.pathname).toBe('/v2/uplink-doors/7/devices/A%2F1');
  const kept = {
    uplink_at: AT,
    frame_counter: 0,
    uplink_reason: 'simulated',
    kept_at: AT,
    decoded_fields: [],
  };
  server.answer = (_request, response) => json(response, 200, [kept]);
  expect(await calls.uplinks(7, EUI)).toMatchObject([{ t: Date.parse(AT), reason: 'simulated', fields: [] }]);
  const answer = { replayed: 2, still_apart: 1, rows_new: 4, rows_changed: 0 };
  server.answer = (_request, response) => json(response, 200, answer);
  expect(await calls.replay(7, EUI)).toEqual({ replayed: 2, stillApart: 1, rowsNew: 4, rowsChanged: 0 });
  server.answer = (_request, response) => response.writeHead(204).end();
  await calls.forget(7, EUI);
  expect(seen().method).toBe('DELETE');
});
