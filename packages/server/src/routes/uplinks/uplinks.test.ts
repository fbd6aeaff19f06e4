import type { UplinkOutcome } from '@vigia/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { chirpStackUplink, type SaidUplink, ttsUplink } from '../../../tests/support/uplink-messages.ts';

const EUI = 'A840410000000001';
const MINUTE = 60_000;
let service: TestApp;
let ask: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  ask = await service.as('manager');
});
afterAll(() => service.close());

const json = async <T>(path: string, request?: Ask): Promise<T> => {
  const answer = await ask(path, request);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as T;
};
interface Door {
  readonly door_id: number;
  readonly door_refusal: string | null;
  readonly uplink_devices: readonly {
    readonly dev_eui: string;
    readonly station_id: number | null;
    readonly apart: number;
    readonly last_fields: readonly { readonly field_path: string }[];
  }[];
}
interface MadeDoor {
  readonly door_secret: string;
  readonly uplink_door: Door;
}
const makeDoor = (network: 'tts' | 'chirpstack') =>
  json<MadeDoor>('/v2/uplink-doors', { body: { client_id: 1, network, door_name: 'Prueba' } });
const doorNow = async (id: number): Promise<Door> =>
  (await json<Door[]>('/v2/uplink-doors?client_id=1')).find(({ door_id }) => door_id === id)!;
const said = (over: Partial<SaidUplink> = {}): SaidUplink => ({
  ...{ devEui: EUI, at: service.clock.now - 5 * MINUTE, counter: 3, session: 'AXA50tHU', payload: 'AAE=' },
  fields: { temp: 68, hum: 61 },
  ...over,
});
const knock = (secret: string, id: number, body: unknown, query = '') =>
  service.ask(`/v2/uplinks/${id}${query}`, { body, headers: { authorization: `Bearer ${secret}` } });
const outcome = async (answer: Promise<Response>): Promise<UplinkOutcome> =>
  ((await (await answer).json()) as { uplink_outcome: UplinkOutcome }).uplink_outcome;
const readings = (t: number) =>
  service.databases.owner
    .selectFrom('reading')
    .select(['station_id', 'ambient_temperature_c', 'ambient_humidity_rh'])
    .where('client_id', '=', 1)
    .where('t', '=', new Date(t).toISOString())
    .execute();

test('from a new door to measurements: an unknown device is listed, linked, and loses nothing', async () => {
  const { door_secret: secret, uplink_door } = await makeDoor('tts');
  const id = uplink_door.door_id;
  const first = said();
  expect(await outcome(knock(secret, id, ttsUplink(first)))).toBe('apart');
  const [heard] = (await doorNow(id)).uplink_devices;
  expect(heard).toMatchObject({ dev_eui: EUI, station_id: null, apart: 1 });
  expect(heard!.last_fields.map(({ field_path }) => field_path).sort()).toEqual(['hum', 'temp']);

  const mapped = { field_path: 'temp', mapped_measure: 'ambient_temperature_c', mapped_unit: '°C' };
  const body = { client_id: 1, profile_name: 'LSE01', mapped_fields: [mapped] };
  const { profile_id } = await json<{ profile_id: number }>('/v2/uplink-profiles', { body });
  const device = `/v2/uplink-doors/${id}/devices/${EUI}`;
  const linked = await json(device, { method: 'PUT', body: { station_id: 1001, profile_id } });
  expect(linked).toMatchObject({ station_id: 1001, apart: 1 });
  expect(await json(`${device}/uplinks`)).toMatchObject([
    { uplink_reason: 'out-of-range', frame_counter: 3 },
  ]);
  expect(await readings(first.at), '68 °C is none').toEqual([]);

  const fields = [
    { ...mapped, mapped_unit: '°F' },
    { field_path: 'hum', mapped_measure: 'ambient_humidity_rh', mapped_unit: '%' },
  ];
  const change = { profile_name: 'LSE01', mapped_fields: fields };
  await json(`/v2/uplink-profiles/${profile_id}`, { method: 'PUT', body: change });
  const replayed = await json(`${device}/replay`, { method: 'POST' });
  expect(replayed).toEqual({ replayed: 1, still_apart: 0, rows_new: 1, rows_changed: 0 });
  const stored = [{ station_id: 1001, ambient_temperature_c: 20, ambient_humidity_rh: 61 }];
  expect(await readings(first.at)).toEqual(stored);

  const second = said({ at: first.at + MINUTE, counter: 4 });
  expect(await outcome(knock(secret, id, ttsUplink(second)))).toBe('taken');
  expect(await outcome(knock(secret, id, ttsUplink(second)))).toBe('repeated');
  const late = { ...second, at: second.at + 900 };
  expect(await outcome(knock(secret, id, ttsUplink(late))), 'by a gateway that was late').toBe('repeated');
  expect(await readings(late.at)).toEqual([]);
  const rejoined = { ...second, at: second.at + 2 * MINUTE, counter: 4, session: 'BXA50tHU' };
  expect(await outcome(knock(secret, id, ttsUplink(rejoined))), 'after a rejoin').toBe('taken');
  const reset = { ...second, at: second.at - 30 * MINUTE };
  expect(await outcome(knock(secret, id, ttsUplink(reset))), 'a counter that was set back').toBe('taken');
  const typed = said({ at: first.at + 4 * MINUTE, counter: 9, simulated: true });
  expect(await outcome(knock(secret, id, ttsUplink(typed)))).toBe('apart');
  await json(`${device}/replay`, { method: 'POST' });
  expect(await readings(typed.at), 'what was simulated is never a measurement').toEqual([]);

  const none = { station_id: null, profile_id: null };
  const unlinked = await json(device, { method: 'PUT', body: none });
  expect(unlinked).toMatchObject({ ...none, last_reading: null });
  expect(await outcome(knock(secret, id, ttsUplink(said({ at: first.at + 6 * MINUTE, counter: 12 }))))).toBe(
    'apart',
  );
  expect(await json(device, { method: 'PUT', body: { station_id: 1001, profile_id } })).toMatchObject({
    apart: 1, // what was simulated
  });
  expect(await readings(first.at + 6 * MINUTE), 'what came in between').toHaveLength(1);
  for (const [body, field] of [
    [{ ...none, profile_id }, 'station_id'],
    [{ ...none, station_id: 1001 }, 'profile_id'],
  ] as const) {
    const answer = await ask(device, { method: 'PUT', body });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { errors: unknown[] }).errors).toMatchObject([{ field }]);
  }

  const { items } = await json<{ items: { thing_id: string; fields: object[] }[] }>(
    '/v2/changes?client_id=1',
  );
  const recorded = items.filter(({ thing_id }) => thing_id === EUI).flatMap(({ fields }) => fields);
  expect(recorded, 'the history names the profile').toContainEqual(
    expect.objectContaining({ field: 'profile_id', from: null, to: 'LSE01' }),
  );
  expect((await ask(device, { method: 'DELETE' })).status).toBe(204);
  expect((await doorNow(id)).uplink_devices).toEqual([]);
  expect(await readings(first.at)).toEqual(stored);
});

