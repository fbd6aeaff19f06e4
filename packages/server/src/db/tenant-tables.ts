import type { Database } from './schema.ts';

/** Without those that are named with their schema as well: they are the same. */
type Table = Exclude<keyof Database, `public.${string}`>;

/** Tables whose rows are of one client each: those with a `client_id`. */
type TenantTable = { [Name in Table]: 'client_id' extends keyof Database[Name] ? Name : never }[Table];

/** The compiler asks for each of them. */
const HAS_CLIENT: Readonly<Record<TenantTable, true>> = {
  backup_code: true,
  biofix: true,
  capture: true,
  alert_rule: true,
  capture_threshold: true,
  change_log: true,
  client: true,
  client_logo: true,
  climate_day: true,
  connection_attempt: true,
  daily_extreme: true,
  detection: true,
  detection_due: true,
  device_arrival: true,
  device_in_service: true,
  device_log: true,
  device_report: true,
  embed_build_seen: true,
  embed_key: true,
  embed_key_use: true,
  event: true,
  field_count: true,
  hardware_config: true,
  idempotency: true,
  image: true,
  import_run: true,
  known_device: true,
  letter: true,
  node: true,
  node_key: true,
  notice_mail: true,
  notice_times: true,
  push_device: true,
  notification: true,
  notification_read: true,
  parked_photo: true,
  passkey: true,
  reading: true,
  report_comment: true,
  reset_letter: true,
  retention: true,
  scheduled_report: true,
  season: true,
  second_step_app: true,
  sector: true,
  service_token: true,
  service_token_use: true,
  session: true,
  set_apart_reading: true,
  sign_in: true,
  source_apart: true,
  source_backfill: true,
  source_station: true,
  station: true,
  station_source: true,
  station_state: true,
  station_weather: true,
  station_weather_day: true,
  step_challenge: true,
  uplink: true,
  uplink_device: true,
  uplink_door: true,
  uplink_profile: true,
  uplink_refusal: true,
  user_account: true,
  user_identity: true,
  webhook: true,
  webhook_delivery: true,
};

/** Whether each row of the table is one of a client. */
export const isTenantTable = (name: string): boolean => Object.hasOwn(HAS_CLIENT, name);

export const TENANT_TABLES: readonly string[] = Object.keys(HAS_CLIENT);
