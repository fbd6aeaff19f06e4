import type {
  bareSeason,
  client,
  clientsAlertRule,
  clientsBiofix,
  clientsCaptureThreshold,
  clientsHarvestDate,
  clientsProduct,
  Fields,
  HardwareConfigFields,
  LureSettingsWire,
  node,
  ownScenario,
  RowOf,
  sector,
  station,
} from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import type { ColumnType, Generated } from 'kysely';
import type { ArrivalTables } from './schema/arrivals.ts';
import type { CatalogueTables } from './schema/catalogue.ts';
import type { ChangeLogTable } from './schema/changes.ts';
import type { ClientLogoTable } from './schema/client-logo.ts';
import type { DefaultInstant, Instant, Json, LocalDay, MaybeInstant, MaybeText } from './schema/columns.ts';
import type { DeviceTables } from './schema/devices.ts';
import type { EmbedTables } from './schema/embed.ts';
import type { EventTables, NotificationTable } from './schema/events.ts';
import type { ImageTables } from './schema/images.ts';
import type { ProgramTables } from './schema/programs.ts';
import type { SecondStepTables } from './schema/second-step.ts';
import type { ServiceTables } from './schema/service.ts';
import type { SignInTables } from './schema/sign-in.ts';
import type { StationSourceTables } from './schema/station-sources.ts';
import type { UplinkTables } from './schema/uplinks.ts';
import type { WeatherTables } from './schema/weather.ts';
import type { WebhookTables } from './schema/webhooks.ts';

export interface AppSettingTable {
  name: string;
  value: Json<unknown>;
}
/** Type of a column: a day is written as text. */
type ColumnOf<Read> = [Read] extends [IsoDate] ? LocalDay : Read;
/**
 * A table with the fields of a thing under their names on the wire. `Given` names the columns that a new row
 * needs; the others have a default.
 */
type TableOf<F extends Fields, Given extends keyof RowOf<F>> = {
  [Column in Given]: ColumnOf<RowOf<F>[Column]>;
} & { [Column in Exclude<keyof RowOf<F>, Given>]: Generated<RowOf<F>[Column]> };

export interface ClientTable extends TableOf<typeof client, 'client_name'> {
  /** Whether its administrators have hidden the first steps. */
  client_setup_is_hidden: Generated<boolean>;
}
type GivenSector =
  | 'client_id'
  | 'sector_name'
  | 'sector_address'
  | 'sector_position_lat'
  | 'sector_position_lon';
export type SectorTable = TableOf<typeof sector, GivenSector>;
export type SeasonTable = TableOf<typeof bareSeason, 'client_id' | 'season_name' | 'date_start' | 'date_end'>;
type GivenBiofix = 'client_id' | 'season_id' | 'sector_id' | 'pest_id' | 'date_biofix' | 'type';
export type BiofixTable = TableOf<typeof clientsBiofix, GivenBiofix>;
type GivenThreshold =
  | 'client_id'
  | 'pest_id'
  | 'month_from'
  | 'month_to'
  | 'days_summed'
  | 'ok_up_to'
  | 'warning_up_to'
  | 'set_on';
type GivenAlertRule = Exclude<keyof RowOf<typeof clientsAlertRule>, 'alert_rule_id' | 'alert_is_archived'>;
export type AlertRuleTable = TableOf<typeof clientsAlertRule, GivenAlertRule>;
export type CaptureThresholdTable = TableOf<typeof clientsCaptureThreshold, GivenThreshold>;
type GivenProduct = Exclude<
  keyof RowOf<typeof clientsProduct>,
  | 'product_id'
  | 'product_is_archived'
  | 'market_intervals'
  | 'rainfast_source'
  | 'product_stages'
  | 'stages_source'
