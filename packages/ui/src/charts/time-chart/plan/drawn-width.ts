import type { Figures } from '../../../words/figures.ts';
import { COMPACT, sideMargins } from './frame-size.ts';
import type { PlanInput } from './plan-input.ts';

/** px that a unit of time takes where the chart scrolls sideways. */
const UNIT_PX = 30;
/** Wider pictures than this cost more than they show, px. */
const WIDEST = 12_000;

/**
 * How wide a chart is drawn, px. A phone shows a long period at a readable scale and scrolls; anything wider shows all
 * of it.
 *
 * @param input `width` is the room there is, px; `scrollUnit` a unit of time, ms, without which nothing scrolls
 * @param window what is shown of the time axis
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
