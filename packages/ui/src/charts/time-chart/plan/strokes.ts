import type { ChartSeries, ChartWindow } from '../../chart-series.ts';
import { asSteps, type LinePoint, thinnedLine } from './thinned-line.ts';

/** One drawn line: a series, or the part of it that is a forecast. */
export interface Stroke {
  readonly id: string;
  readonly series: ChartSeries;
  readonly forecast: boolean;
  /** `y` in the units of the left axis, also for series of the right axis. */
  readonly data: readonly LinePoint[];
}

/** The lines of other seasons come first, so that the chart's own are drawn over them. */
export function planStrokes(
  series: readonly ChartSeries[],
  window: ChartWindow,
  onLeft: (series: ChartSeries, value: number) => number,
): Stroke[] {
  const behind = series.filter(({ compared }) => compared);
  const own = series.filter(({ compared }) => !compared);
  return [...behind, ...own].flatMap((one) => {
    if (one.kind === 'bar' || one.kind === 'band') return [];
    const thinned = thinnedLine(one, window);
    const points = (one.kind === 'step' ? asSteps(thinned) : thinned).map(({ x, y }) => ({
      x,
      y: y === null ? null : onLeft(one, y),
    }));
    return splitAtForecast(one, points);
  });
}

/** The forecast starts at the last known point, so that the dashed line joins the solid one. */
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
