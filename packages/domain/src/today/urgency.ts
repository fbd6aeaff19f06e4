import { type ChipLevel, type ChipRule, chipLevel } from '../captures/chip-rule.ts';
import { type MildewRisk, mildewRisk } from '../mildew/risk.ts';

const LEVELS: readonly ChipLevel[] = ['neutral', 'ok', 'warning', 'error'];
const OF_RISK: Readonly<Record<MildewRisk, ChipLevel>> = { none: 'ok', moderate: 'warning', high: 'error' };
/** Larger than any count: a level always outweighs a figure. */
const A_LEVEL = 1_000_000;

/** How a pest or mildew stands in a field: its level, and the insects or the index behind it. */
export interface Pressure {
  readonly level: ChipLevel;
  readonly figure: number;
}

/** The pressure of a pest by its captures, by the rule of its chip; null while the count is unknown. */
export function capturePressure(rule: ChipRule | null, count: number | undefined): Pressure | null {
  const level = chipLevel(rule, count);
  return count === undefined || level === null ? null : { level, figure: count };
}

/** The pressure of mildew by its index, 0..100; null where no index is known. */
export function mildewPressure(index: number | null): Pressure | null {
  const risk = mildewRisk(index);
  return index === null || risk === null ? null : { level: OF_RISK[risk], figure: index };
}

const weightOf = ({ level, figure }: Pressure): number =>
  LEVELS.indexOf(level) * A_LEVEL + Math.min(figure, A_LEVEL - 1);

/**
 * How urgent a field is by its pests and its mildew: the most severe level, then the highest figure of that level.
 *
 * @returns a number that only orders fields; null where nothing is known
 */
export function urgencyOf(pressures: readonly (Pressure | null)[]): number | null {
  const weights = pressures.flatMap((pressure) => (pressure === null ? [] : [weightOf(pressure)]));
  return weights.length === 0 ? null : Math.max(...weights);
}

/** The urgency of a field whose worst pest or mildew is yellow at least. */
export const PRESSING = weightOf({ level: 'warning', figure: 0 });
