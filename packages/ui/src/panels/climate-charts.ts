import { seriesInUnits, type Units, unitIn } from '../charts/units.ts';
import type { ChartSpec } from './chart-spec.ts';
import {
  type ClimateData,
  type ClimateForecast,
  HUMIDITIES,
  humiditySeries,
  TEMPERATURES,
  temperatureSeries,
} from './climate-series.ts';
import { forecastNote } from './forecast/forecast-note.ts';
import type { PanelSpeech } from './words.ts';
import { Y_TICKS } from './y-ticks.ts';

const FULL = { min: 0, max: 100 };

/** The charts of temperature and of humidity, in the reader's units and language. */
export function climateCharts(
  data: ClimateData | null,
  forecast: ClimateForecast | undefined,
  units: Units,
  speech: PanelSpeech,
): Readonly<Record<'temperature' | 'humidity', ChartSpec>> {
  const words = speech.words.climate;
  return {
    temperature: {
      title: words.temperature,
      series: seriesInUnits(temperatureSeries(data, forecast, speech), units),
      forecast: forecastNote(forecast, TEMPERATURES, speech),
      leftAxis: { title: words.temperatureAxis, unit: unitIn('°C', units) },
      leftFromZero: false,
      yTicks: Y_TICKS.other,
    },
    humidity: {
      title: words.humidity,
      series: humiditySeries(data, forecast, speech),
      forecast: forecastNote(forecast, HUMIDITIES, speech),
      leftAxis: { title: words.humidityAxis, unit: '%' },
      leftExtent: FULL,
      yTicks: Y_TICKS.humidity,
    },
  };
}
