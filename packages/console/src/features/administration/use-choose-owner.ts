import { useQueryClient } from '@tanstack/react-query';
import type { ClientId } from '@vigia/domain/farm';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { infrastructureQuery } from '../../shared/state/farm-queries.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';

/** Chooses a client in the address once its data is there, so that the screen is never without data. */
export function useChooseOwner() {
  const store = useStore();
  const queryClient = useQueryClient();
  const { setFilters } = useNavigation();
  const latest = useRef(setFilters);
  useEffect(() => {
    latest.current = setFilters;
  });
  const wanted = useRef<ClientId | null>(null);
  const [coming, setComing] = useState<ClientId | null>(null);

  /** @param clientId null shows every client */
  const choose = async (clientId: ClientId | null) => {
    wanted.current = clientId;
    setComing(clientId);
    if (clientId !== null) await queryClient.prefetchQuery(infrastructureQuery(store.get, clientId));
    if (wanted.current !== clientId) return;
    setComing(null);
    latest.current(clientId === null ? {} : { company: clientId });
  };
  return { choose: (clientId: ClientId | null) => void choose(clientId), coming };
}
