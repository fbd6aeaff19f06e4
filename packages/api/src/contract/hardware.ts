import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';

const Weekdays = z.number().check(z.int(), z.gte(0), z.lte(127));

/** When a camera takes its photo, in local time; `trigger_weekdays` is a bitmask, Monday 64 … Sunday 1. */
const CameraConfig = z.strictObject({
  enabled: z.boolean(),
  trigger_hour: z.number().check(z.int(), z.gte(0), z.lte(23)),
  trigger_minutes: z.number().check(z.int(), z.gte(0), z.lte(59)),
  trigger_seconds: z.number().check(z.int(), z.gte(0), z.lte(59)),
  trigger_weekdays: Weekdays,
});

/**
 * Hardware configuration of a device. The roll's seconds have an effect only while it is on. No device has a
 * third camera.
 */
export const HardwareConfigFields = z.strictObject({
  camera_1_config: CameraConfig,
  camera_2_config: CameraConfig,
  camera_3_config: z.null(),
  operation_mode: z.literal('normal_operation'),
  sensor_config: z.strictObject({ interval_minutes: z.number().check(z.int()) }),
  paper_roll_config: z.strictObject({
    enabled: z.boolean(),
    turn_seconds: z.number().check(z.int(), z.gte(0), z.lte(3_600)),
    trigger_weekdays: Weekdays,
  }),
});
export type HardwareConfigFields = z.infer<typeof HardwareConfigFields>;

/**
 * The configuration and its state of delivery: `default` before one is saved, `pending` until the device at the
 * station has fetched the saved one, then `synchronised`.
 */
export const HardwareConfigAnswer = z.extend(HardwareConfigFields, {
  station_id: z.nullable(Id),
  serial_number: z.nullable(z.string()),
  sync_state: z.enum(['default', 'pending', 'synchronised']),
  date_saved: z.nullable(Instant),
  date_synchronised: z.nullable(Instant),
});
export type HardwareConfigAnswer = z.infer<typeof HardwareConfigAnswer>;

/**
 * `GET /v2/nodes/{serial}/config`: the configuration for the device; `date_saved` is null for the default one.
 */
export const DeviceConfigAnswer = z.extend(HardwareConfigFields, { date_saved: z.nullable(Instant) });
export type DeviceConfigAnswer = z.infer<typeof DeviceConfigAnswer>;
