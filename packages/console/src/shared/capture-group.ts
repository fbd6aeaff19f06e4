import type { PestId, StationId } from '@vigia/domain';

/** The traps of one pest in one sector. */
export interface CaptureGroup {
  readonly key: string;
  readonly pestId: PestId;
  readonly stationIds: readonly StationId[];
}

export type CaptureCount =
  | { readonly kind: 'loading' }
  /** Undefined: nothing was counted in the days, or the request failed. */
  | { readonly kind: 'known'; readonly count: number | undefined };

export type CaptureCounts = ReadonlyMap<string, CaptureCount>;
