import type { ChartBand, ChartSeries } from '../../charts/chart-series.ts';

const SUM = 'Los grados día suman el calor útil para el desarrollo de la plaga';
const STAGES = '; las franjas junto al eje muestran el estado que corresponde a cada suma';
const FORECAST = ' La zona sombreada es pronóstico.';

/** What the chart of a pest shows, in words: of what is drawn, and of nothing else. */
export function degreeDayExplanation(
  series: readonly Pick<ChartSeries, 'forecastFrom'>[],
  bands: readonly ChartBand[],
): string {
  const isAhead = series.some(({ forecastFrom }) => forecastFrom !== undefined);
  return `${SUM}${bands.length > 0 ? STAGES : ''}.${isAhead ? FORECAST : ''}`;
}
