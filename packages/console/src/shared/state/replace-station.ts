import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Infrastructure } from '@vigia/api/client';
import type { Station, UserId } from '@vigia/domain/farm';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { userAtom } from './session.ts';
import { keepInfrastructure } from './tree-storage.ts';

/** The client's data with this station: replaced in place, added at the end if new, removed if archived. */
function withStation(data: Infrastructure, station: Station): Infrastructure {
  const trees = data.trees.map((tree) => {
    if (tree.client.id !== station.clientId) return tree;
    if (station.archived) return { ...tree, stations: tree.stations.filter(({ id }) => id !== station.id) };
    const isKnown = tree.stations.some(({ id }) => id === station.id);
    const stations = isKnown
      ? tree.stations.map((each) => (each.id === station.id ? station : each))
      : [...tree.stations, station];
    return { ...tree, stations };
  });
  return { ...data, trees };
}

/** Puts a station that the server sent into its client's data, in memory and in the browser's storage. */
export function replaceStation(queryClient: QueryClient, userId: UserId, station: Station): void {
  const { clientId } = station;
  const data = queryClient.setQueryData<Infrastructure>(
    ['infrastructure', userId, clientId],
    (known) => known && withStation(known, station),
  );
  if (data) keepInfrastructure(userId, clientId, data, Date.now());
}

/** `replaceStation` for the signed-in user. */
export function useReplaceStation(): (station: Station) => void {
  const queryClient = useQueryClient();
  const { id } = useAtomValue(userAtom);
  return useCallback((station) => replaceStation(queryClient, id, station), [queryClient, id]);
}
