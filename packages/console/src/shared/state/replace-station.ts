import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Infrastructure } from '@vigia/api/client';
import type { Station, UserId } from '@vigia/domain';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { userAtom } from './session.ts';
import { keepInfrastructure } from './tree-storage.ts';

/** The client's data with the station as it is now. */
export function withStation(data: Infrastructure, station: Station): Infrastructure {
  const trees = data.trees.map((tree) => ({
    ...tree,
    stations: tree.stations.map((each) => (each.id === station.id ? station : each)),
  }));
  return { ...data, trees };
}

export function replaceStation(queryClient: QueryClient, userId: UserId, station: Station): void {
  const { clientId } = station;
  const data = queryClient.setQueryData<Infrastructure>(
    ['infrastructure', userId, clientId],
    (known) => known && withStation(known, station),
  );
  if (data) keepInfrastructure(userId, clientId, data, Date.now());
}

/** Puts a station that the server answered with into the place of the one known, here and in the browser's copy. */
export function useReplaceStation(): (station: Station) => void {
  const queryClient = useQueryClient();
  const { id } = useAtomValue(userAtom);
  return useCallback((station) => replaceStation(queryClient, id, station), [queryClient, id]);
}
