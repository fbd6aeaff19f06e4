/** Tests client and service together over a real connection. */
import {
  ApiError,
  authCalls,
  createClient,
  createProgramSession,
  newIdempotencyKey,
} from '@vigia/api/client';
import { isoDate } from '@vigia/domain';
import { imagePoint } from '@vigia/domain/captures';
import { DEFAULT_HARDWARE } from '@vigia/domain/farm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lettersIn } from '../../tests/support/letters.ts';
import { PASSWORD, PEOPLE, type Person } from '../../tests/support/small-farm.ts';
import { FOUND, INSTALLS, PHOTO_TAKEN, PHOTOS } from '../../tests/support/small-photos.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { type TypedLine, typedLine } from '../../tests/support/typed-line.ts';
import { platePhoto } from '../seed/plate-photo.ts';

let service: TestApp;
let line: TypedLine;
beforeAll(async () => {
  service = await startTestApp();
  line = await typedLine(service);
});
afterAll(async () => {
  await line.close();
  await service.close();
});

const clientOf = (person: Person) => line.as(person);
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'fulfilled',
    (error: unknown) => (error instanceof ApiError ? error.kind : error),
  );
const days = { start: isoDate('2026-11-01'), end: isoDate('2026-11-21') };

describe('images', () => {
  test('are listed, shown and counted', async () => {
    const { images } = await clientOf('admin');
    const [image] = await images.ofStation(1001, { ...days, type: 'bug' });
    expect(image).toMatchObject({ id: String(PHOTOS.north), takenAt: Date.parse(PHOTO_TAKEN), version: 1 });
    expect(await images.ofNode('VG-1', days)).toEqual([image]);
    expect((await images.ofClient(1, days.start)).map(({ id }) => id)).toContain(image!.id);
    const file = await images.file(image!.id);
    expect([file.type, file.size > 1_000]).toEqual(['image/jpeg', true]);
    expect(await images.thumbnail(image!.id, 250)).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    expect(await kindOf(images.file(String(PHOTOS.foreign)))).toBe('not-found');

    const circles = [{ at: imagePoint(10, 20), pestId: 1, method: 'manual' }];
    const count = { circles, pestIds: [1, 2] };
    const key = newIdempotencyKey();
    const counted = await images.saveCount(image!, count, key);
    expect(counted.analytics?.bug).toMatchObject({ 1: { overall: 1 }, 2: { overall: 0 } });
    expect(await images.saveCount(image!, count, key)).toEqual(counted);
    expect(await kindOf(images.saveCount(image!, count, newIdempotencyKey()))).toBe('conflict');
    const { images: growers } = await clientOf('grower');
    expect(await kindOf(growers.saveCount(counted, count, newIdempotencyKey()))).toBe('forbidden');
  });

  test('show what a model found, if it has looked', async () => {
    const { images } = await clientOf('admin');
    const id = String(PHOTOS.north);
    const { detection_box: box, centroid, score, class: className } = FOUND.boxes[0]!;
    expect(await images.hasInference(id, 'lobesia')).toBe(true);
    expect(await images.detections(id, 'lobesia')).toEqual([{ centroid, box, score, className }]);
    expect((await images.inferenceFile(id, 'lobesia'))?.type).toBe('image/jpeg');
    expect(await images.hasInference(id, 'cydia')).toBe(false);
    expect(await images.detections(id, 'cydia')).toBeNull();
    expect(await images.inferenceFile(id, 'cydia')).toBeNull();
  });

  test('are sent with a report and as an import, once', async () => {
    const { images } = await clientOf('admin');
    const plate = await platePhoto({ width: 320, height: 240, insects: [], name: 'install' });
    const file = new File([plate], 'instalación.jpg', { type: 'image/jpeg' });
    const added = await images.addToEvent(INSTALLS.north, file, newIdempotencyKey());
    expect(added).toMatchObject({ type: 'device_install', stationId: 1001 });
    const takenAt = Date.parse('2026-11-10T15:00:00Z');
    const key = newIdempotencyKey();
    const broken = new File(['no'], 'rota.jpg', { type: 'image/jpeg' });
    const send = () => images.importTo(1001, [file, broken], { type: 'plant', takenAt }, key);
    const [stored, refused] = await send();
    expect([stored?.fileName, stored?.result, refused?.result]).toEqual([
      'instalación.jpg',
      expect.stringMatching(/stored|known/),
      'refused',
    ]);
    expect(await send()).toEqual([stored, refused]);
  });

  test('are imported by what the dry run has kept of them, once, by whoever sent them', async () => {
    const [{ images }, manager] = [await clientOf('admin'), await clientOf('manager')];
    const plate = await platePhoto({ width: 320, height: 240, insects: [], name: 'parked' });
    const file = new File([plate], 'IMG-7.jpg', { type: 'image/jpeg' });
    const [looked] = await images.importTo(1001, [file], { dryRun: true }, newIdempotencyKey());
    expect(looked).toMatchObject({ refusedFor: 'date', parkedId: expect.any(String) });
    const parkedId = looked?.parkedId ?? '';
    const takenAt = Date.parse('2026-11-12T15:00:00Z');
    expect(await manager.images.importParked(1001, parkedId, { takenAt })).toBeNull();
    await expect(images.importParked(1001, parkedId, {})).rejects.toThrow(ApiError);
    const stored = await images.importParked(1001, parkedId, { takenAt });
    expect(stored).toMatchObject({ result: 'stored', takenAt, parkedId: null });
    expect(await images.importParked(1001, parkedId, { takenAt })).toEqual(stored);
    const day = isoDate('2026-11-12');
    const seen = await images.ofStation(1001, { start: day, end: day });
    expect(seen.map(({ id }) => id)).toContain(stored?.imageId);
  });
});

