import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '@vigia/ui';
import { useEffect } from 'react';
import { PartMissing, reloadUnasked, tab } from '../shared/new-version.ts';
import { WORDS } from '../shared/words.ts';

/** What stands where a screen could not be shown. */
export function RouteProblem({ error, reset }: ErrorComponentProps) {
  const isNewVersion = error instanceof PartMissing && error.isNewVersion;
  useEffect(() => {
    if (isNewVersion) reloadUnasked();
  }, [isNewVersion]);
  if (!isNewVersion) {
    return <ErrorState title={WORDS.screenFailed} kept={WORDS.screenFailedHint} onRetry={reset} />;
  }
  return (
    <ErrorState
      title={WORDS.newVersion}
      kept={WORDS.newVersionHint}
      retryLabel={WORDS.update}
      onRetry={() => tab.reload()}
    />
  );
}
