import { QueryClient } from '@tanstack/react-query';
import type { Infrastructure } from '@vigia/api/client';
import { USUAL_CLIENT } from '@vigia/domain/access';
import { NOTHING_OWN } from '@vigia/domain/farm';
import { expect, it } from 'vitest';
import { CROPS, PESTS, SEASONS, SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { replaceStation } from './replace-station.ts';

const data: Infrastructure = {
  crops: [...CROPS],
  pests: [...PESTS],
  catalogue: NOTHING_OWN,
  trees: [
    {
      client: {
        id: 1,
        name: 'Viña Los Aromos',
        taxId: null,
        dateCreated: '2025-05-05T14:20:00Z',
        archived: false,
        ...USUAL_CLIENT,
      },
      sectors: SECTORS,
      seasons: SEASONS,
      stations: STATIONS,
      nodes: [],
      thresholds: [],
      products: [],
      harvests: [],
    },
  ],
};

it('replaces the station in its place, and leaves the others', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['infrastructure', 7, 1], data);
  replaceStation(queryClient, 7, { ...STATIONS[1]!, tags: ['norte'] });
  const now = queryClient.getQueryData<Infrastructure>(['infrastructure', 7, 1])!.trees[0]!.stations;
  expect(now.map(({ tags }) => tags)).toEqual(STATIONS.map((_, i) => (i === 1 ? ['norte'] : [])));
  expect(now[0]).toBe(STATIONS[0]);
});

it('removes an archived station', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['infrastructure', 7, 1], data);
  replaceStation(queryClient, 7, { ...STATIONS[1]!, archived: true });
  const now = queryClient.getQueryData<Infrastructure>(['infrastructure', 7, 1])!.trees[0]!.stations;
  expect(now).toEqual(STATIONS.filter((_, i) => i !== 1));
});

it('does nothing for a client without loaded data', () => {
  const queryClient = new QueryClient();
  replaceStation(queryClient, 7, STATIONS[0]!);
  expect(queryClient.getQueryData(['infrastructure', 7, 1])).toBeUndefined();
});

it('adds a new station', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['infrastructure', 7, 1], data);
  const fresh = { ...STATIONS[0]!, id: 99_999 };
  replaceStation(queryClient, 7, fresh);
  const now = queryClient.getQueryData<Infrastructure>(['infrastructure', 7, 1])!.trees[0]!.stations;
  expect(now).toEqual([...STATIONS, fresh]);
});
