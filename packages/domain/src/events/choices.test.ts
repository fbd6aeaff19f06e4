import { describe, expect, it } from 'vitest';
import { aNode, aUser } from '../../fixtures/builders/events.ts';
import { aSeason } from '../../fixtures/builders/farm.ts';
import { aStation } from '../../fixtures/builders/station.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { EVENT_TYPES } from '../entities/event.ts';
import type { Sector } from '../farm/sector.ts';
import {
  type ChoiceSource,
  type DevicePool,
  draftAtStation,
  eventChoices,
  followedStations,
  freeDevices,
  installAt,
  installedAt,
  namesDevice,
  poolOfDevice,
  withoutStaleChoices,
} from './choices.ts';
import { newDraft } from './forms.ts';
import { validateEventDraft } from './validate.ts';

const aClient = (id: number, isDevicePool = false) => ({
  id,
  name: `Cliente ${id}`,
  taxId: null,
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  isDevicePool,
  isCounted: true,
  isTest: false,
  requiresSecondStep: false,
});
const aSector = (id: number): Sector => ({
  id,
  clientId: 10,
  name: `Campo ${id}`,
  address: '',
  dateCreated: '2025-05-05T14:20:00Z',
  archived: false,
  position: { latitude: -34, longitude: -71 },
});
const past = aSeason({ id: 30, start: isoDate('2025-07-01'), end: isoDate('2026-06-30') });
const running = aSeason();
const stations = [
  aStation({ id: 1 }),
  aStation({ id: 2, sectorId: 200, cropId: 22, pestId: 2 }),
  aStation({ id: 3, sectorId: 200, cropId: 22, pestId: 3 }),
  aStation({ id: 4, nodeSerial: null }),
  aStation({ id: 5, seasonId: 30 }),
  aStation({ id: 6, pestId: null }),
  aStation({ id: 7, cropId: null }),
  aStation({ id: 8, archived: true, sectorId: 300 }),
];
const pool: DevicePool = {
  client: aClient(9, true),
  stations: [aStation({ id: 90, clientId: 9, nodeSerial: 'P-1' })],
  nodes: [aNode('P-1', { clientId: 9 }), aNode('P-2', { clientId: 9 }), aNode('VG-20', { clientId: 9 })],
};
const source: ChoiceSource = {
  user: aUser(),
  tree: {
    client: aClient(10),
    sectors: [aSector(100), aSector(200), aSector(300)],
    seasons: [past, running],
    stations,
    nodes: [aNode('VG-1'), aNode('VG-8'), aNode('VG-20'), aNode('VG-21', { decommissioned: true })],
  },
  pools: [pool],
  crops: [
    { id: 1, name: 'Vid', variantName: null },
    { id: 22, name: 'Manzano', variantName: 'Gala' },
    { id: 30, name: 'Maíz', variantName: null },
  ],
  pests: [1, 2, 3, 13].map((id) => ({ id, name: `Plaga ${id}` })),
  today: isoDate('2026-11-21'),
};
const chief = aUser({
  access: { role: 'user', entitiesUnderClient: { '*': 'user' }, entitiesUnderSector: {} },
});
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

it('an install is offered the stations that wait for a device, and knows one by its name and field', () => {
  const choices = eventChoices('device_install', source);
  expect(choices.stations.map(({ id }) => id)).toEqual([4]);
  const [bare] = choices.stations;
  const draft = {
    ...newDraft('device_install', { clientId: 10, date: source.today, userEmail: '' }),
    ...installAt(bare!),
  };
  expect(draft).toMatchObject({ stationName: bare!.name, sectorId: bare!.sectorId, cropId: bare!.cropId });
  expect(installedAt(draft, choices)?.id).toBe(4);
  expect(installedAt({ ...draft, sectorId: 300 }, choices)).toBeNull();
  expect(installedAt({ ...draft, stationName: 'Otra' }, choices)).toBeNull();
});

it('an install is offered no station for which another install waits', () => {
  const [bare] = eventChoices('device_install', source).stations;
  const waits = (place: object) =>
    eventChoices('device_install', {
      ...source,
      waitingPlaces: [{ stationName: bare!.name, sectorId: bare!.sectorId, ...place }],
    }).stations;
  expect(waits({})).toEqual([]);
  expect(waits({ stationName: ` ${bare!.name} ` })).toEqual([]);
  expect(waits({ sectorId: 300 })).toEqual([bare]);
  expect(waits({ stationName: 'Otra' })).toEqual([bare]);
});

