import type { WeekdayMask } from '../captures/weekdays.ts';

/** When a camera takes its photo, local time of the device. */
export interface CameraConfig {
  readonly enabled: boolean;
  readonly hour: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly weekdays: WeekdayMask;
}

/** The motor that moves the sticky paper on. */
export interface PaperRollConfig {
  readonly enabled: boolean;
  readonly turnSeconds: number;
  readonly weekdays: WeekdayMask;
}

export interface HardwareConfig {
  readonly camera1: CameraConfig;
  readonly camera2: CameraConfig;
  readonly operationMode: string;
  /** Between two readings of the sensors, 15–60 min. */
  readonly sensorIntervalMinutes: number;
  readonly paperRoll: PaperRollConfig;
}
