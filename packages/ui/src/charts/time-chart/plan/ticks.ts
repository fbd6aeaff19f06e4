import { FONT_SIZE } from '../../../theme/tokens.ts';
import type { Figures } from '../../../words/figures.ts';
import type { ChartWindow } from '../../chart-series.ts';
import { calendarTicks, tickLabel } from './calendar-ticks.ts';
import { textWidth } from './text-width.ts';

export interface TickLabel {
  readonly x: number;
  readonly label: string;
  /** Middle of the text, px: moved inwards if the text would be cut. */
  readonly labelX: number;
}

export const TICK_FONT = FONT_SIZE.small;
const APART = 10;

/**
 * The ticks inside the window, or round dates if none are given. If labels would touch, only every second,
 * third … is kept.
 */
export function planTicks(
  ticks: readonly number[] | undefined,
  window: ChartWindow,
  xPx: (ms: number) => number,
  bounds: { left: number; right: number },
  figures: Figures,
): TickLabel[] {
  const inside = (ticks ?? calendarTicks(window))
    .filter((tick) => tick >= window.start && tick <= window.end)
    .map((tick) => labelled(xPx(tick), tickLabel(tick, window, figures), bounds));
  for (let every = 1; every <= inside.length; every++) {
    const kept = inside.filter((_, i) => i % every === 0);
    if (kept.every((tick, i) => i === 0 || apart(kept[i - 1]!, tick))) return kept;
  }
  return inside.slice(0, 1);
}

function labelled(x: number, label: string, bounds: { left: number; right: number }): TickLabel {
  const half = textWidth(label, TICK_FONT) / 2;
  return { x, label, labelX: Math.min(Math.max(x, bounds.left + half), bounds.right - half) };
}

function apart(a: TickLabel, b: TickLabel): boolean {
  const width = (textWidth(a.label, TICK_FONT) + textWidth(b.label, TICK_FONT)) / 2;
  return b.labelX - a.labelX >= width + APART;
}