test('other events of ChirpStack are answered well and leave nothing', async () => {
  const { door_secret: secret, uplink_door } = await makeDoor('chirpstack');
  const message = chirpStackUplink(said(), '3ac7e3c4-4401-4b8d-9386-a5c902f9202d');
  for (const event of ['join', 'status', 'log'])
    expect(await outcome(knock(secret, uplink_door.door_id, message, `?event=${event}`))).toBe('other-event');
  expect((await doorNow(uplink_door.door_id)).uplink_devices).toEqual([]);
  expect(await outcome(knock(secret, uplink_door.door_id, message, '?event=up'))).toBe('apart');
});

test('a rotated secret is accepted for its hours, one that was ended never, and a door tells why it refused', async () => {
  const { door_secret: secret, uplink_door } = await makeDoor('tts');
  const id = uplink_door.door_id;
  const path = `/v2/uplink-doors/${id}`;
  const body = { overlap_hours: 1 };
  const { door_secret: next } = await json<MadeDoor>(`${path}/rotate`, { body });
  for (const each of [secret, next]) expect((await knock(each, id, ttsUplink(said()))).status).toBe(200);
  service.clock.now += 61 * MINUTE;
  expect((await knock(secret, id, ttsUplink(said()))).status).toBe(401);
  expect((await doorNow(id)).door_refusal).toBe('wrong-secret');
  expect((await knock(next, id, '<html>502</html>')).status).toBe(400);
  expect((await doorNow(id)).door_refusal).toBe('not-json');
  expect((await knock(next, id, { uplink_message: {} })).status).toBe(400);
  expect((await doorNow(id)).door_refusal).toBe('not-documented');
  expect((await knock(next, id, { a: 'x'.repeat(300_000) })).status).toBe(413);
  expect((await doorNow(id)).door_refusal).toBe('too-large');
  const other = await makeDoor('tts');
  expect((await knock(other.door_secret, id, ttsUplink(said()))).status, 'of another door').toBe(404);
  expect((await ask(path, { method: 'DELETE' })).status).toBe(204);
  expect((await knock(next, id, ttsUplink(said()))).status).toBe(401);
});

test('secrets are in no list, no log, no history and no table', async () => {
  const { door_secret: secret } = await makeDoor('tts');
  const paths = ['/v2/uplink-doors?client_id=1', '/v2/changes?client_id=1'];
  const answers = await Promise.all(paths.map(async (path) => (await ask(path)).text()));
  const rows = await service.databases.owner.selectFrom('uplink_door').selectAll().execute();
  const all = [...answers, ...service.log, JSON.stringify(rows)].join('\n');
  expect(all).toContain('Prueba');
  expect(all).not.toContain(secret);
});

test('a mapping names each measure once, in a unit of its own', async () => {
  const temperature = { field_path: 'a', mapped_measure: 'ambient_temperature_c', mapped_unit: '°C' };
  for (const mapped_fields of [
    [],
    [temperature, { ...temperature, field_path: 'b' }],
    [{ ...temperature, mapped_unit: 'mm' }],
  ]) {
    const body = { client_id: 1, profile_name: 'LSE01', mapped_fields };
    const answer = await ask('/v2/uplink-profiles', { body });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(['mapped_fields']);
  }
});

test('a field of a mapping that is wrong by itself is named, alone or among others', async () => {
  const fields = [
    { field_path: '', mapped_measure: 'ambient_temperature_c', mapped_unit: '°C' },
    { field_path: '', mapped_measure: 'rain_mm', mapped_unit: 'mm' },
  ];
  const body = { client_id: 1, profile_name: 'LSE01', mapped_fields: fields };
  const answer = await ask('/v2/uplink-profiles', { body });
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field)).toEqual([
    'mapped_fields.0.field_path',
    'mapped_fields.1.field_path',
  ]);
});