>;
export interface ProductTable extends Omit<TableOf<typeof clientsProduct, GivenProduct>, 'market_intervals'> {
  market_intervals: ColumnType<RowOf<typeof clientsProduct>['market_intervals'], string | undefined, string>;
  /** The same as the history tells them. */
  market_texts: readonly string[];
}
type GivenHarvestDate = Exclude<keyof RowOf<typeof clientsHarvestDate>, 'harvest_id'>;
export type HarvestDateTable = TableOf<typeof clientsHarvestDate, GivenHarvestDate>;
export type ScenarioTable = TableOf<
  typeof ownScenario,
  Exclude<keyof RowOf<typeof ownScenario>, 'scenario_id'>
>;
type GivenNode = 'client_id' | 'serial_number' | 'node_firmware_version';
export interface NodeTable extends TableOf<typeof node, GivenNode> {
  /** Grows with everything the device sends. */
  data_version: Generated<string>;
  /** Names of the clients of its last change of hands; null if it never changed. */
  node_moved_from: MaybeText;
  node_moved_to: MaybeText;
}
export interface StationTable extends TableOf<typeof station, 'client_id' | 'station_name' | 'sector_id'> {
  /** Grows with every change of the station's measurements: part of each cached answer's key. */
  data_version: Generated<string>;
  /** Grows with every report of its devices about themselves (position, signal, self-test). */
  report_version: Generated<string>;
}
/** The configuration that a station's device should have, in the wire's shape, and since when the device has it. */
export interface HardwareConfigTable {
  client_id: number;
  station_id: number;
  config: Json<HardwareConfigFields>;
  saved_at: Instant;
  synchronised_at: MaybeInstant;
  synchronised_node: string | null;
}
export interface EventTable {
  client_id: number;
  event_id: Generated<number>;
  type: string;
  datetime_created: DefaultInstant;
  datetime_event: Instant;
  date_event: LocalDay;
  station_id: number | null;
  node_id: string | null;
  old_node_id: string | null;
  new_node_id: string | null;
  user_email: string | null;
  /** The account that wrote it, and its address at that time; only the database sets both. */
  author_id: ColumnType<number | null, never, never>;
  created_by: ColumnType<string | null, never, never>;
  sector_id: number | null;
  season_id: number | null;
  crop_id: number | null;
  pest_id: number | null;
  gps_lat: number | null;
  gps_lon: number | null;
  lure_settings: ColumnType<LureSettingsWire | null, string | null | undefined, string | null>;
  comments: Generated<string>;
  biofix_type: 'biofix' | 'chronofix' | null;
  product: string | null;
  dose: number | null;
  measure: string | null;
  phenology_stage: string | null;
}
export interface UserAccountTable {
  client_id: number;
  user_id: Generated<number>;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  permissions: Generated<string>;
  role: 'admin' | 'user';
  entities_under_client: Json<Record<string, 'admin' | 'user'>>;
  entities_under_sector: Json<Record<string, 'admin' | 'user'>>;
  enabled: Generated<boolean>;
  status: Generated<string>;
  password_hash: string;
  /** When a temporary password stops working; null for one that its owner chose. */
  password_expires_at: MaybeInstant;
  /** Tokens of a user pool that were made before this are invalid; null while the account was never disabled. */
  tokens_from: ColumnType<string | null, never, never>;
  /** Since when the person signs in with a second step; null without one. */
  second_step_since: ColumnType<string | null, string | null | undefined, string | null>;
  date_created: DefaultInstant;
  last_access: MaybeInstant;
}
export interface SessionTable {
  client_id: number;
  session_id: string;
  user_id: number;
  refresh_hash: string;
  previous_hash: string | null;
  rotated_at: MaybeInstant;
  expires_at: Instant;
  revoked_at: MaybeInstant;
  created_at: DefaultInstant;
  /** Id that its owner sees. It gives no access, and nobody else can end the session with it. */
  public_id: Generated<string>;
  /** Such as «Chrome en Android»; empty while unknown. */
  device: Generated<string>;
  /** When its owner last entered the password; null for a session from before this was recorded. */
  proved_at: ColumnType<string | null, string | null | undefined, string | null>;
  /** When its owner last took the second step in it; null without one. */
  second_step_at: ColumnType<string | null, string | null | undefined, string | null>;
}
export interface SigningKeyTable {
  kid: string;
  purpose: Generated<'session' | 'embed' | 'seal' | 'push'>;
  private_jwk: Json<Record<string, unknown>>;
  public_jwk: Json<Record<string, unknown>>;
  created_at: DefaultInstant;
}
export interface ReadingTable {
  client_id: number;
  station_id: number;
  t: Instant;
  ambient_temperature_c: number | null;
  ambient_humidity_rh: number | null;
  rain_mm: number | null;
  solar_radiation_w_m2: number | null;
  wind_speed_km_h: number | null;
  leaf_wetness_min: ColumnType<number | null, number | null | undefined, number | null>;
  soil_moisture_pct: ColumnType<number | null, number | null | undefined, number | null>;
  soil_temperature_c: ColumnType<number | null, number | null | undefined, number | null>;
  battery_percentage: number | null;
  ambient_pressure_altitude_m: ColumnType<number | null, number | null | undefined, number | null>;
  gas_ohm: ColumnType<number | null, number | null | undefined, number | null>;
  /** The device that measured it; null for imported data. */
  node_sn: MaybeText;
}
/** One row per station and local day; `hourly_*` hold 23, 24 or 25 hourly means, null for a missing hour. */
export interface ClimateDayTable {
  client_id: number;
  station_id: number;
  day: LocalDay;
  t_min: number | null;
  t_max: number | null;
  t_mean: number | null;
  rh_min: number | null;
  rh_max: number | null;
  rh_mean: number | null;
  battery_min: number | null;
  last_reading: Instant;
  hours_present: number;
  hourly_t: (number | null)[];
  hourly_rh: (number | null)[];
  /** The extremes are those a person imported for the day, which has too few readings of its own. */
  from_extremes: Generated<boolean>;
}
export interface CaptureTable {
  client_id: number;
  station_id: number;
  pest_id: number;
  t: Instant;
  day: LocalDay;
  in_photo: number;
  plate_changed: Generated<boolean>;
  node_sn: string | null;
}
export interface ImportRunTable {
  client_id: number;
  import_id: Generated<number>;
  station_id: number;
  file_name: string;
  file_sha256: string;
  rows_read: number;
  rows_new: number;
  rows_same: number;
  first_t: string | null;
  last_t: string | null;
  created_at: DefaultInstant;
  format: Generated<string>;
  user_id: ColumnType<number | null, number | null | undefined, number | null>;
  rows_changed: Generated<number>;
  lines_skipped: Generated<number>;
}
export interface IdempotencyTable {
  client_id: number;
  user_id: number;
  key: string;
  request_hash: string;
  answer: Json<unknown>;
  created_at: DefaultInstant;
}

