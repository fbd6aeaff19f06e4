import { useQueryClient } from '@tanstack/react-query';
import { productCalls } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import type { CropId, HarvestDate, SeasonId, SectorId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import type { HarvestDraft } from './harvest-dialog.tsx';

/** Sets and takes out harvests of a field in a season; the tree is requested again afterwards. */
export function useHarvests(harvests: readonly HarvestDate[], seasonId: SeasonId | null, sectorId: SectorId) {
  const { tree } = useFarm();
  const calls = useCalls(productCalls);
  const queryClient = useQueryClient();
  const clientId = tree.client.id;
  return useMemo(() => {
    const put = async (cropId: CropId | null, date: IsoDate | null, signal?: AbortSignal) => {
      if (seasonId === null) return;
      const seen = harvests.find((each) => each.cropId === cropId)?.date ?? null;
      try {
        await calls.setHarvest(clientId, { seasonId, sectorId, cropId }, { date, seen }, signal);
      } finally {
        for (const key of ['infrastructure', 'changes'])
          void queryClient.invalidateQueries({ queryKey: [key] });
      }
    };
    return {
      save: ({ cropId, date }: HarvestDraft, _key: string, signal: AbortSignal) =>
        put(cropId, date as IsoDate, signal),
      remove: (cropId: CropId | null) => put(cropId, null),
    };
  }, [calls, queryClient, clientId, harvests, seasonId, sectorId]);
}
