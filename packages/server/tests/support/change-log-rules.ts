/**
 * Tenant tables whose changes are not written to the log of changes, each with the reason. A new table gets a trigger
 * (`db/migrations/recorded-table.ts`) or a line here.
 */
export const TENANT_TABLES_BESIDE_THE_LOG: Readonly<Record<string, string>> = {
  change_log: 'is the log',
  // What was measured: each file of people's measurements is recorded as its import.
  reading: 'measured; imports are recorded',
  climate_day: 'summed up from readings',
  daily_extreme: 'measured; imports are recorded',
  device_report: 'sent by devices',
  device_log: 'sent by devices',
  set_apart_reading: 'sent by devices',
  uplink: 'sent by network servers',
  uplink_refusal: 'is itself a record',
  source_apart: 'sent by makers of stations',
  source_backfill: 'asked of makers; what it brings is measured',
  connection_attempt: 'sent by devices',
  device_arrival: 'is itself a record',
  capture: 'follows from the counts of images, which are recorded',
  station_weather: 'told by weather services',
  station_weather_day: 'told by weather services',
  station_state: 'made by a job',
  detection: 'made by the detector',
  detection_due: 'made by the detector',
  // What is no part of the farm yet.
  parked_photo: 'looked at, and not imported yet',
  photo_piece: 'not a whole photo yet',
  // Follow from tables that are recorded.
  device_in_service: 'follows from the devices',
  person_name: 'follows from the accounts',
  // Signing in, and what people set for themselves.
  session: 'signing in',
  password_reset: 'signing in',
  reset_letter: 'signing in',
  known_device: 'signing in',
  sign_in: 'is itself a record',
  user_identity: 'signing in',
  step_challenge: 'signing in',
  // That there is a second step is recorded with the account; of what it consists is its owner's alone.
  second_step_app: 'of its owner alone',
  passkey: 'of its owner alone',
  backup_code: 'of its owner alone',
  notice_mail: 'of its owner alone',
  notice_times: 'of its owner alone',
  today_mail: 'of its owner alone',
  push_device: 'of its owner alone',
  scenario: 'of its owner alone',
  notification_read: 'of its owner alone',
  // The service at work.
  notification: 'made by a job',
  letter: 'made by a job',
  webhook_delivery: 'told of what is recorded itself',
  idempotency: 'kept answers',
  embed_key_use: 'written when a page uses a key',
  service_token_use: 'written when a program uses its token',
  embed_build_seen: 'written when a page uses a key',
};
