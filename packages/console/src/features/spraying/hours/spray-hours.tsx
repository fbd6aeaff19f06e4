import { useQuery } from '@tanstack/react-query';
import { hoursAheadCalls } from '@vigia/api/client';
import { HOUR_MS } from '@vigia/domain';
import type { Sector } from '@vigia/domain/farm';
import { hoursFrom } from '@vigia/domain/spraying';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { briefRetry } from '../../../shared/backoff.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { minuteAtom } from '../../../shared/state/today.ts';
import { HoursCard } from './hours-card.tsx';
import { type HoursWish, keepWish, keptWish, rainfastProducts } from './wish.ts';

/** The dry, calm hours of a field as the weather service forecasts them, by what was wished on this device. */
export function SprayHours({ sector }: { readonly sector: Sector }) {
  const { tree } = useFarm();
  const calls = useCalls(hoursAheadCalls);
  const [wish, setWish] = useState(() => keptWish(tree.client.id));
  const answer = useQuery({
    queryKey: ['hours-ahead', sector.id],
    queryFn: ({ signal }) => calls.hoursAhead(sector.id, signal),
    refetchInterval: HOUR_MS,
    ...briefRetry,
  });
  const now = Math.floor(useAtomValue(minuteAtom) / HOUR_MS) * HOUR_MS;
  const { data } = answer;
  const ahead = useMemo(() => data && hoursFrom(data, now), [data, now]);
  const products = useMemo(() => rainfastProducts(tree.products), [tree.products]);
  const station = tree.stations.find(({ id }) => id === ahead?.stationId);
  return (
    <HoursCard
      ahead={answer.isError && !ahead ? null : ahead}
      onRetry={() => void answer.refetch()}
      place={sector.position}
      stationName={station?.name ?? ''}
      products={products}
      wish={wish}
      onWish={(next: HoursWish) => {
        setWish(next);
        keepWish(tree.client.id, next);
      }}
    />
  );
}
