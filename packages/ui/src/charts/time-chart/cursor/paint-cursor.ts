import type { ChartMarker, ChartSeries } from '../../chart-series.ts';
import { untorn } from '../../span.ts';
import type { ChartSpeech } from '../../words.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import { TOOLTIP_WIDTH } from './cursor-parts.ts';
import { hasForecastAt, markersAt, readingOf, sharedSpan, valueAt } from './reading.ts';

const AWAY = 14;
const EDGE = 6;

/** Moves the rule, the dots and the tooltip to `x` and writes the values into them. */
export function paintCursor(
  root: HTMLElement,
  plan: ChartPlan,
  shown: readonly ChartSeries[],
  markers: readonly ChartMarker[],
  x: number,
  speech: ChartSpeech,
): void {
  const left = plan.margin.left + plan.xPx(x);
  const dots = root.querySelectorAll<HTMLElement>('[data-part="dot"]');
  const values = root.querySelectorAll('[data-part="value"]');
  const shared = sharedSpan(shown, x, speech);
  let heights = 0;
  let count = 0;
  shown.forEach((series, i) => {
    const value = valueAt(series, x);
    const top = plan.yPx(series, value);
    const dot = dots[i];
    if (dot) {
      const isHidden = Number.isNaN(value) || series.kind === 'bar' || series.kind === 'band';
      dot.style.visibility = isHidden ? 'hidden' : '';
      dot.style.transform = `translate(${left}px, ${Number.isNaN(top) ? 0 : plan.margin.top + top}px)`;
    }
    if (!Number.isNaN(top)) {
      heights += top;
      count += 1;
    }
    const text = values[i];
    const { value: valueText, note, span } = readingOf(series, x, speech);
    const lines = [valueText, shared === '' ? untorn(span) : '', note];
    if (text) text.textContent = lines.filter((line) => line !== '').join('\n');
  });
  part(root, 'rule').style.transform = `translateX(${left}px)`;
  const { words, figures } = speech;
  const parts = [figures.longDay(x), untorn(shared), hasForecastAt(shown, x) ? words.forecast : ''];
  part(root, 'date').textContent = parts.filter((part) => part !== '').join(' · ');
  part(root, 'events').textContent = markersAt(markers, x)
    .map((marker) => marker.detail ?? marker.label)
    .join(' · ');
  placeTooltip(root, plan, left, count > 0 && heights / count < plan.inner.height / 2);
  root.setAttribute('data-reading', '');
}

function part(root: HTMLElement, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`the chart's cursor has no ${name}`);
  return found;
}

/**
 * Puts the tooltip beside the rule, on the side with room. Without room on either side it goes over or under
 * the points.
 */
function placeTooltip(root: HTMLElement, plan: ChartPlan, left: number, isHigh: boolean): void {
  const tooltip = part(root, 'tooltip');
  const { from, to } = seen(root, plan, left);
  const width = Math.min(TOOLTIP_WIDTH, to - from);
  tooltip.style.width = `${width}px`;
  const fits = (start: number) => start >= from && start + width <= to;
  const beside = [left + AWAY, left - AWAY - width].find(fits);
  const over = Math.max(from, Math.min(left - width / 2, to - width));
  const isLow = beside === undefined && isHigh;
  tooltip.style.top = isLow ? 'auto' : `${plan.margin.top + EDGE}px`;
  tooltip.style.bottom = isLow ? `${plan.margin.bottom + EDGE}px` : 'auto';
  tooltip.style.transform = `translateX(${beside ?? over}px)`;
}

/** The visible part of the chart, px. A chart wider than its frame is scrolled until the rule is visible. */
function seen(root: HTMLElement, plan: ChartPlan, left: number): { from: number; to: number } {
  const frame = root.parentElement;
  if (!frame || !root.hasAttribute('data-scrolled')) return { from: 0, to: plan.width };
  const [from, to] = [plan.margin.left, frame.clientWidth - plan.margin.right];
  if (left - frame.scrollLeft < from + EDGE) frame.scrollLeft = left - from - EDGE;
  else if (left - frame.scrollLeft > to - EDGE) frame.scrollLeft = left - to + EDGE;
  return { from: frame.scrollLeft + from, to: frame.scrollLeft + to };
}
