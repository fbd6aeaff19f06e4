import type { ChartBand, ChartSeries } from '../../charts/chart-series.ts';
import type { PanelSpeech } from '../words.ts';

/** The chart of a pest explained in words: what is drawn, and only that. */
export function degreeDayExplanation(
  series: readonly Pick<ChartSeries, 'forecastFrom'>[],
  bands: readonly ChartBand[],
  { words }: PanelSpeech,
): string {
  const { sum, sumAndStages, ahead } = words.pests.explanation;
  const isAhead = series.some(({ forecastFrom }) => forecastFrom !== undefined);
  return [bands.length > 0 ? sumAndStages : sum, ...(isAhead ? [ahead] : [])].join(' ');
}
