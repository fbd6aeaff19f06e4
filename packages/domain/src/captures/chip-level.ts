import { PEST_HEADS } from '../catalogue/documents/heads.ts';
import { installedPests } from '../catalogue/installed.ts';
import type { ChipDocument } from '../catalogue/pest-document.ts';
import type { PestId } from '../entities/ids.ts';

/** Green, yellow, red, or no colour where no rule exists. */
export type ChipLevel = 'ok' | 'warning' | 'error' | 'neutral';

/** Highest count of last week that is still green, and still yellow. */
export type ChipLimits = Pick<ChipDocument, 'okUpTo' | 'warningUpTo'>;

const limitsOf = ({ okUpTo, warningUpTo }: ChipDocument): ChipLimits => ({ okUpTo, warningUpTo });

const LIMITS: ReadonlyMap<PestId, ChipLimits> = installedPests(
  PEST_HEADS.flatMap(({ id, chip }) => (chip ? [[id, limitsOf(chip)] as const] : [])),
  ({ chip }) => chip && limitsOf(chip),
);

/**
 * Where a pest's chip changes colour (administration.md §9); null where no rule exists. For the fruit fly one insect
 * is an alarm.
 */
export const chipLimits = (pestId: PestId): ChipLimits | null => LIMITS.get(pestId) ?? null;

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