export interface Database
  extends ArrivalTables,
    CatalogueTables,
    DeviceTables,
    EmbedTables,
    EventTables,
    ImageTables,
    ProgramTables,
    SecondStepTables,
    ServiceTables,
    SignInTables,
    StationSourceTables,
    UplinkTables,
    WeatherTables,
    WebhookTables {
  app_setting: AppSettingTable;
  client: ClientTable;
  sector: SectorTable;
  season: SeasonTable;
  biofix: BiofixTable;
  alert_rule: AlertRuleTable;
  capture_threshold: CaptureThresholdTable;
  product: ProductTable;
  harvest_date: HarvestDateTable;
  scenario: ScenarioTable;
  node: NodeTable;
  station: StationTable;
  hardware_config: HardwareConfigTable;
  event: EventTable;
  /** The same table, past a view that stands before it for servers of the version before. */
  'public.event': EventTable;
  'public.notification': NotificationTable;
  'public.change_log': ChangeLogTable;
  user_account: UserAccountTable;
  session: SessionTable;
  signing_key: SigningKeyTable;
  reading: ReadingTable;
  climate_day: ClimateDayTable;
  capture: CaptureTable;
  import_run: ImportRunTable;
  idempotency: IdempotencyTable;
  change_log: ChangeLogTable;
  client_logo: ClientLogoTable;
}
