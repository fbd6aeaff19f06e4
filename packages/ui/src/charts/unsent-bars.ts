import { type ChartSeries, isVisible } from './chart-series.ts';
import { valueLookups } from './table-rows.ts';

/** The series of which the service knows: what tables and files have. */
export const sentSeries = (series: readonly ChartSeries[]): readonly ChartSeries[] =>
  series.some(({ isUnsent }) => isUnsent) ? series.filter(({ isUnsent }) => !isUnsent) : series;

/** Bars that only the reader's device has, and where they stand. */
export interface UnsentBars {
  /** Its values are the tops of the bars. */
  readonly series: ChartSeries;
  /** Where each bar begins, in the series' unit, same length as its dates. */
  readonly bases: Float64Array;
}

/**
 * Lifts the bars that only the reader's device has onto the bar of the service on the same date. Where several bars stand
 * beside each other, none of them is the one below: they begin at 0.
 */
export function unsentBars(series: readonly ChartSeries[]): UnsentBars[] {
  const standing = series.filter((one) => one.kind === 'bar' && !one.isUnsent && isVisible(one));
  const [below] = standing.length === 1 ? valueLookups(standing) : [];
  return series
    .filter((one) => one.isUnsent && isVisible(one))
    .map((one) => {
      const bases = Float64Array.from(one.x, (date) => below?.get(date) ?? 0);
      return { series: { ...one, y: one.y.map((value, i) => value + bases[i]!) }, bases };
    });
}
