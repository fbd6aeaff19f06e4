import type { ChartMarker, ChartSeries } from '../../chart-series.ts';
import { longDay } from '../format.ts';
import type { ChartPlan } from '../plan/chart-plan.ts';
import { TOOLTIP_WIDTH } from './cursor-parts.ts';
import { markersAt, readingText, valueAt } from './reading.ts';

const AWAY = 14;

/** Moves the rule, the dots and the tooltip to `x` and writes the readings into them. */
export function paintCursor(
  root: HTMLElement,
  plan: ChartPlan,
  shown: readonly ChartSeries[],
  markers: readonly ChartMarker[],
  x: number,
  today: number | undefined,
): void {
  const left = plan.margin.left + plan.xPx(x);
  const dots = root.querySelectorAll<HTMLElement>('[data-part="dot"]');
  const values = root.querySelectorAll('[data-part="value"]');
  shown.forEach((series, i) => {
    const value = valueAt(series, x);
    const top = plan.margin.top + plan.yPx(series, value);
    const dot = dots[i];
    if (dot) {
      dot.style.visibility = Number.isNaN(value) || series.kind === 'bar' ? 'hidden' : '';
      dot.style.transform = `translate(${left}px, ${Number.isNaN(top) ? 0 : top}px)`;
    }
    const text = values[i];
    if (text) text.textContent = readingText(series, value);
  });
  part(root, 'rule').style.transform = `translateX(${left}px)`;
  part(root, 'date').textContent =
    today !== undefined && x > today ? `${longDay(x)} · pronóstico` : longDay(x);
  part(root, 'events').textContent = markersAt(markers, x)
    .map((marker) => marker.detail ?? marker.label)
    .join(' · ');
  part(root, 'tooltip').style.transform = `translateX(${tooltipLeft(left, plan.width)}px)`;
  root.setAttribute('data-reading', '');
}

function part(root: HTMLElement, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`the chart's cursor has no ${name}`);
  return found;
}

/** Beside the rule, on the side with room; inside the chart even when it is narrow. */
function tooltipLeft(left: number, width: number): number {
  const right = left + AWAY;
  const wanted = right + TOOLTIP_WIDTH <= width ? right : left - AWAY - TOOLTIP_WIDTH;
  return Math.max(0, Math.min(wanted, width - TOOLTIP_WIDTH));
}
