import { z } from 'zod';
import { Id, Instant } from './common.ts';

const Weekdays = z.number().int().min(0).max(127);

/** When a camera takes its photo, local time of the device; `trigger_weekdays` is a bitmask, Monday 64 … Sunday 1. */
const CameraConfig = z.strictObject({
  enabled: z.boolean(),
  trigger_hour: z.number().int().min(0).max(23),
  trigger_minutes: z.number().int().min(0).max(59),
  trigger_seconds: z.number().int().min(0).max(59),
  trigger_weekdays: Weekdays,
});

/** What a device runs with. The roll's seconds count while it is on; no device has a third camera yet. */
export const HardwareConfigFields = z.strictObject({
  camera_1_config: CameraConfig,
  camera_2_config: CameraConfig,
  camera_3_config: z.null(),
  operation_mode: z.literal('normal_operation'),
  sensor_config: z.strictObject({ interval_minutes: z.number().int() }),
  paper_roll_config: z.strictObject({
    enabled: z.boolean(),
    turn_seconds: z.number().int().min(0).max(3_600),
    trigger_weekdays: Weekdays,
  }),
});
export type HardwareConfigFields = z.infer<typeof HardwareConfigFields>;

/**
 * The configuration with how far it has come: `default` while nobody saved one, `pending` until the device that
 * stands at the station has fetched the saved one, then `synchronised`.
 */
export const HardwareConfigAnswer = HardwareConfigFields.extend({
  station_id: Id.nullable(),
  serial_number: z.string().nullable(),
  sync_state: z.enum(['default', 'pending', 'synchronised']),
  date_saved: Instant.nullable(),
  date_synchronised: Instant.nullable(),
});
export type HardwareConfigAnswer = z.infer<typeof HardwareConfigAnswer>;

/** `GET /v2/nodes/{serial}/config`: what a device reads of it; `date_saved` is null for the default configuration. */
export const DeviceConfigAnswer = HardwareConfigFields.extend({ date_saved: Instant.nullable() });
export type DeviceConfigAnswer = z.infer<typeof DeviceConfigAnswer>;