describe('devices', () => {
  it('are free when in service and at no station', () => {
    expect(freeDevices(source)).toEqual(['VG-8', 'VG-20']);
    expect(freeDevices({ ...source, pools: [] })).toEqual(['VG-8', 'VG-20']);
  });

  it('that a report puts up which still waits are taken, those of a pool too', () => {
    expect(freeDevices({ ...source, waitingDevices: ['VG-8'] })).toEqual(['VG-20']);
    expect(freeDevices({ ...source, user: chief, waitingDevices: ['P-2', 'VG-20'] })).toEqual(['VG-8']);
    for (const kind of ['device_install', 'device_swap'] as const)
      expect(eventChoices(kind, { ...source, waitingDevices: ['VG-8'] }).nodeSerials).toEqual(['VG-20']);
  });

  it('leave a pool when the client has none of that number', () => {
    const input = { ...source, user: chief };
    expect(poolOfDevice(input, 'P-2')).toBe(pool);
    expect(poolOfDevice(input, 'VG-20')).toBeNull();
    expect(poolOfDevice(input, 'VG-77')).toBeNull();
    expect(poolOfDevice(source, 'P-2')).toBeNull();
  });

  it('of the shared pool are for super admins', () => {
    expect(freeDevices({ ...source, user: chief })).toEqual(['VG-8', 'VG-20', 'P-2']);
    expect(freeDevices({ ...source, user: chief, pools: [] })).toEqual(['VG-8', 'VG-20']);
    const other = { ...pool, client: aClient(2) };
    expect(freeDevices({ ...source, user: chief, pools: [other] })).toEqual(['VG-8', 'VG-20']);
    const second = { client: aClient(11, true), stations: [], nodes: [aNode('P-3', { clientId: 11 })] };
    const pools = [pool, second];
    expect(freeDevices({ ...source, user: chief, pools })).toEqual(['VG-8', 'VG-20', 'P-2', 'P-3']);
    const own = {
      ...source,
      user: chief,
      tree: { ...source.tree, ...source.pools![0]!, client: aClient(9) },
    };
    expect(freeDevices(own)).toEqual(['P-2', 'VG-20']);
  });

  it('of the client that stand at a station of a pool are taken', () => {
    const pools = [{ ...pool, stations: [aStation({ nodeSerial: 'VG-20' })] }];
    expect(freeDevices({ ...source, pools })).toEqual(['VG-8']);
  });
});

