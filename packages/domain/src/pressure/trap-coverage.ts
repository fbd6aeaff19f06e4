import { daysBetween } from '../calendar/iso-date.ts';
import type { TrapRule } from '../catalogue/trap-rule.ts';
import type { Days, IsoDate } from '../units.ts';

/** The traps of a pest in a field beside what a rule asks. */
export interface TrapCoverage {
  readonly traps: number;
  /** Traps of a hectare; null without an area. */
  readonly perHectare: number | null;
  /** How many the rule asks for by the area; null without an area or rule. */
  readonly asked: number | null;
  /** How many of those lack. */
  readonly lacking: number | null;
  /** How many traps were read longer ago than the rule asks, or never; null without a rule. */
  readonly late: number | null;
  /** The trap that was read longest ago, by its place in the list; one that was never read comes first. */
  readonly oldest: { readonly trap: number; readonly ago: Days | null } | null;
}

/**
 * How many traps stand in a field, and how long ago each was read, beside what a rule asks.
 *
 * @param area hectares of the field; null where they are not known
 * @param lastRead of each trap, the last day on which it was read; null for one that was not
 * @param day up to which it is judged
 * @throws {RangeError} an area that is not above 0
 */
export function trapCoverage(
  rule: Pick<TrapRule, 'hectaresPerTrap' | 'readWithin'> | null,
  area: number | null,
  lastRead: readonly (IsoDate | null)[],
  day: IsoDate,
): TrapCoverage {
  if (area !== null && !(area > 0 && Number.isFinite(area))) throw new RangeError(`not an area: ${area} ha`);
  const traps = lastRead.length;
  const asked = area === null || rule === null ? null : Math.ceil(area / rule.hectaresPerTrap);
  const ago = lastRead.map((date) => (date === null ? null : daysBetween(date, day)));
  const rank = (trap: number) => ago[trap] ?? Number.POSITIVE_INFINITY;
  const oldest = ago.reduce<number | null>(
    (first, _, trap) => (first === null || rank(trap) > rank(first) ? trap : first),
    null,
  );
  return {
    traps,
    perHectare: area === null ? null : traps / area,
    asked,
    lacking: asked === null ? null : Math.max(0, asked - traps),
    late: rule && ago.filter((days) => days === null || days > rule.readWithin).length,
    oldest: oldest === null ? null : { trap: oldest, ago: ago[oldest] ?? null },
  };
}
