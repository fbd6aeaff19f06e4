import type { SectorId } from '../entities/ids.ts';
import type { IsoDate } from '../units.ts';

/** What an index says about the fungus: it does not reproduce, or does so in about 15 or about 5 days. */
export const MILDEW_RISKS = ['none', 'moderate', 'high'] as const;
export type MildewRisk = (typeof MILDEW_RISKS)[number];

/** Where the classes begin: 0–30, 40–50 and 60–100 of an index that moves in tens. */
export const MILDEW_RISK_STARTS: Readonly<Record<MildewRisk, number>> = { none: 0, moderate: 40, high: 60 };

/**
 * The class of an index. A mean over stations may fall between two classes: the lower one holds until the next
 * begins.
 *
 * @returns null for a missing index and for one outside 0..100
 */
export function mildewRisk(index: number | null): MildewRisk | null {
  if (index === null || !(index >= 0 && index <= 100)) return null;
  return MILDEW_RISKS.findLast((risk) => index >= MILDEW_RISK_STARTS[risk]) ?? null;
}

/** The state of a sector's mildew. */
export interface SectorMildew {
  readonly sectorId: SectorId;
  /** The last Gubler index, 0..100; null when no day of the last week could be computed. */
  readonly index: number | null;
  /** First of the consecutive days with its class. */
  readonly since: IsoDate | null;
  /** The last day with data. */
  readonly asOf: IsoDate | null;
}
