import type { WeekdayMask } from '../captures/weekdays.ts';
import type { SignalFigures, SignalGeneration } from '../signal/quality.ts';
import type { Days, EpochMs } from '../units.ts';

/** Complete days looked at before today (the specification's `compute_days`). */
export const HEALTH_WINDOW_DAYS: Days = 14;

export type CameraNumber = 1 | 2;

/** A photo and, if its pixels were examined, what was found. An absent or NaN figure means unknown. */
export interface HealthImage {
  readonly takenAt: EpochMs;
  /** 1, the default, is the main camera. */
  readonly camera?: CameraNumber;
  /** The file is whole and can be decoded. */
  readonly intact?: boolean;
  /** Energy of the Laplacian of its grey values over the energy of their gradient, without unit. */
  readonly sharpness?: number;
  /** Mean grey value, 0–255. */
  readonly brightness?: number;
  /** The plate is in the picture. */
  readonly targetFound?: boolean;
}

/** One measurement of the signal: figures of a generation, or the day's strength. */
export type SignalReading =
  | ({ readonly at: EpochMs; readonly generation: SignalGeneration } & SignalFigures)
  | { readonly at: EpochMs; readonly generation: 'daily'; readonly dbm: number };

export interface SelfTestReading {
  readonly at: EpochMs;
  readonly code: number;
}

/** A line that a device wrote while it worked; its arrival shows that the device lives. */
export interface DeviceLog {
  readonly at: EpochMs;
  readonly uploadedAt?: EpochMs;
}

/** After an install or a swap another device stands there: earlier data does not count. */
export interface HealthEvent {
  readonly type: 'device_install' | 'device_swap' | 'iot_device_connection_attempt';
  readonly at: EpochMs;
}

/** Columns of measurements: `t` ascending, values as long as `t`, NaN is a missing value. */
export interface ClimateColumns {
  readonly t: Float64Array;
  readonly temperature: Float64Array;
  readonly humidity: Float64Array;
  /** Height by the air pressure, m; absent without such a sensor. */
  readonly altitude?: Float64Array;
  /** Resistance of the gas sensor, Ω. */
  readonly gas?: Float64Array;
}

export interface BatteryColumns {
  readonly t: Float64Array;
  /** Charge, %. */
  readonly percentage: Float64Array;
}

/**
 * Everything received from a station or device. Only the window counts: from the first instant of the
 * local day `windowDays` before today, or from the last install or swap, until `now`. Lists may be in any order.
 */
export interface StationHealthInput {
  readonly now: EpochMs;
  readonly windowDays?: Days;
  readonly climate: ClimateColumns;
  readonly battery: BatteryColumns;
  /** Instants of readings that no part judges, such as rain or wind alone: only signs of life. */
  readonly otherReadings?: readonly EpochMs[];
  readonly images: readonly HealthImage[];
  /** Cameras that are switched on, and their days; a camera that sent an image is taken to be on. Default: 1, daily. */
  readonly cameras?: Readonly<Partial<Record<CameraNumber, { readonly weekdays: WeekdayMask }>>>;
  readonly signal?: readonly SignalReading[];
  readonly selfTests?: readonly SelfTestReading[];
  readonly logs?: readonly DeviceLog[];
  readonly events?: readonly HealthEvent[];
}
