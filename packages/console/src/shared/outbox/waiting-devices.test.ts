import type { DraftFields } from '@vigia/domain/events';
import type { EventType } from '@vigia/domain/farm';
import { expect, it } from 'vitest';
import type { KeptEvent } from './kept-events.ts';
import { act, marks } from './outbox-acts.fixture.ts';
import type { OutboxItem } from './outbox-item.ts';
import { deviceTakenBy, stationTakenBy, waitingDevices } from './waiting-devices.ts';

const report = (
  id: string,
  kind: EventType,
  nodeSerial: string | null,
  more: Partial<OutboxItem> = {},
): OutboxItem => ({
  ...act(id, marks([1], true)),
  about: 'Apalta 01',
  content: {
    kind: 'report',
    report: {
      ...{ id, kind },
      draft: { nodeSerial, ...(kind === 'device_install' && place) } as DraftFields,
    } as unknown as KeptEvent,
  },
  ...more,
});
const swap = { serial: 'VG-8', kind: 'device_swap', about: 'Apalta 01', place: null } as const;
const place = { stationName: 'Apalta 01', sectorId: 11 };
const install = { ...swap, serial: 'VG-9', kind: 'device_install', place } as const;

it('are those of installations and replacements that the service does not have, of any client', () => {
  const items = [
    report('a', 'device_swap', 'VG-8', { clientId: 2 }),
    report('b', 'device_install', 'VG-9'),
    report('c', 'device_swap', 'VG-10', { taken: { eventId: 7 } }),
    report('d', 'device_install', null),
    report('e', 'station_maintenance', 'VG-1'),
    act('f', marks([1], true)),
  ];
  expect(waitingDevices(items, 'x')).toEqual([swap, install]);
});

it('leave a report its own device', () => {
  expect(waitingDevices([report('a', 'device_swap', 'VG-8')], 'a')).toEqual([]);
});

it('name the report that has what was chosen, also when the choice was emptied since', () => {
  const draft = { nodeSerial: 'VG-8' };
  expect(deviceTakenBy([swap], 'device_install', { typed: {}, draft })).toBe(swap);
  expect(deviceTakenBy([swap], 'device_install', { typed: draft, draft: { nodeSerial: null } })).toBe(swap);
  expect(deviceTakenBy([swap], 'device_install', { typed: draft, draft: { nodeSerial: 'VG-9' } })).toBeNull();
});

it('say nothing of a visit to a device, nor before a kind is chosen', () => {
  const draft = { nodeSerial: 'VG-8' };
  expect(deviceTakenBy([swap], 'station_maintenance', { typed: {}, draft })).toBeNull();
  expect(deviceTakenBy([swap], null, { typed: draft, draft: null })).toBeNull();
});

it('name the installation that is for the same station, by its name and field', () => {
  const waiting = [swap, install];
  const taken = (draft: object, kind: EventType = 'device_install') =>
    stationTakenBy(waiting, kind, { ...place, ...draft });
  const found = { name: 'Apalta 01', serial: 'VG-9' };
  expect(taken({})).toEqual(found);
  expect(taken({ stationName: 'Apalta 01 ' })).toEqual(found);
  expect(taken({ stationName: 'Apalta 02' })).toBeNull();
  expect(taken({ sectorId: 12 })).toBeNull();
  expect(taken({}, 'station_maintenance')).toBeNull();
  expect(stationTakenBy(waiting, 'device_install', null)).toBeNull();
  expect(stationTakenBy([swap], 'device_install', { stationName: '', sectorId: null })).toBeNull();
});
