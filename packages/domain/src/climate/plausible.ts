import { PLAUSIBLE_HUMIDITY, PLAUSIBLE_TEMPERATURE } from '../health/sensor-faults.ts';
import type { Celsius, Percent } from '../units.ts';

/** A temperature as models may take it: what no orchard ever measures is a broken sensor's, NaN, °C. */
export const plausibleTemperature = (value: Celsius): Celsius =>
  value >= PLAUSIBLE_TEMPERATURE.min && value <= PLAUSIBLE_TEMPERATURE.max ? value : Number.NaN;

/** A humidity as models may take it: a little above saturation is saturation, more is a broken sensor's, NaN, %. */
export const plausibleHumidity = (value: Percent): Percent =>
  value >= PLAUSIBLE_HUMIDITY.min && value <= PLAUSIBLE_HUMIDITY.max ? Math.min(value, 100) : Number.NaN;