describe('devices', () => {
  test('show what they measured, wrote and tried', async () => {
    const root = await clientOf('superAdmin');
    const device = { 'x-device-key': await root.devices.issueKey('VG-1') };
    const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`;
    const readings = [
      { category: 'battery', t: at(0), battery_percentage: 81 },
      { category: 'battery', t: at(30), battery_percentage: 80 },
      { category: 'connection', t: at(1), url_connected: 'https://vigia.example' },
    ];
    const send = (path: string, body: object) =>
      service.ask(`/v2/nodes/VG-1/${path}`, { body, headers: device });
    expect((await send('data', { readings })).status).toBe(200);
    const logs = [0, 1, 2].map((n) => ({ log_datetime: at(n), log_level: 'I', log_string: `línea ${n}` }));
    expect((await send('logs', { logs })).status).toBe(200);

    const points = await root.devices.stationData(1001, 'battery', days);
    expect(points.times).toEqual([Date.parse(at(0)), Date.parse(at(30))]);
    expect(points.columns.get('battery_percentage')).toEqual([81, 80]);
    expect(await root.devices.nodeData('VG-1', 'signal', days)).toEqual({
      times: [],
      columns: new Map(),
      truncated: false,
      setApart: {},
    });
    const lines = await root.devices.logs('VG-1', { ...days, levels: ['I', 'E'] });
    expect(lines.map(({ text }) => text)).toEqual(['línea 2', 'línea 1', 'línea 0']);
    expect(await root.devices.connectionAttempts('VG-1', days)).toEqual([
      { at: Date.parse(at(1)), url: 'https://vigia.example' },
    ]);
  });

  test('are configured by their station', async () => {
    const { devices } = await clientOf('superAdmin');
    expect(await devices.nodeHardware('VG-1')).toMatchObject({ state: 'default', stationId: 1001 });
    const config = {
      ...DEFAULT_HARDWARE,
      paperRoll: { ...DEFAULT_HARDWARE.paperRoll, enabled: true, turnSeconds: 12 },
    };
    const saved = await devices.saveHardware(1001, config, newIdempotencyKey());
    expect(saved).toMatchObject({ state: 'pending', config: { paperRoll: { turnSeconds: 12 } } });
    expect(await devices.stationHardware(1001)).toEqual(saved);
  });
});

test('measurements are tried, then imported', async () => {
  const { imports } = await clientOf('admin');
  const file = new Blob(['día;mín;máx\n2026-10-01;4,5;21\n2026-10-02;5;22,5\n']);
  const columns = { date: 'día', tmin: 'mín', tmax: 'máx' };
  const what = { stationId: 1001, file, fileName: 'extremos.csv', columns };
  const tried = await imports.previewMeasurements(what);
  expect(tried).toMatchObject({ dryRun: true, format: 'extremes', rows: { read: 2, added: 2, same: 0 } });
  expect(await imports.importMeasurements(what, newIdempotencyKey())).toMatchObject({ rows: { added: 2 } });
  expect(await imports.previewMeasurements(what)).toMatchObject({ rows: { added: 0, same: 2 } });
  const wrong = imports.previewMeasurements({
    ...what,
    file: new Blob(['día;mín;máx\n2026-10-01;x;2\n']),
  });
  expect(await wrong.catch((error: ApiError) => error.problem?.errors?.[0]?.field)).toContain('file.2');
});

test('people are made, sign in by their temporary password, and choose another by a code', async () => {
  const { people, farm } = await clientOf('admin');
  const names = { firstName: 'Ana', lastName: 'Pérez', email: 'ana@vigia.example' };
  const key = newIdempotencyKey();
  const { user, temporaryPassword } = await people.createUser({ ...names, clientId: 1 }, key);
  expect(await people.createUser({ ...names, clientId: 1 }, key)).toEqual({ user, temporaryPassword: null });
  expect(await farm.user(user.id)).toEqual(user);

  const calls = authCalls({ baseUrl: line.baseUrl, apiKey: service.apiKey });
  expect(await calls.signIn(names.email, temporaryPassword!)).toBe('new-password');
  const chosen = await calls.choosePassword(names.email, temporaryPassword!, 'cosecha temprana');
  expect(chosen).toMatchObject({ user: { email: names.email } });

  await calls.forgot(names.email);
  const letters = () => lettersIn(service.dataFolder, names.email);
  await vi.waitFor(() => expect(letters()).toHaveLength(1), 5_000);
  const code = /\b\d{8}\b/.exec(letters()[0]!)![0];
  expect(await kindOf(calls.reset(names.email, '12345678', 'tractor azul tras la lluvia'))).toBe('invalid');
  await calls.reset(names.email, code, 'tractor azul tras la lluvia');
  expect(await kindOf(calls.signIn(names.email, 'cosecha temprana'))).toBe('unauthorized');
  expect(await calls.signIn(names.email, 'tractor azul tras la lluvia')).toMatchObject({
    user: { id: user.id },
  });
  const gone = await people.updateUser(user.id, { ...names, enabled: false });
  expect(gone.enabled).toBe(false);
  expect(await kindOf(calls.signIn(names.email, 'tractor azul tras la lluvia'))).toBe('unauthorized');
  expect(await calls.signIn(PEOPLE.grower.email, PASSWORD)).toHaveProperty('accessToken');
});

test('a program without cookies signs in, and anew where its token ends', async () => {
  const http = { baseUrl: line.baseUrl, apiKey: service.apiKey };
  const session = createProgramSession({
    ...http,
    email: PEOPLE.grower.email,
    password: PASSWORD,
    now: () => service.clock.now,
  });
  const client = createClient({ ...http, getToken: session.token, onUnauthorized: session.refresh });
  const first = await session.token();
  expect((await client.farm.clients()).map(({ id }) => id)).toEqual([1]);
  expect(await session.token()).toBe(first);
  service.clock.now += 3_600_000;
  expect((await client.farm.clients()).map(({ id }) => id)).toEqual([1]);
  expect(await session.token()).not.toBe(first);
  const stranger = createProgramSession({ ...http, email: PEOPLE.grower.email, password: 'otra' });
  expect(await stranger.token()).toBeNull();
});
