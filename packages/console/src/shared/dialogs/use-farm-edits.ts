import { useQueryClient } from '@tanstack/react-query';
import type { SeasonDraft, SectorDraft } from '@vigia/domain';
import { useAtomValue } from 'jotai';
import { apiAtom } from '../state/api.ts';
import { useFarm } from '../state/farm.ts';
import type { Confirmed } from './ask-first.tsx';

/** What the dialogs send for the client that is shown; its tree is asked for anew afterwards. */
export function useFarmEdits() {
  const api = useAtomValue(apiAtom);
  const queryClient = useQueryClient();
  const { tree } = useFarm();
  const clientId = tree.client.id;
  const refreshed = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    void queryClient.invalidateQueries({ queryKey: ['infrastructure'] });
    return done;
  };
  return {
    createSeason: (
      draft: SeasonDraft,
      key: string,
      signal: AbortSignal,
      _seen: Partial<SeasonDraft>,
      confirmed?: Confirmed,
    ) => refreshed(api.edits.createSeason(clientId, draft, key, signal, confirmed)),
    createSector: (draft: SectorDraft, key: string, signal: AbortSignal) =>
      refreshed(api.edits.createSector(clientId, draft, key, signal)),
  };
}
