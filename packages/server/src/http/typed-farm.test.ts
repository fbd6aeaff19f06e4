/**
 * Tests the client's calls of the farm, its events and its notices with the service, over a real connection.
 */
import { ApiError, newIdempotencyKey } from '@vigia/api/client';
import { isoDate } from '@vigia/domain';
import { USUAL_CLIENT } from '@vigia/domain/access';
import { type DraftFields, newEvent } from '@vigia/domain/events';
import { EMPTY_BIOFIX, EMPTY_STATION, type EventType, type StationDraft } from '@vigia/domain/farm';
import { newScheduleDraft, schedulesOf } from '@vigia/domain/reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FARM, PEOPLE, type Person } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { type TypedLine, typedLine } from '../../tests/support/typed-line.ts';

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
const key = newIdempotencyKey;
const today = isoDate('2026-11-21');
const season = { id: FARM.seasons.ours, start: isoDate(FARM.season.start), end: isoDate(FARM.season.end) };
const sector = { name: 'Oriente', locality: 'Melipilla', region: 'RM', latitude: '-33,7', longitude: -71.2 };

describe('the farm', () => {
  test('is made and edited from the drafts of its forms', async () => {
    const { edits, farm } = await clientOf('superAdmin');
    const client = await edits.createClient({ name: 'Agrícola Nueva', taxId: '', ...USUAL_CLIENT }, key());
    expect(client).toMatchObject({ name: 'Agrícola Nueva', taxId: null, archived: false });
    const renamed = await edits.updateClient(client.id, { ...client, name: 'Agrícola', taxId: '76.1-9' });
    expect(renamed).toEqual({ ...client, name: 'Agrícola', taxId: '76.1-9' });
    expect((await edits.archiveClient(client.id, true)).archived).toBe(true);

    const made = await edits.createSector(1, sector, key());
    expect(made).toMatchObject({ clientId: 1, name: 'Oriente', address: 'Melipilla, RM' });
    expect(made.position).toEqual({ latitude: -33.7, longitude: -71.2 });
    expect(await edits.updateSector(made.id, { ...sector, name: 'Alto' })).toMatchObject({ name: 'Alto' });
    expect(await farm.sector(made.id)).toMatchObject({ name: 'Alto' });

    const span = { name: '2025–26', start: '2025-05-01', end: '2026-04-30' };
    const past = await edits.createSeason(1, span, key());
    expect(await edits.updateSeason(past.id, { ...span, name: 'Pasada' })).toMatchObject({
      name: 'Pasada',
    });
    expect((await farm.seasons(1)).map(({ id }) => id)).toEqual([
      FARM.seasons.ours,
      past.id,
      FARM.seasons.empty,
    ]);

    const draft = {
      ...EMPTY_BIOFIX,
      seasonId: season.id,
      pestId: 2,
      sectorId: 11,
      date: '2026-09-12',
      comment: 'Dos',
    };
    const biofix = await edits.createBiofix(1, { ...draft, type: 'biofix' }, key());
    expect(await edits.updateBiofix(biofix.id, { ...draft, type: 'chronofix' })).toEqual({
      ...biofix,
      type: 'chronofix',
    });
    const [of] = (await farm.season(season.id)).biofixes.filter(({ id }) => id === biofix.id);
    expect(of).toMatchObject({ date: '2026-09-12', comment: 'Dos' });
    await edits.removeBiofix(biofix.id);
    expect(await kindOf(edits.removeBiofix(biofix.id))).toBe('not-found');

    const place: StationDraft = {
      ...EMPTY_STATION,
      name: 'N-9',
      sectorId: 11,
      latitude: -33,
      longitude: -71,
    };
    const station = await edits.createStation(1, place, null, key());
    expect(await edits.updateStation(station.id, { ...place, pestId: 1 })).toEqual({ ...station, pestId: 1 });
    expect((await edits.saveTags(station.id, ['cuartel 4'], [], 'tags 1')).tags).toEqual(['cuartel 4']);
    await edits.archiveStation(station.id);
    expect((await farm.station(station.id)).archived).toBe(true);
    await edits.archiveSector(made.id, true);

    const device = { clientId: 2, serial: 'VG-70', firmwareVersion: '2.0', imei: null };
    expect(await edits.registerNode(device, key())).toMatchObject({ serial: 'VG-70', lastPosition: null });
    expect(await edits.updateNode('VG-70', { clientId: 1, firmwareVersion: '2.1' })).toMatchObject({
      clientId: 1,
      firmwareVersion: '2.1',
    });
    expect(await farm.node('VG-70')).toMatchObject({ clientId: 1, decommissioned: false });
  });

  test('says what was wrong by field, and who may not', async () => {
    const { edits } = await clientOf('admin');
    const wrong = edits.createSector(1, { ...sector, latitude: 99 }, key());
    await expect(wrong).rejects.toMatchObject({
      kind: 'invalid',
      problem: { errors: [{ field: 'latitude' }] },
    });
    const grower = await clientOf('grower');
    expect(await kindOf(grower.edits.createSector(1, sector, key()))).toBe('forbidden');
    expect(await kindOf(edits.updateSector(FARM.sectors.foreign, sector))).toBe('not-found');
    expect(await kindOf(edits.archiveSector(FARM.sectors.north, true))).toBe('conflict');
  });

  test('its tree comes again only when it changed', async () => {
    const { farm, edits } = await clientOf('admin');
    const first = (await farm.newerInfrastructure(1, null))!;
    expect(first.infrastructure.trees[0]?.client.id).toBe(1);
    expect(await farm.newerInfrastructure(1, first.version)).toBeNull();
    await edits.saveTags(FARM.stations.north, ['nuevo'], [], 'tags 2');
    const second = await farm.newerInfrastructure(1, first.version);
    expect(second?.version).not.toBe(first.version);
    expect(second?.infrastructure.trees[0]?.stations.some(({ tags }) => tags.includes('nuevo'))).toBe(true);
  });

  test('its logs', async () => {
    const { logs } = await clientOf('admin');
    expect(await logs.biofixes({ sectorId: 11, start: isoDate('2026-09-01') })).toEqual([
      { clientId: 1, sectorId: 11, seasonId: 101, pestId: 1, date: '2026-09-10', type: 'biofix' },
    ]);
    expect(await logs.pesticides({ clientId: 1, end: isoDate('2026-10-01') })).toEqual([
      { clientId: 1, sectorId: 11, pestId: 1, date: '2026-10-01' },
    ]);
    const [phenology] = await logs.phenology({ clientId: 1 });
    expect(phenology).toMatchObject({
      cropId: 1,
      stages: { flowering_start: '2026-10-01', fruit_set: null },
    });
  });
});

