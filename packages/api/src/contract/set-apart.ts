import type { SensorMeasure } from '@vigia/domain';
import { SET_APART_REASONS } from '@vigia/domain/devices';
import * as z from 'zod/mini';
import { Day, Instant } from './common.ts';

/** The measure of each column of climate, battery and weather. */
export const COLUMN_MEASURES = {
  ambient_temperature_c: 'temperature',
  ambient_humidity_rh: 'humidity',
  ambient_pressure_altitude_m: 'altitude',
  gas_ohm: 'gas',
  battery_percentage: 'battery',
  rain_mm: 'rain',
  solar_radiation_w_m2: 'radiation',
  wind_speed_km_h: 'wind',
  leaf_wetness_min: 'leafWetness',
  soil_moisture_pct: 'soilMoisture',
  soil_temperature_c: 'soilTemperature',
} as const satisfies Record<string, SensorMeasure>;
export type MeasureColumn = keyof typeof COLUMN_MEASURES;

/** Most readings that an answer lists. */
export const MAX_SET_APART = 100;

/** Impossible readings of a batch: they are stored, but charts and models do not use them. */
export const SetApartSummary = z.strictObject({
  /** Number of readings, listed below or not. */
  readings: z.number().check(z.int()),
  /** The number and reason in Spanish: '2 lecturas fuera de rango, guardadas y no usadas'. */
  text: z.string(),
  /** The first hundred, named by their index: `readings.7.ambient_temperature_c`. */
  details: z.array(z.strictObject({ field: z.string(), message: z.string() })),
});
export type SetApartSummary = z.infer<typeof SetApartSummary>;

/** Local days, both included. For readings with an impossible date, the day of arrival is used. */
export const SetApartQuery = z.object({ date_start: Day, date_end: Day });
export type SetApartQuery = z.infer<typeof SetApartQuery>;

export const SetApartItem = z.strictObject({
  /** As the device sent it; it may not exist in the calendar. */
  date_created: z.string(),
  /** Time of arrival, for readings with an impossible date; null for the others. */
  received_at: z.nullable(Instant),
  serial_number: z.nullable(z.string()),
  category: z.enum(['thpg', 'battery', 'weather', 'gps', 'signal', 'selftest', 'connection']),
  reason: z.enum(SET_APART_REASONS),
  /** Unused values of the reading, by column. */
  values: z.record(z.string(), z.nullable(z.union([z.number(), z.string()]))),
});
export type SetApartItem = z.infer<typeof SetApartItem>;

/** Newest first; `truncated`: there are more than the hundred listed. */
export const SetApartAnswer = z.strictObject({ items: z.array(SetApartItem), truncated: z.boolean() });
export type SetApartAnswer = z.infer<typeof SetApartAnswer>;
