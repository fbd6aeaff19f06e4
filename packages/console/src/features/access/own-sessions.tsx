import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accessCalls } from '@vigia/api/client';
import { ErrorState, SkeletonRegion, SkeletonRows, useSnackbar, useWords } from '@vigia/ui';
import { useState } from 'react';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { accessProblem } from './access-problem.ts';
import { SessionsList } from './sessions-list.tsx';
import { ACCESS } from './words.ts';

const QUERY_KEY = ['own sessions'];

/** The sessions of the signed-in user, always requested again. */
export function OwnSessions() {
  const words = useWords(ACCESS);
  const reasons = useWords(REASONS);
  const calls = useCalls(accessCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const [busy, setBusy] = useState(false);
  const sessions = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => calls.sessions(signal),
    staleTime: 0,
  });
  /** @param work resolves with the message of success */
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      success(await work());
    } catch (error) {
      failure(accessProblem(words, reasons, error));
    }
    await queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    setBusy(false);
  };
  if (sessions.isError)
    return <ErrorState title={words.sessionsNotLoaded} onRetry={() => void sessions.refetch()} />;
  if (!sessions.data)
    return (
      <SkeletonRegion label={words.sessions}>
        <SkeletonRows count={3} />
      </SkeletonRegion>
    );
  return (
    <SessionsList
      sessions={sessions.data}
      busy={busy}
      onEnd={({ id }) =>
        run(async () => {
          await calls.endSession(id);
          return words.ended;
        })
      }
      onEndOthers={() => run(async () => words.endedOthers(await calls.endOtherSessions()))}
    />
  );
}
