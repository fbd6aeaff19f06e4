import type { PestId } from '../entities/ids.ts';

/** Green, yellow, red, or no colour where no rule exists. */
export type ChipLevel = 'ok' | 'warning' | 'error' | 'neutral';

interface ChipRule {
  readonly pests: readonly PestId[];
  /** Highest count of last week that is still green, and still yellow. */
  readonly okUpTo: number;
  readonly warningUpTo: number;
}

/** Captures of the last week per pest (administration.md §9). For the fruit fly one insect is an alarm. */
const CHIP_RULES: readonly ChipRule[] = [
  { pests: [1, 12], okUpTo: 0, warningUpTo: 10 },
  { pests: [2, 3, 5, 10], okUpTo: 0, warningUpTo: 40 },
  { pests: [13], okUpTo: 0, warningUpTo: 20 },
  { pests: [6], okUpTo: 0, warningUpTo: 0 },
];

/** Highest count of last week that is still green, and still yellow. */
export type ChipLimits = Pick<ChipRule, 'okUpTo' | 'warningUpTo'>;

/** Where a pest's chip changes colour; null where no rule exists. */
export function chipLimits(pestId: PestId): ChipLimits | null {
  const rule = CHIP_RULES.find(({ pests }) => pests.includes(pestId));
  return rule === undefined ? null : { okUpTo: rule.okUpTo, warningUpTo: rule.warningUpTo };
}

/**
 * Colour of a pest's chip by its captures of the last week.
 *
 * @returns null (no chip value) when the count is unknown: undefined or `NaN`
 */
export function chipLevel(pestId: PestId, count: number | undefined): ChipLevel | null {
  if (count === undefined || Number.isNaN(count)) return null;
  const rule = chipLimits(pestId);
  if (!rule) return 'neutral';
  if (count <= rule.okUpTo) return 'ok';
  return count <= rule.warningUpTo ? 'warning' : 'error';
}
