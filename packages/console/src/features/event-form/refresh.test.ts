import { QueryClient } from '@tanstack/react-query';
import { ApiError, type Infrastructure } from '@vigia/api/client';
import { USUAL_CLIENT } from '@vigia/domain/access';
import { EVENT_TYPES, type EventType, type FieldEvent, NOTHING_OWN, type Station } from '@vigia/domain/farm';
import { expect, it, vi } from 'vitest';
import { EVENTS } from '../../testing/sample-events.ts';
import { CROPS, PESTS, SEASONS, SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { refreshAfter } from './refresh.ts';

const USER = 7;
const NOW: Station = { ...STATIONS[0]!, nodeSerial: 'VG-9' };
const KEYS = {
  logs: ['events', 'logs', 1],
  chart: ['events', 11],
  notifications: ['notifications', USER, 1],
  tree: ['infrastructure', USER, 1],
  others: ['infrastructure', 8, 1],
  series: ['series', 'bug_count'],
};

async function after(type: EventType, answer: () => Promise<Station> = async () => NOW) {
  const queryClient = new QueryClient();
  for (const key of Object.values(KEYS)) queryClient.setQueryData(key, []);
  const client = {
    id: 1,
    name: 'Viña',
    taxId: null,
    dateCreated: '2025-05-05T14:20:00Z',
    archived: false,
    ...USUAL_CLIENT,
  };
  const tree = {
    client,
    sectors: SECTORS,
    seasons: SEASONS,
    stations: STATIONS,
    nodes: [],
    thresholds: [],
    products: [],
    harvests: [],
  };
  const data: Infrastructure = {
    crops: [...CROPS],
    pests: [...PESTS],
    catalogue: NOTHING_OWN,
    trees: [tree],
  };
  queryClient.setQueryData(KEYS.tree, data);
  const station = vi.fn(answer);
  const event: FieldEvent = { ...EVENTS[0]!, type, stationId: NOW.id };
  await refreshAfter(event, { farm: { station }, queryClient, userId: USER });
  const names = Object.keys(KEYS) as (keyof typeof KEYS)[];
  return {
    stale: names.filter((name) => queryClient.getQueryState(KEYS[name])?.isInvalidated),
    requests: station.mock.calls.length,
    shown: queryClient.getQueryData<Infrastructure>(KEYS.tree)?.trees[0]?.stations[0]?.nodeSerial,
  };
}

it.each(EVENT_TYPES)('%s: events, notices and the sender’s tree are requested again', async (type) => {
  const { stale, requests } = await after(type);
  expect(stale).toEqual(['logs', 'chart', 'notifications', 'tree']);
  expect(requests).toBe(type === 'device_install' || type === 'device_swap' ? 1 : 0);
});

it('a swap updates the station; if that request fails, the event is still sent', async () => {
  expect((await after('device_swap')).shown).toBe('VG-9');
  const failed = await after('device_swap', () => Promise.reject(new ApiError('network', 'x')));
  expect(failed.shown).toBe(STATIONS[0]!.nodeSerial);
  expect(failed.stale).toContain('logs');
});
