import type { Units } from '../../charts/units.ts';
import type { ChartSpec } from '../chart-spec.ts';
import { mildewForecastNote } from '../forecast/forecast-note.ts';
import type { PanelSpeech } from '../words.ts';
import { Y_TICKS } from '../y-ticks.ts';
import {
  CONDITIONS,
  conditionBands,
  conditionSeries,
  indexSeries,
  type MildewData,
  type MildewForecast,
  riskBands,
} from './mildew-series.ts';

const FULL = { min: 0, max: 100 };
const DAY = { min: 0, max: 24 };

/** The charts of the index and of the favourable hours, in the reader's units and language. */
export function mildewCharts(
  data: MildewData | null,
  forecast: MildewForecast | undefined,
  units: Units,
  speech: PanelSpeech,
): Readonly<Record<'index' | 'conditions', ChartSpec>> {
  const words = speech.words.mildew;
  return {
    index: {
      title: words.title,
      series: indexSeries(data, forecast, speech),
      forecast: mildewForecastNote(forecast, ['index'], speech),
      leftAxis: { title: words.indexAxis, unit: '' },
      leftExtent: FULL,
      bands: riskBands(speech),
      yTicks: Y_TICKS.mildew,
    },
    conditions: {
      title: words.conditions,
      series: conditionSeries(data, forecast, units, speech),
      forecast: mildewForecastNote(forecast, CONDITIONS, speech),
      leftAxis: { title: words.hoursAxis, unit: 'h' },
      leftExtent: DAY,
      bands: conditionBands(speech),
      yTicks: Y_TICKS.mildew,
    },
  };
}