describe('reports', () => {
  const about = { sectorId: 11, seasonId: 101, cropId: 1, pestId: 1, stationId: 1001, nodeSerial: 'VG-1' };
  const typed = {
    product: 'Azufre',
    dose: '1,5',
    measure: 'L/ha',
    stage: 'fruit_set_date',
    comments: 'Hecho',
  };
  const draft = {
    ...about,
    ...typed,
    clientId: 1,
    date: '2026-11-20',
    userEmail: PEOPLE.grower.email,
    biofixType: 'biofix',
    lureInstalled: true,
    lureExpirationDays: 30,
    lureNotificationDays: 5,
    latitude: -33.7,
    longitude: -71.2,
    stationName: 'N-2',
  } as DraftFields;
  const context = { clientId: 1, today };

  test('of the eight kinds are sent once and listed', async () => {
    const { events } = await clientOf('grower');
    const rows = ['VG-80', 'VG-81'].map((serial_number) => ({
      client_id: 1,
      serial_number,
      node_firmware_version: '1',
    }));
    await service.databases.owner.insertInto('node').values(rows).execute();
    const own: Partial<Record<EventType, Partial<DraftFields>>> = {
      device_install: { nodeSerial: 'VG-80' },
      device_swap: { nodeSerial: 'VG-81', stationId: 1002 },
    };
    const kinds: EventType[] = [
      'station_maintenance',
      'first_capture',
      'biofix_set',
      'agrochemical_application',
      'agrochemical_recommendation',
      'crop_phenology_changed',
      'device_install',
      'device_swap',
    ];
    const sent = [];
    for (const kind of kinds) {
      const sentEvent = newEvent(kind, { ...draft, ...own[kind] } as never, context);
      const once = key();
      const event = await events.report(sentEvent, once);
      expect(await events.report(sentEvent, once), kind).toEqual(event);
      expect(event).toMatchObject({ type: kind, comments: 'Hecho', imageIds: [], date: '2026-11-20' });
      sent.push(event.id);
    }
    const range = { start: isoDate('2026-11-20'), end: today };
    const listed = await events.list({ ...range, clientId: 1 });
    expect(listed.map(({ id }) => id)).toEqual(sent.reverse());
    expect((await events.list({ ...range, sectorId: 12 })).map(({ type }) => type)).toEqual(['device_swap']);
    expect(await events.list({ ...range, nodeSerial: 'VG-80' })).toHaveLength(1);
    expect(await events.list({ ...range, types: ['biofix_set', 'first_capture'] })).toHaveLength(2);
    expect(await events.list({ ...range, types: [] })).toEqual([]);
    expect(await kindOf(events.list({ ...range, clientId: 3 }))).toBe('not-found');
  });
});

