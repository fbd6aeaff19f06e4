import type { Figures } from '../../../words/figures.ts';
import { type AxisSide, type ChartSeries, isVisible } from '../../chart-series.ts';
import { type AxisScale, axisExtent, exactAxis, followingAxis, MAX_TICKS, niceAxis } from './axis-scale.ts';
import type { PlanInput } from './plan-input.ts';
import { fitText, textWidth } from './text-width.ts';
import { TICK_FONT } from './ticks.ts';

/** px; narrower charts have the proportions of a phone. */
export const COMPACT = 480;
export const TITLE_ROW = 22;
export const BOTTOM = 26;
const STRIP = 10;
/** Least distance of two ticks of a value axis, px. */
const TICKS_APART = 22;
const TITLE_FONT = 12;

export interface Axes {
  readonly left: AxisScale;
  readonly right: AxisScale | null;
  /** False when no series has a value on the left axis: its ticks are then not drawn. */
  readonly leftShown: boolean;
}

export function planAxes(input: PlanInput, innerHeight: number): Axes {
  const { series, window, yTicks = MAX_TICKS } = input;
  const shown = series.filter(isVisible);
  const leftExtent = input.leftExtent ?? axisExtent(shown, 'left', window, input.leftFromZero);
  const rightExtent = input.rightAxis ? axisExtent(shown, 'right', window) : null;
  const most = Math.max(3, Math.min(yTicks, Math.floor(innerHeight / TICKS_APART) + 1));
  const [axisOf, extent] = input.leftExtent
    ? [exactAxis, input.leftExtent]
    : [niceAxis, leftExtent ?? { min: 0, max: 1 }];
  const isMirrored = shown.some((one) => one.axis === 'left' && one.isMirrored);
  const left = { ...axisOf(extent, most, isWhole(shown, 'left')), ...(isMirrored && { isMirrored }) };
  const whole = isWhole(shown, 'right');
  const following = leftExtent && rightExtent && followingAxis(rightExtent, left, whole);
  return {
    left,
    right: rightExtent && (following ?? niceAxis(rightExtent, most, whole)),
    leftShown: leftExtent !== null,
  };
}

function isWhole(shown: readonly ChartSeries[], side: AxisSide): boolean {
  return shown.every((one) => one.axis !== side || one.decimals === 0);
}

/**
 * Space beside the plot, px. It has a minimum, so that charts below each other are aligned; longer numbers
 * widen it.
 */
export function sideMargins(input: PlanInput, figures: Figures): { left: number; right: number } {
  const ticksWidth = ({ ticks, decimals }: AxisScale) =>
    Math.max(...ticks.map((tick) => textWidth(figures.number(tick, decimals), TICK_FONT)));
  const { left, right } = planAxes(input, input.height - TITLE_ROW - BOTTOM);
  const compact = input.width < COMPACT;
  const strip = (input.bands?.length ? STRIP : 0) + 8;
  return {
    left: strip + Math.max(compact ? 26 : 36, Math.ceil(ticksWidth(left)) + 2),
    right: input.rightAxis ? Math.max(compact ? 32 : 40, right ? Math.ceil(ticksWidth(right)) + 10 : 0) : 14,
  };
}

/** The titles of both axes over `width` px, cut where they would touch. */
export function fitTitles(
  left: string,
  right: string | null,
  width: number,
): { left: string; right: string | null } {
  if (right === null) return { left: fitText(left, TITLE_FONT, width - 8), right };
  const half = (width - 16) / 2;
  const rightWidth = Math.min(
    textWidth(right, TITLE_FONT),
    Math.max(half, 2 * half - textWidth(left, TITLE_FONT)),
  );
  return {
    left: fitText(left, TITLE_FONT, 2 * half - rightWidth),
    right: fitText(right, TITLE_FONT, rightWidth),
  };
}

/** `Capturas (adultos)` */
export function titleOf({ title, unit }: PlanInput['leftAxis']): string {
  return unit === '' || unit === title ? title : `${title} (${unit})`;
}
