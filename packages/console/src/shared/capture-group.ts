import type { PestId, StationId } from '@vigia/domain/farm';

/** The traps of one pest in one sector. */
export interface CaptureGroup {
  readonly key: string;
  readonly pestId: PestId;
  readonly stationIds: readonly StationId[];
}

export type CaptureCount =
  | { readonly kind: 'loading' }
  /** The request failed; `retry` sends it again. */
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** Insects; undefined: nothing was counted in these days. */
  | { readonly kind: 'known'; readonly count: number | undefined };

export type CaptureCounts = ReadonlyMap<string, CaptureCount>;

/** The props of the chip of a count. */
export function chipOfCount(entry: CaptureCount | undefined) {
  if (entry?.kind === 'known') return { count: entry.count, state: 'ready' } as const;
  if (entry?.kind === 'failed') return { count: undefined, state: 'error', onRetry: entry.retry } as const;
  return { count: undefined, state: 'loading' } as const;
}
