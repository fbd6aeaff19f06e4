import type { ChartSeries } from './chart-series.ts';

/** The series as tables, files and pictures name them: beside other seasons the chart's own name theirs too, and those how they lie. */
export function seasonNamed(series: readonly ChartSeries[]): readonly ChartSeries[] {
  const shown = series.find(({ beside }) => beside !== undefined)?.beside;
  if (shown === undefined) return series;
  return series.map((one) => {
    const more = one.compared ? one.laid : shown;
    return more === undefined ? one : { ...one, label: `${one.label}, ${more}` };
  });
}
