import type { SourceFailure } from '@vigia/api/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vigia/domain';
import type { VendorFault } from './vendor.ts';

/** Keys that were refused so many times in a row are not tried again by themselves. */
export const MOST_REFUSALS = 3;
const LONGEST_MS = 6 * HOUR_MS;

const FIRST_MS: Readonly<Record<SourceFailure, number>> = {
  unreachable: 5 * MINUTE_MS,
  timeout: 5 * MINUTE_MS,
  'bad-answer': 5 * MINUTE_MS,
  'too-many': 15 * MINUTE_MS,
  refused: 15 * MINUTE_MS,
  forbidden: HOUR_MS,
  'bad-question': HOUR_MS,
};

/** Faults of one station or range; all others are those of the account or of the whole service. */
const OF_STATION: ReadonlySet<SourceFailure> = new Set<SourceFailure>([
  'forbidden',
  'bad-question',
  'bad-answer',
]);
export const isOfStation = ({ kind }: VendorFault): boolean => OF_STATION.has(kind);

/**
 * How long not to ask after a fault: twice as long each time, six hours at most, and never shorter than the service says.
 *
 * @param failures in a row, this one among them
 */
export function pauseAfter({ kind, waitMs = 0 }: VendorFault, failures: number): number {
  const own = Math.min(FIRST_MS[kind] * 2 ** Math.min(failures - 1, 10), LONGEST_MS);
  return Math.min(Math.max(own, waitMs), DAY_MS);
}
