import {
  PLAUSIBLE_ALTITUDE,
  PLAUSIBLE_GAS,
  PLAUSIBLE_HUMIDITY,
  PLAUSIBLE_TEMPERATURE,
} from '../health/sensor-faults.ts';
import type { Celsius, Percent } from '../units.ts';

/** Gauges read a little over 100 % beside a full panel; 6553.5 % or −1 % is an error code, %. */
export const PLAUSIBLE_BATTERY = { min: 0, max: 105 } as const;
/** Between two readings, mm: no cloudburst brings so much; an error code does. */
export const PLAUSIBLE_RAIN = { min: 0, max: 500 } as const;
/** Pyranometers read a little below zero at night, and between bright clouds more than a clear sky gives, W/m². */
export const PLAUSIBLE_RADIATION = { min: -20, max: 2000 } as const;
/** No storm blows harder, km/h. */
export const PLAUSIBLE_WIND = { min: 0, max: 300 } as const;
/** Minutes in which the leaf was wet since the reading before; readings are an hour apart at most, min. */
export const PLAUSIBLE_LEAF_WETNESS = { min: 0, max: 60 } as const;
/** Water in a volume of soil, %. */
export const PLAUSIBLE_SOIL_MOISTURE = { min: 0, max: 100 } as const;
/** From frozen ground to bare ground in the summer sun, °C. */
export const PLAUSIBLE_SOIL_TEMPERATURE = { min: -20, max: 60 } as const;

/** The range in which each measure of a device can be true, both ends included: °C, %, m, Ω, %, mm, W/m², km/h, min, %, °C. */
export const PLAUSIBLE = {
  temperature: PLAUSIBLE_TEMPERATURE,
  humidity: PLAUSIBLE_HUMIDITY,
  altitude: PLAUSIBLE_ALTITUDE,
  gas: PLAUSIBLE_GAS,
  battery: PLAUSIBLE_BATTERY,
  rain: PLAUSIBLE_RAIN,
  radiation: PLAUSIBLE_RADIATION,
  wind: PLAUSIBLE_WIND,
  leafWetness: PLAUSIBLE_LEAF_WETNESS,
  soilMoisture: PLAUSIBLE_SOIL_MOISTURE,
  soilTemperature: PLAUSIBLE_SOIL_TEMPERATURE,
} as const satisfies Record<string, { readonly min: number; readonly max: number }>;
export type SensorMeasure = keyof typeof PLAUSIBLE;

/** Whether a chart may draw a value and a model may use it; NaN is not plausible. */
export const isPlausible = (measure: SensorMeasure, value: number): boolean =>
  value >= PLAUSIBLE[measure].min && value <= PLAUSIBLE[measure].max;

/** A temperature as models take it: a value that no orchard reaches is an error of the sensor, NaN, °C. */
export const plausibleTemperature = (value: Celsius): Celsius =>
  isPlausible('temperature', value) ? value : Number.NaN;

/** A humidity as models take it: a little above saturation counts as saturation; more is an error, NaN, %. */
export const plausibleHumidity = (value: Percent): Percent =>
  isPlausible('humidity', value) ? Math.min(value, 100) : Number.NaN;
