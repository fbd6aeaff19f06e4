import type { SensorMeasure } from '../climate/plausible.ts';
import type { SignalFigure } from '../signal/quality.ts';

/**
 * Why a reading of a device is kept and not used: a value that its sensor cannot have measured, or an impossible
 * instant: in the future, older than any memory of a device, or in no calendar.
 */
export const SET_APART_REASONS = ['out-of-range', 'future', 'too-old', 'no-such-instant'] as const;
export type SetApartReason = (typeof SET_APART_REASONS)[number];
/** How many readings are kept and not used, by the reason; a reason without any may be absent. */
export type SetApartCounts = Readonly<Partial<Record<SetApartReason, number>>>;

/** The sum of several answers. */
export function addSetApart(counts: readonly SetApartCounts[]): SetApartCounts {
  const sums = SET_APART_REASONS.map((reason) => {
    return [reason, counts.reduce((sum, each) => sum + (each[reason] ?? 0), 0)] as const;
  });
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0));
}

/** Their number, whatever the reason. */
export const countSetApart = (counts: SetApartCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What a reading that is set apart can be of: sensors, position, self-tests, network. */
export type SetApartQuantity =
  | SensorMeasure
  | SignalFigure
  | 'latitude'
  | 'longitude'
  | 'selfTest'
  | 'operator'
  | 'band'
  | 'url';
