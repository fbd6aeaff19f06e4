import type { DegreeDayRule } from '../degree-days/rule.ts';
import type { PestId } from '../entities/ids.ts';
import type { DegreeDays } from '../units.ts';
import type { Sourced } from './pest-model.ts';

/** Degree-days from the chronofix at which half of the males of a flight have flown. */
export type FlightCut = Sourced<DegreeDays> & { readonly flight: number; readonly plusMinus: DegreeDays };

/**
 * A pest's flights counted from the calendar instead of a catch. It is a model of its own with thresholds of its
 * own: its sums must never be added to, or read against, those of the pest's `PestModel`.
 */
export interface FlightModel {
  readonly pestId: PestId;
  readonly rule: DegreeDayRule;
  readonly flights: readonly FlightCut[];
}
