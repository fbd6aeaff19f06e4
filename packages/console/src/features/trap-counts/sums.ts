import type { StoredCount } from '@vigia/api/client';
import type { PestId } from '@vigia/domain/farm';

/** What was counted of a pest. */
export interface PestSum {
  readonly pestId: PestId;
  /** Insects. */
  readonly sum: number;
  readonly traps: number;
}

/** Insects of each pest, in the order in which they come. */
export function sumsOf(counts: readonly Pick<StoredCount, 'pestId' | 'found'>[]): PestSum[] {
  const sums = new Map<PestId, PestSum>();
  for (const { pestId, found } of counts) {
    const { sum, traps } = sums.get(pestId) ?? { sum: 0, traps: 0 };
    sums.set(pestId, { pestId, sum: sum + (found ?? 0), traps: traps + 1 });
  }
  return [...sums.values()];
}
