import { SET_APART_REASONS } from '@vigia/domain/devices';
import * as z from 'zod/mini';
import { Day, Instant } from './common.ts';

/** Most points of one answer; of a longer range, the latest. */
export const MAX_POINTS = 10_000;

const CLIMATE = [
  'ambient_temperature_c',
  'ambient_humidity_rh',
  'ambient_pressure_altitude_m',
  'gas_ohm',
] as const;
const VALUE = ['value'] as const;

/** The values of a point, by category. Altitude and gas are null except for people who look after devices. */
export const DATA_COLUMNS = {
  gps: ['position_latitude', 'position_longitude'],
  battery: ['battery_percentage'],
  thpg: CLIMATE,
  /**
   * mm since the previous reading, W/m², km/h, wet minutes since the previous reading, % by volume, °C; from devices
   * and from imported files.
   */
  weather: [
    'rain_mm',
    'solar_radiation_w_m2',
    'wind_speed_km_h',
    'leaf_wetness_min',
    'soil_moisture_pct',
    'soil_temperature_c',
  ],
  signal: [
    'signal_operator_name',
    'signal_band',
    'signal_rsrp',
    'signal_rsrq',
    'signal_rscp',
    'signal_ecio',
    'signal_rssi',
  ],
  /** Mean signal of each local day, dBm. */
  signal_daily: VALUE,
  /** Bits of failed parts: SD 1, sensor 2, flash 4, camera 8, RTC 16; 0 when all passed. */
  selftest: ['code'],
  /** Hourly means of the station; gaps are filled from the weather service. */
  combined_weather_data: ['t_[°C]', 'h_[%]'],
  /** Values of the configured weather service for past hours, whichever service it is. */
  'stormglass_weather_history-air_temperature': VALUE,
  'stormglass_weather_history-humidity': VALUE,
  /** The Gubler index after each day and its change on it; null for a day with too little data. */
  oidio_conditions: ['acc_score', 'day_score'],
} as const satisfies Record<string, readonly string[]>;
export type DataCategory = keyof typeof DATA_COLUMNS;

export const StationDataCategory = z.enum([
  'gps',
  'battery',
  'thpg',
  'weather',
  'stormglass_weather_history-air_temperature',
  'stormglass_weather_history-humidity',
  'combined_weather_data',
  'signal',
  'signal_daily',
  'selftest',
]);
export const NodeDataCategory = z.enum([
  'signal',
  'battery',
  'thpg',
  'weather',
  'gps',
  'signal_daily',
  'selftest',
  'oidio_conditions',
]);

const Range = z.object({
  /** Local days, both included. */
  date_start: Day,
  date_end: Day,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_POINTS)), MAX_POINTS),
  format: z._default(z.enum(['items', 'columns']), 'items'),
});
export const StationDataQuery = z.extend(Range, { data_category: StationDataCategory });
export const NodeDataQuery = z.extend(Range, { data_category: NodeDataCategory });
export type DataQuery = z.infer<typeof Range> & { data_category: DataCategory };

const Value = z.nullable(z.union([z.number(), z.string()]));

/** The shape of a point of a category: its time and its values. */
const pointOf = (columns: readonly string[]) =>
  z.strictObject({
    date_created: Instant,
    ...Object.fromEntries(columns.map((column) => [column, Value])),
  });
const SHAPES = new Map(Object.values(DATA_COLUMNS).map((columns) => [columns.join(), pointOf(columns)]));
export const DataPoint = z.union([...SHAPES.values()] as [
  ReturnType<typeof pointOf>,
  ...ReturnType<typeof pointOf>[],
]);
/**
 * Number of readings of these days that are stored and not used, by reason; their values are null here. Absent
 * without any.
 */
const SetApart = z.optional(z.partialRecord(z.enum(SET_APART_REASONS), z.number().check(z.int())));

/** Points, oldest first. `truncated`: the range has more points than were requested. */
export const DataItems = z.strictObject({
  items: z.array(DataPoint),
  truncated: z.boolean(),
  set_apart: SetApart,
});
export type DataItems = z.infer<typeof DataItems>;

/**
 * Points by column. Point `i` is `step_ms[0] + … + step_ms[i]` ms after `start` (`step_ms[0]` is 0). A column
 * without values is null.
 */
export const DataColumns = z.strictObject({
  start: z.nullable(Instant),
  step_ms: z.array(z.number()),
  columns: z.record(z.string(), z.nullable(z.array(Value))),
  truncated: z.boolean(),
  set_apart: SetApart,
});
export type DataColumns = z.infer<typeof DataColumns>;
export const DataAnswer = z.union([DataColumns, DataItems]);