test('notices are listed, all pages of them, and marked', async () => {
  const cause = (i: number) => ({
    client_id: 1,
    cause: `page ${i}`,
    type: 'oidio' as const,
    sector_id: 11,
    date: '2026-11-10',
    index: 50,
    datetime_sent: new Date(Date.UTC(2026, 10, 10, 12, 0, 0, i)).toISOString(),
  });
  const many = Array.from({ length: 1_205 }, (_, i) => cause(i));
  await service.databases.owner.insertInto('notification').values(many).execute();
  const { notifications } = await clientOf('grower');
  const all = await notifications.list({ kinds: ['oidio'], since: isoDate('2026-11-10') });
  expect(new Set(all.map(({ id }) => id)).size).toBe(1_205);
  expect(all[0]).toMatchObject({
    kind: 'oidio',
    userId: 51,
    readAt: null,
    subject: { sectorId: 11, on: '2026-11-10', index: 50, stationId: null, nodeSerial: null },
  });
  const marked = await notifications.markAll(
    1,
    all.map(({ id }) => id),
    true,
    'all of them',
  );
  expect(marked).toHaveLength(1_205);
  expect(marked.every(({ readAt }) => readAt === service.clock.now)).toBe(true);
  expect(await notifications.list({ kinds: ['oidio'], read: false })).toEqual([]);
  expect((await notifications.mark(all[0]!.id, false)).readAt).toBeNull();
  expect(await notifications.list({ kinds: ['oidio'], read: false, clientId: 1 })).toHaveLength(1);
  expect(await kindOf(notifications.mark(603, true))).toBe('not-found');
});

test('reports are scheduled, listed by page and ended', async () => {
  const { scheduledReports } = await clientOf('admin');
  const draft = { ...newScheduleDraft(season), userIds: [51], sectorIds: [11, 12] };
  const made = [];
  for (const body of schedulesOf(draft)) made.push(await scheduledReports.create(body, key()));
  expect(made.map(({ sectorId }) => sectorId)).toEqual([11, 12]);
  expect(made[0]).toMatchObject({ userId: 51, seasonId: 101, reportType: 'all', start: '2026-05-01' });
  const page = await scheduledReports.list(1, { page: 1, limit: 2 });
  expect(page).toMatchObject({ count: 4, reports: [made[1], made[0]] });
  for (const { id } of made) await scheduledReports.remove(id);
  expect((await scheduledReports.list(1)).count).toBe(2);
  const { scheduledReports: growers } = await clientOf('grower');
  expect(await kindOf(growers.remove(701))).toBe('forbidden');
});
