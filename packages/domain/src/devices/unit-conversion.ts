import { isPlausible, type SensorMeasure } from '../climate/plausible.ts';

/** Factor and zero of a unit: value · factor + zero is in the unit in which Vigía keeps the measure. */
export interface Conversion {
  readonly factor: number;
  readonly zero?: number;
}

const SAME: Conversion = { factor: 1 };
/** °C = (°F − 32) · 5/9; NIST SP 811, appendix B.8. */
export const FAHRENHEIT: Conversion = { factor: 5 / 9, zero: -160 / 9 };
/** International mile, 1.609344 km; NIST SP 811, appendix B.8. */
export const MILES_PER_HOUR: Conversion = { factor: 1.609344 };
const METRES_PER_SECOND: Conversion = { factor: 3.6 };
/** International inch, 25.4 mm; NIST SP 811, appendix B.8. */
const INCHES: Conversion = { factor: 25.4 };

/** The units in which each quantity may be sent, by their names without blanks, in small letters. */
export const UNITS = {
  temperature: { '°c': SAME, c: SAME, '°f': FAHRENHEIT, f: FAHRENHEIT },
  percent: { '%': SAME },
  depth: { mm: SAME, in: INCHES },
  speed: { 'm/s': METRES_PER_SECOND, 'km/h': SAME, mph: MILES_PER_HOUR },
  radiation: { 'w/m2': SAME, 'w/m²': SAME },
  minutes: { min: SAME },
} as const satisfies Record<string, Readonly<Record<string, Conversion>>>;
export type Quantity = keyof typeof UNITS;

/** The conversion from a unit as it is named on the wire; undefined for an unknown one. */
export const conversionOf = (quantity: Quantity, unit: string): Conversion | undefined =>
  (UNITS[quantity] as Readonly<Record<string, Conversion>>)[unit.replaceAll(/\s/g, '').toLowerCase()];

/** Rounded to a thousandth, so that equal measurements are equal numbers. */
export const convert = (value: number, { factor, zero = 0 }: Conversion): number =>
  Math.round((value * factor + zero) * 1000) / 1000;

/** What each measure of a weather station is, for its units. */
export const QUANTITY_OF = {
  temperature: 'temperature',
  humidity: 'percent',
  rain: 'depth',
  radiation: 'radiation',
  wind: 'speed',
  leafWetness: 'minutes',
  soilMoisture: 'percent',
  soilTemperature: 'temperature',
} as const satisfies Partial<Record<SensorMeasure, Quantity>>;
export type WeatherMeasure = keyof typeof QUANTITY_OF;

/** A value in the unit in which Vigía keeps the measure, or why it cannot have been measured. */
export type Converted =
  | { readonly value: number; readonly reason: null }
  | { readonly value: number; readonly reason: 'out-of-range' }
  | { readonly value: null; readonly reason: 'not-a-number' };

/**
 * Reads what a decoder has made of a sensor.
 *
 * @param unit as it is named on the wire; values in an unknown one are no number
 */
export function convertedValue(measure: WeatherMeasure, unit: string, given: unknown): Converted {
  const conversion = conversionOf(QUANTITY_OF[measure], unit);
  if (typeof given !== 'number' || !Number.isFinite(given) || conversion === undefined)
    return { value: null, reason: 'not-a-number' };
  const value = convert(given, conversion);
  return { value, reason: isPlausible(measure, value) ? null : 'out-of-range' };
}
