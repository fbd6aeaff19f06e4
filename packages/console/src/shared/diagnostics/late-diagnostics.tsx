import { SkeletonRegion, SkeletonRows } from '@vigia/ui';
import { lazy, Suspense } from 'react';
import type { DiagnosticsProps } from './diagnostics.tsx';
import { WORDS } from './words.ts';

const Diagnostics = lazy(async () => ({ default: (await import('./diagnostics.tsx')).Diagnostics }));

/** Nobody but super administrators loads it. */
export function LateDiagnostics(props: DiagnosticsProps) {
  const waiting = (
    <SkeletonRegion label={WORDS.loading}>
      <SkeletonRows count={6} />
    </SkeletonRegion>
  );
  return (
    <Suspense fallback={waiting}>
      <Diagnostics {...props} />
    </Suspense>
  );
}
