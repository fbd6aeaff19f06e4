import * as z from 'zod/mini';
import { Day, Id, Instant } from './common.ts';
import { CommaList, PageQuery } from './paging.ts';
import { SetApartSummary } from './set-apart.ts';

/** A device's serial number in a path. */
export const SerialParam = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9][\w.-]*$/));

/** `POST /v2/nodes/{serial}/keys`: the key is shown only in this answer. */
export const NodeKeyAnswer = z.strictObject({ serial_number: z.string(), key: z.string() });
export type NodeKeyAnswer = z.infer<typeof NodeKeyAnswer>;

export const MAX_READINGS = 5_000;
export const MAX_LOG_LINES = 5_000;
const LONGEST_LINE = 4_000;

/** Any value of a sensor, also an impossible one: the health check needs it, and nothing else uses it. */
const figure = (about: string) => z.number().check(z.describe(about));
const INSTANT = { error: 'Se espera un instante ISO 8601 con zona' };
const Time = z.iso.datetime({ offset: true, ...INSTANT });
/** Text in the format of an instant. Whether the instant exists is checked for each reading. */
const ReadingTime = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/, INSTANT));
const Short = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^\P{Cc}*$/u));

const hasAFigure = ({ t: _, category: __, ...figures }: Readonly<Record<string, unknown>>) =>
  Object.values(figures).some((figure) => figure !== undefined && figure !== null);
const NOTHING = { error: 'No trae ningún valor' };

const Climate = z
  .strictObject({
    category: z.literal('thpg'),
    t: ReadingTime,
    ambient_temperature_c: z.nullish(figure('Air temperature, °C; used from −30 to 55')),
    ambient_humidity_rh: z.nullish(figure('Relative humidity, %; used from 0 to 105')),
    ambient_pressure_altitude_m: z.nullish(figure('Altitude by air pressure, m above sea level')),
    gas_ohm: z.nullish(figure('Resistance of the gas sensor, Ω')),
  })
  .check(z.refine(hasAFigure, NOTHING));

const Weather = z
  .strictObject({
    category: z.literal('weather'),
    t: ReadingTime,
    rain_mm: z.nullish(figure('Rain since the reading before, mm; used from 0 to 500')),
    solar_radiation_w_m2: z.nullish(figure('Solar radiation, W/m²; used from −20 to 2000')),
    wind_speed_km_h: z.nullish(figure('Wind speed, km/h; used from 0 to 300')),
    leaf_wetness_min: z.nullish(
      figure('Minutes with a wet leaf since the reading before; used from 0 to 60'),
    ),
    soil_moisture_pct: z.nullish(figure('Water in the soil by volume, %; used from 0 to 100')),
    soil_temperature_c: z.nullish(figure('Soil temperature, °C; used from −20 to 60')),
  })
  .check(z.refine(hasAFigure, NOTHING));

const Signal = z
  .strictObject({
    category: z.literal('signal'),
    t: ReadingTime,
    signal_operator_name: z.nullish(Short),
    signal_band: z.nullish(Short),
    signal_rsrp: z.nullish(figure('LTE: power of the reference signal, dBm')),
    signal_rsrq: z.nullish(figure('LTE: quality of the reference signal, dB')),
    signal_rscp: z.nullish(figure('3G: power of the pilot channel, dBm')),
    signal_ecio: z.nullish(figure('3G: quality of the pilot channel, dB')),
    signal_rssi: z.nullish(figure('Power received in all, dBm')),
  })
  .check(z.refine(hasAFigure, NOTHING));

/** A reading or an action of a device at an instant. */
export const DeviceReading = z.discriminatedUnion('category', [
  Climate,
  Weather,
  z.strictObject({
    category: z.literal('battery'),
    t: ReadingTime,
    battery_percentage: figure('Charge, %; used from 0 to 105'),
  }),
  z.strictObject({
    category: z.literal('gps'),
    t: ReadingTime,
    position_latitude: figure('Decimal degrees, south negative'),
    position_longitude: figure('Decimal degrees, west negative'),
  }),
  Signal,
  z.strictObject({
    category: z.literal('selftest'),
    t: ReadingTime,
    code: z
      .int()
      .check(z.describe('Bits of what failed: SD 1, sensor 2, flash 4, camera 8, clock 16; 0 is well')),
  }),
  z.strictObject({
    category: z.literal('connection'),
    t: ReadingTime,
    url_connected: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^\P{Cc}*$/u)),
  }),
]);
export type DeviceReading = z.infer<typeof DeviceReading>;

/**
 * `POST /v2/nodes/{serial}/data`: in any order, repeated or not. A reading with a wrong format refuses the
 * batch, and is named. An impossible reading is stored apart and named in the answer; the others are stored.
 */
export const DeviceDataBody = z.strictObject({
  readings: z.array(DeviceReading).check(z.minLength(1), z.maxLength(MAX_READINGS)),
});
export type DeviceDataBody = z.infer<typeof DeviceDataBody>;

/**
 * Rows of the batch. Climate, weather and battery of one instant are one row. Of several readings of the same
 * category and instant, the last is used.
 */
export const DeviceDataAnswer = z.strictObject({
  received: z.number().check(z.int()),
  rows_new: z.number().check(z.int()),
  rows_changed: z.number().check(z.int()),
  rows_same: z.number().check(z.int()),
  /** Stations whose data changed. */
  station_ids: z.array(Id),
  /** Readings that are stored and not used; absent without any. */
  set_apart: z.optional(SetApartSummary),
});
export type DeviceDataAnswer = z.infer<typeof DeviceDataAnswer>;

export const LogLevel = z.enum(['E', 'W', 'I', 'D', 'V']);
export type LogLevel = z.infer<typeof LogLevel>;

/**
 * `POST /v2/nodes/{serial}/logs`. A line that is stored already (same instant, level and text) is not stored
 * again.
 */
export const DeviceLogsBody = z.strictObject({
  logs: z
    .array(
      z.strictObject({
        log_datetime: Time,
        log_level: LogLevel,
        log_string: z.string().check(
          z.maxLength(LONGEST_LINE),
          z.refine((text) => !text.includes('\0'), { error: 'Contiene un carácter nulo' }),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_LOG_LINES)),
});
export type DeviceLogsBody = z.infer<typeof DeviceLogsBody>;
export const DeviceLogsSaved = z.strictObject({
  received: z.number().check(z.int()),
  rows_new: z.number().check(z.int()),
});
export type DeviceLogsSaved = z.infer<typeof DeviceLogsSaved>;

export const DeviceLogWire = z.strictObject({
  log_datetime: Instant,
  log_uploaded: Instant,
  log_level: LogLevel,
  log_string: z.string(),
});
export type DeviceLogWire = z.infer<typeof DeviceLogWire>;

/**
 * Local days of the lines, both included. `log_level` may be repeated, or contain several levels with commas.
 */
export const DeviceLogsQuery = z.object({
  date_start: Day,
  date_end: Day,
  log_level: z.optional(CommaList(LogLevel)),
  ...PageQuery.shape,
});
/** `GET /nodes/{id}/logs`: the older names of the same query. */
export const LegacyDeviceLogsQuery = z.object({
  dateStart: Day,
  dateEnd: Day,
  pageId: PageQuery.shape.page_id,
});
/** Log lines, newest first. `page_id` is the id of the next page; absent on the last one. */
export const DeviceLogsAnswer = z.strictObject({
  items: z.array(DeviceLogWire),
  page_id: z.optional(z.string()),
});
export type DeviceLogsAnswer = z.infer<typeof DeviceLogsAnswer>;
