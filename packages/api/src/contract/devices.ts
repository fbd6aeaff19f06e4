import { z } from 'zod';
import { Day, Id, Instant } from './common.ts';
import { CommaList, PageQuery } from './paging.ts';

/** A device's serial number in a path. */
export const SerialParam = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9][\w.-]*$/);

/** `POST /v2/nodes/{serial}/keys`: the only time the key itself is shown. */
export const NodeKeyAnswer = z.strictObject({ serial_number: z.string(), key: z.string() });
export type NodeKeyAnswer = z.infer<typeof NodeKeyAnswer>;

export const MAX_READINGS = 5_000;
export const MAX_LOG_LINES = 5_000;
const LONGEST_LINE = 4_000;

/** Any figure a sensor can send, broken ones included: health has to see them. */
const Figure = z.number().min(-1e9).max(1e9);
const Time = z.iso.datetime({ offset: true, error: 'Se espera un instante ISO 8601 con zona' });
const Short = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}*$/u);

const hasAFigure = ({ t: _, category: __, ...figures }: Readonly<Record<string, unknown>>) =>
  Object.values(figures).some((figure) => figure !== undefined && figure !== null);
const NOTHING = { error: 'No trae ningún valor' };

const Climate = z
  .strictObject({
    category: z.literal('thpg'),
    t: Time,
    ambient_temperature_c: Figure.nullish(),
    ambient_humidity_rh: Figure.nullish(),
    ambient_pressure_altitude_m: Figure.nullish(),
    gas_ohm: Figure.nullish(),
  })
  .refine(hasAFigure, NOTHING);

const Signal = z
  .strictObject({
    category: z.literal('signal'),
    t: Time,
    signal_operator_name: Short.nullish(),
    signal_band: Short.nullish(),
    signal_rsrp: Figure.nullish(),
    signal_rsrq: Figure.nullish(),
    signal_rscp: Figure.nullish(),
    signal_ecio: Figure.nullish(),
    signal_rssi: Figure.nullish(),
  })
  .refine(hasAFigure, NOTHING);

/** One thing a device measured or did at an instant. */
export const DeviceReading = z.discriminatedUnion('category', [
  Climate,
  z.strictObject({ category: z.literal('battery'), t: Time, battery_percentage: Figure }),
  z.strictObject({
    category: z.literal('gps'),
    t: Time,
    position_latitude: z.number().min(-90).max(90),
    position_longitude: z.number().min(-180).max(180),
  }),
  Signal,
  /** Bits of what failed: SD 1, sensor 2, flash 4, camera 8, RTC 16. */
  z.strictObject({
    category: z.literal('selftest'),
    t: Time,
    code: z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
  }),
  z.strictObject({
    category: z.literal('connection'),
    t: Time,
    url_connected: z
      .string()
      .min(1)
      .max(500)
      .regex(/^\P{Cc}*$/u),
  }),
]);
export type DeviceReading = z.infer<typeof DeviceReading>;

/** `POST /v2/nodes/{serial}/data`: in any order, repeated or not. One bad reading refuses the batch, naming it. */
export const DeviceDataBody = z.strictObject({ readings: z.array(DeviceReading).min(1).max(MAX_READINGS) });
export type DeviceDataBody = z.infer<typeof DeviceDataBody>;

/**
 * Rows that the batch came to: the climate and the battery of one instant are one row, and of what a batch says twice
 * of an instant the last counts.
 */
export const DeviceDataAnswer = z.strictObject({
  received: z.number().int(),
  rows_new: z.number().int(),
  rows_changed: z.number().int(),
  rows_same: z.number().int(),
  /** Stations whose data grew or changed. */
  station_ids: z.array(Id),
});
export type DeviceDataAnswer = z.infer<typeof DeviceDataAnswer>;

export const LogLevel = z.enum(['E', 'W', 'I', 'D', 'V']);
export type LogLevel = z.infer<typeof LogLevel>;

/** `POST /v2/nodes/{serial}/logs`. A line that is there already (instant, level, text) is not stored again. */
export const DeviceLogsBody = z.strictObject({
  logs: z
    .array(
      z.strictObject({
        log_datetime: Time,
        log_level: LogLevel,
        log_string: z
          .string()
          .max(LONGEST_LINE)
          .refine((text) => !text.includes('\0'), { error: 'Contiene un carácter nulo' }),
      }),
    )
    .min(1)
    .max(MAX_LOG_LINES),
});
export type DeviceLogsBody = z.infer<typeof DeviceLogsBody>;
export const DeviceLogsSaved = z.strictObject({ received: z.number().int(), rows_new: z.number().int() });
export type DeviceLogsSaved = z.infer<typeof DeviceLogsSaved>;

export const DeviceLogWire = z.strictObject({
  log_datetime: Instant,
  log_uploaded: Instant,
  log_level: LogLevel,
  log_string: z.string(),
});
export type DeviceLogWire = z.infer<typeof DeviceLogWire>;

/** Local days of the lines, both included. `log_level` may be repeated or hold several with commas. */
export const DeviceLogsQuery = z.object({
  date_start: Day,
  date_end: Day,
  log_level: CommaList(LogLevel).optional(),
  ...PageQuery.shape,
});
/** `GET /nodes/{id}/logs`: the same by its older names. */
export const LegacyDeviceLogsQuery = z.object({
  dateStart: Day,
  dateEnd: Day,
  pageId: PageQuery.shape.page_id,
});
/** Newest first. `page_id` asks for the next page; without one there is none. */
export const DeviceLogsAnswer = z.strictObject({
  items: z.array(DeviceLogWire),
  page_id: z.string().optional(),
});
export type DeviceLogsAnswer = z.infer<typeof DeviceLogsAnswer>;