describe('choices', () => {
  it('of a capture, biofix, recommendation and phenology are followed stations', () => {
    expect(ids(followedStations(source))).toEqual([1, 2, 3]);
    expect(followedStations({ ...source, tree: { ...source.tree, seasons: [] } })).toEqual([]);
    for (const kind of [
      'first_capture',
      'biofix_set',
      'agrochemical_recommendation',
      'crop_phenology_changed',
    ] as const) {
      const choices = eventChoices(kind, source);
      expect(
        [choices.stations, choices.sectors, choices.seasons, choices.crops, choices.pests].map(ids),
      ).toEqual([[1, 2, 3], [100, 200], [31], [1, 22], [1, 2, 3]]);
      expect(choices.nodeSerials).toEqual([]);
    }
  });

  it('follow what was chosen before', () => {
    const at = (chosen: Parameters<typeof eventChoices>[2]) => {
      const { stations: left, crops, pests } = eventChoices('first_capture', source, chosen);
      return [left, crops, pests].map(ids);
    };
    expect(at({ sectorId: 200 })).toEqual([[2, 3], [22], [2, 3]]);
    expect(at({ sectorId: 200, stationId: 3 })).toEqual([[2, 3], [22], [3]]);
    expect(at({ cropId: 1 })).toEqual([[1, 2, 3], [1, 22], [1]]);
    expect(at({ sectorId: null, stationId: null, cropId: null })).toEqual([
      [1, 2, 3],
      [1, 22],
      [1, 2, 3],
    ]);
    expect(eventChoices('biofix_set', { ...source, tree: { ...source.tree, seasons: [] } }).seasons).toEqual(
      [],
    );
  });

  it('of an install are free devices and seasons that contain today', () => {
    const choices = eventChoices('device_install', source);
    expect(choices.nodeSerials).toEqual(['VG-8', 'VG-20']);
    expect([choices.seasons, choices.sectors, choices.crops, choices.pests].map(ids)).toEqual([
      [31],
      [100, 200, 300],
      [1, 22, 30],
      [1, 2, 3, 13],
    ]);
    expect(ids(eventChoices('device_install', { ...source, today: isoDate('2026-06-30') }).seasons)).toEqual([
      30,
    ]);
    expect(eventChoices('device_install', { ...source, today: isoDate('2028-01-01') }).seasons).toEqual([]);
  });

  it('of a swap are free devices and any station, of a maintenance any station with its device, if it has one', () => {
    const swap = eventChoices('device_swap', source);
    expect(swap.nodeSerials).toEqual(['VG-8', 'VG-20']);
    expect(ids(swap.stations)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const maintenance = eventChoices('station_maintenance', source);
    expect(ids(maintenance.stations)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(maintenance.nodeSerials).toEqual(['VG-1', 'VG-2', 'VG-3', 'VG-5', 'VG-6', 'VG-7']);
    expect(eventChoices('station_maintenance', source, { stationId: 3 }).nodeSerials).toEqual(['VG-3']);
    expect(eventChoices('station_maintenance', source, { stationId: 4 }).nodeSerials).toEqual([]);
  });

  it('of an application are free', () => {
    const { sectors, pests, nodeSerials, stations: none } = eventChoices('agrochemical_application', source);
    expect([nodeSerials, none, eventChoices('first_capture', source).nodeSerials]).toEqual([[], [], []]);
    expect([sectors, pests].map(ids)).toEqual([
      [100, 200, 300],
      [1, 2, 3, 13],
    ]);
  });
});

describe('drafts', () => {
  const start = { clientId: 10, date: '2026-11-21', userEmail: 'a@b.cl' };

  it('take from a station what they ask', () => {
    const station = stations[1]!;
    expect(draftAtStation('first_capture', newDraft('first_capture', start), station)).toMatchObject({
      stationId: 2,
      sectorId: 200,
      cropId: 22,
      pestId: 2,
      seasonId: 31,
    });
    const swap = draftAtStation('device_swap', newDraft('device_swap', start), station);
    expect(swap).toMatchObject({ stationId: 2, nodeSerial: null });
    expect(swap).not.toHaveProperty('sectorId');
    const visit = draftAtStation('station_maintenance', newDraft('station_maintenance', start), station);
    expect(visit.nodeSerial).toBe('VG-2');
  });

  it('of a maintenance name a device only where the station has one', () => {
    const errorsAt = (stationId: number, nodeSerial: string | null) => {
      const draft = newDraft('station_maintenance', { ...start, stationId, nodeSerial });
      const choices = eventChoices('station_maintenance', source, draft);
      return [
        namesDevice('station_maintenance', choices),
        validateEventDraft('station_maintenance', draft, choices),
      ];
    };
    expect(errorsAt(4, null)).toEqual([false, {}]);
    expect(errorsAt(3, 'VG-3')).toEqual([true, {}]);
    expect(errorsAt(3, null)).toMatchObject([true, { nodeSerial: expect.any(String) }]);
  });

  it('lose choices that are gone, and do not pass with them', () => {
    const kept = { ...start, stationName: 'E9', latitude: 1, longitude: 1, sectorId: 100 };
    const draft = newDraft('device_install', { ...kept, nodeSerial: 'VG-1', seasonId: 30, pestId: 13 });
    const choices = eventChoices('device_install', source);
    expect(withoutStaleChoices(draft, choices)).toEqual({ ...draft, nodeSerial: null, seasonId: null });
    const free = { ...draft, nodeSerial: 'VG-8', seasonId: 31 };
    expect(withoutStaleChoices(free, choices)).toEqual(free);
    expect(validateEventDraft('device_install', draft)).toEqual({});
    expect(Object.keys(validateEventDraft('device_install', draft, choices))).toEqual(['nodeSerial']);
    for (const kind of EVENT_TYPES) {
      const empty = newDraft(kind, start);
      expect(withoutStaleChoices(empty, eventChoices(kind, source))).toEqual(empty);
    }
  });

  it('lose every kind of choice that is not offered', () => {
    const none = {
      nodeSerials: [],
      stations: [],
      sectors: [],
      seasons: [],
      crops: [],
      pests: [],
      products: [],
    };
    const draft = newDraft('first_capture', {
      ...start,
      stationId: 1,
      sectorId: 100,
      cropId: 1,
      pestId: 1,
      seasonId: 31,
    });
    expect(Object.keys(validateEventDraft('first_capture', draft, none)).sort()).toEqual([
      'cropId',
      'pestId',
      'seasonId',
      'sectorId',
      'stationId',
    ]);
  });
});
