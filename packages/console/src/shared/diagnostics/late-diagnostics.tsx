import { SkeletonRegion, SkeletonRows, useWords } from '@vigia/ui';
import { late } from '../late/late.ts';
import { lateInPlace } from '../late/late-in-place.tsx';
import { DIAGNOSTICS } from './words.ts';

function Waiting() {
  const words = useWords(DIAGNOSTICS);
  return (
    <SkeletonRegion label={words.loading}>
      <SkeletonRows count={6} />
    </SkeletonRegion>
  );
}

/** Loaded on demand: only super administrators see it. */
export const LateDiagnostics = lateInPlace(
  late(async () => (await import('./diagnostics.tsx')).Diagnostics),
  Waiting,
);
