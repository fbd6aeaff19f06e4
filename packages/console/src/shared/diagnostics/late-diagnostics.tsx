import { SkeletonRegion, SkeletonRows, useWords } from '@vigia/ui';
import { lazy, Suspense } from 'react';
import type { DiagnosticsProps } from './diagnostics.tsx';
import { DIAGNOSTICS } from './words.ts';

const Diagnostics = lazy(async () => ({ default: (await import('./diagnostics.tsx')).Diagnostics }));

/** Nobody but super administrators loads it. */
export function LateDiagnostics(props: DiagnosticsProps) {
  const words = useWords(DIAGNOSTICS);
  const waiting = (
    <SkeletonRegion label={words.loading}>
      <SkeletonRows count={6} />
    </SkeletonRegion>
  );
  return (
    <Suspense fallback={waiting}>
      <Diagnostics {...props} />
    </Suspense>
  );
}
