import type { Figures } from '../../../words/figures.ts';
import { COMPACT, sideMargins } from './frame-size.ts';
import type { PlanInput } from './plan-input.ts';

/** Width of a unit of time in a chart that scrolls sideways, px. */
const UNIT_PX = 30;
/** Widest picture, px: a wider one would cost more than it shows. */
const WIDEST = 12_000;

/**
 * Width of the drawing, px. A phone shows a long period at a readable scale and scrolls; a wider screen shows
 * the whole period.
 *
 * @param input `width` is the available width, px; `scrollUnit` a unit of time, ms; without it the chart does
 *   not scroll
 * @param window the part of the time axis that is shown
 */
export function drawnWidth(
  input: PlanInput & { readonly scrollUnit?: number | undefined },
  window: PlanInput['window'],
  figures: Figures,
): number {
  const { width, scrollUnit } = input;
  if (scrollUnit === undefined || width >= COMPACT) return width;
  const { left, right } = sideMargins(input, figures);
  const wanted = ((window.end - window.start) / scrollUnit) * UNIT_PX + left + right;
  return Math.round(Math.min(Math.max(width, wanted), WIDEST));
}
