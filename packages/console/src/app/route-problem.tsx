import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState, useWords } from '@vigia/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { PartMissing, reloadByItself, tab } from '../shared/new-version.ts';
import { lineBackAtom, screenFailedAtom } from '../shared/state/line-back.ts';
import { COMMON } from '../shared/words.ts';

/** Tries again by itself as soon as the browser or an answer shows that the line is back. */
function useBackWithTheLine(reset: () => void): void {
  const timesBack = useAtomValue(lineBackAtom);
  const [before] = useState(timesBack);
  const setFailed = useSetAtom(screenFailedAtom);
  useEffect(() => {
    if (timesBack !== before) reset();
  }, [timesBack, before, reset]);
  useEffect(() => {
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [reset]);
  useEffect(() => {
    setFailed((count) => count + 1);
    return () => setFailed((count) => count - 1);
  }, [setFailed]);
}

/** Shown instead of a screen that failed. */
export function RouteProblem({ error, reset }: ErrorComponentProps) {
  const words = useWords(COMMON);
  const isNewVersion = error instanceof PartMissing && error.isNewVersion;
  useEffect(() => {
    if (isNewVersion) reloadByItself();
  }, [isNewVersion]);
  useBackWithTheLine(reset);
  if (!isNewVersion) {
    return <ErrorState title={words.screenFailed} kept={words.screenFailedHint} onRetry={reset} />;
  }
  return (
    <ErrorState
      title={words.newVersion}
      kept={words.newVersionHint}
      retryLabel={words.update}
      onRetry={() => tab.reload()}
    />
  );
}
