import type { DayRange } from '@vigia/domain';
import { climateMetric } from '../analytics/metric.ts';
import type { Reading } from './read-series.ts';

/** As the console shows it: the highest of the maxima and the lowest of the minima, day by day. */
export const CLIMATE_FIGURES = {
  temperature_max: ['temperature_max_daily', 'max'],
  temperature_min: ['temperature_min_daily', 'min'],
  humidity_max: ['humidity_max_daily', 'max'],
  humidity_min: ['humidity_min_daily', 'min'],
} as const;

export type ClimateName = keyof typeof CLIMATE_FIGURES;
export const CLIMATE_NAMES = Object.keys(CLIMATE_FIGURES) as readonly ClimateName[];

/** Daily extremes of these days, by their names on the wire. */
export const climateReadings = (days: DayRange) =>
  CLIMATE_NAMES.map((name): readonly [ClimateName, Reading] => {
    const [metric, aggregation] = CLIMATE_FIGURES[name];
    return [name, { metric: climateMetric(metric), days, transform: 'value', aggregation }];
  });
