import { useQuery } from '@tanstack/react-query';
import { useSnackbar, useWords } from '@vigia/ui';
import { useState } from 'react';
import { queryState } from '../../shared/diagnostics/query-state.ts';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { SOURCES, type SourceEdits } from './use-source-edits.ts';
import { STATION_SOURCES } from './words.ts';

/** What was kept aside of a station, and reading it again. */
export function useApart({ calls, refresh }: SourceEdits, sourceId: number, vendorStationId: string) {
  const words = useWords(STATION_SOURCES);
  const reasons = useWords(REASONS);
  const { success, failure } = useSnackbar();
  const [isReplaying, setReplaying] = useState(false);
  const query = useQuery({
    queryKey: [SOURCES, 'apart', sourceId, vendorStationId],
    queryFn: ({ signal }) => calls.apart(sourceId, vendorStationId, signal),
  });
  const replay = async () => {
    setReplaying(true);
    try {
      const { replayed, stillApart } = await calls.replay(sourceId, vendorStationId);
      success(words.apart.replayed(replayed, stillApart));
    } catch (error) {
      failure(words.refused(reasonOf(reasons, error)));
    } finally {
      setReplaying(false);
      void refresh();
    }
  };
  return { page: query.data ?? null, ...queryState(query), isReplaying, replay: () => void replay() };
}
