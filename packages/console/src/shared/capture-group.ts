import { type ChipRule, USUAL_CHIP_DAYS } from '@vigia/domain/captures';

type Answered =
  | { readonly kind: 'loading' }
  /** The request failed; `retry` sends it again. */
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** Insects; undefined: nothing was counted in these days. */
  | { readonly kind: 'known'; readonly count: number | undefined };

/** The captures of a group, with the rule of the pest's chip; null without one. */
export type CaptureCount = Answered & { readonly rule: ChipRule | null };

export type CaptureCounts = ReadonlyMap<string, CaptureCount>;

/** The props of the chip of a count. */
export function chipOfCount(entry: CaptureCount | undefined) {
  const rule = entry?.rule ?? null;
  if (entry?.kind === 'known') return { rule, count: entry.count, state: 'ready' } as const;
  if (entry?.kind === 'failed')
    return { rule, count: undefined, state: 'error', onRetry: entry.retry } as const;
  return { rule, count: undefined, state: 'loading' } as const;
}

/** How many days all counts sum up; null if they differ. */
export function commonDays(counts: CaptureCounts): number | null {
  const all = new Set(Array.from(counts.values(), ({ rule }) => rule?.days ?? USUAL_CHIP_DAYS));
  const [days = USUAL_CHIP_DAYS] = all;
  return all.size > 1 ? null : days;
}
