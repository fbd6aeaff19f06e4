import type { ChartSeries, ChartWindow } from '../../chart-series.ts';
import { asSteps, type LinePoint, thinnedLine } from './thinned-line.ts';
import { windowSliceOpen } from './window-slice.ts';

/** One drawn line: a series, or the part of it that is a forecast. */
export interface Stroke {
  readonly id: string;
  readonly series: ChartSeries;
  readonly forecast: boolean;
  /** `y` on the left axis, whatever the axis of the series. */
  readonly data: readonly LinePoint[];
}

export function planStrokes(
  series: readonly ChartSeries[],
  window: ChartWindow,
  onLeft: (series: ChartSeries, value: number) => number,
): Stroke[] {
  return series.flatMap((one) => {
    if (one.kind === 'bar') return [];
    const thinned = thinnedLine(one, window);
    const points = (one.kind === 'step' ? asSteps(thinned) : thinned).map(({ x, y }) => ({
      x,
      y: y === null ? null : onLeft(one, y),
    }));
    return splitAtForecast(one, points);
  });
}

/** The forecast starts at the last known point, so that the dashes join the line. */
function splitAtForecast(series: ChartSeries, points: readonly LinePoint[]): Stroke[] {
  const { forecastFrom } = series;
  const at = forecastFrom === undefined ? -1 : points.findIndex((point) => point.x >= forecastFrom);
  if (at < 0) return points.length ? [{ id: series.id, series, forecast: false, data: points }] : [];
  const known = points.slice(0, at);
  const ahead = at > 0 && known[at - 1]!.y !== null ? points.slice(at - 1) : points.slice(at);
  return [
    ...(known.length ? [{ id: series.id, series, forecast: false, data: known }] : []),
    { id: `${series.id}:forecast`, series, forecast: true, data: ahead },
  ];
}

/** Outline of the forecast's likely range, px; empty when there is none inside the window. */
export function spreadPath(
  series: ChartSeries,
  window: ChartWindow,
  xPx: (x: number) => number,
  yPx: (y: number) => number,
): string {
  const { x, spread } = series;
  if (!spread) return '';
  const { from, to } = windowSliceOpen(x, window);
  const upper: string[] = [];
  const lower: string[] = [];
  for (let i = from; i < to; i++) {
    if (!Number.isFinite(spread.low[i]!) || !Number.isFinite(spread.high[i]!)) continue;
    upper.push(`${xPx(x[i]!).toFixed(1)},${yPx(spread.high[i]!).toFixed(1)}`);
    lower.unshift(`${xPx(x[i]!).toFixed(1)},${yPx(spread.low[i]!).toFixed(1)}`);
  }
  return upper.length > 1 ? `M${[...upper, ...lower].join('L')}Z` : '';
}
