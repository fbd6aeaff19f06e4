import { useQuery } from '@tanstack/react-query';
import { analyticsCalls } from '@vigia/api/client';
import type { SectorMildew } from '@vigia/domain';
import type { SectorId, Station } from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';
import { useMemo } from 'react';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';

/** ms; the index changes once a day. */
const FRESH_MS = 10 * 60_000;
const NONE: ReadonlyMap<SectorId, SectorMildew> = new Map();

/**
 * The query of the mildew risk of every sector with stations on susceptible crops, in one call.
 *
 * @param seasonId null: not requested, for a past season
 * @param stations the shown stations; without a susceptible crop among them nothing is requested
 */
export function useMildewQuery(seasonId: number | null, stations: readonly Station[]) {
  const { tree } = useFarm();
  const analytics = useCalls(analyticsCalls);
  const isFollowed = stations.some(({ cropId }) => mildewApplies(cropId));
  return useQuery({
    queryKey: ['mildew-risks', tree.client.id, seasonId],
    queryFn: ({ signal }) => analytics.mildewRisks(tree.client.id, seasonId ?? 0, signal),
    enabled: seasonId !== null && isFollowed,
    staleTime: FRESH_MS,
  });
}

/** The mildew risk by sector, as `useMildewQuery`. Empty while loading or if not requested. */
export function useMildewRisks(
  seasonId: number | null,
  stations: readonly Station[],
): ReadonlyMap<SectorId, SectorMildew> {
  const { data } = useMildewQuery(seasonId, stations);
  return useMemo(() => (data ? new Map(data.map((risk) => [risk.sectorId, risk])) : NONE), [data]);
}
