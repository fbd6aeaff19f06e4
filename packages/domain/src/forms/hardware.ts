import { EVERY_DAY } from '../captures/weekdays.ts';
import type { HardwareConfig } from '../entities/hardware.ts';
import type { StationId } from '../entities/ids.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors } from './field-errors.ts';
import { type Bounds, isNumeric, isWhole, type NumericInput } from './inputs.ts';

export const PAPER_ROLL_SECONDS = { min: 10, max: 60 } as const satisfies Bounds;
/** Shown, never edited. */
export const SENSOR_INTERVAL_MINUTES: Bounds = { min: 15, max: 60 };
/** What every saved configuration carries. */
export const NORMAL_OPERATION = 'normal_operation';
export const SAVED_SENSOR_INTERVAL_MINUTES = 30;

/** What a device runs with until somebody saves something else: one photo a day at noon, the roll at rest. */
export const DEFAULT_HARDWARE: HardwareConfig = {
  camera1: { enabled: true, hour: 12, minutes: 0, seconds: 0, weekdays: EVERY_DAY },
  camera2: { enabled: false, hour: 12, minutes: 0, seconds: 0, weekdays: EVERY_DAY },
  operationMode: NORMAL_OPERATION,
  sensorIntervalMinutes: SAVED_SENSOR_INTERVAL_MINUTES,
  paperRoll: { enabled: false, turnSeconds: PAPER_ROLL_SECONDS.min, weekdays: EVERY_DAY },
};

export interface HardwareDraft {
  readonly paperRollEnabled: boolean;
  readonly paperRollSeconds: NumericInput;
}

/** The motor's seconds count only while the roll is on. */
export function validateHardware(draft: HardwareDraft): FieldErrors<'paperRollSeconds'> {
  const right = !draft.paperRollEnabled || isWhole(draft.paperRollSeconds, PAPER_ROLL_SECONDS);
  return fieldErrors({ paperRollSeconds: right ? null : FIELD_MESSAGES.paperRollSeconds });
}

export const isSensorInterval = (minutes: number): boolean => isNumeric(minutes, SENSOR_INTERVAL_MINUTES);

/** What may be edited now. The configuration of a node is read by everyone and edited by nobody. */
export function hardwareFieldsOpen({
  readOnly,
  paperRollEnabled,
}: {
  readonly readOnly: boolean;
  readonly paperRollEnabled: boolean;
}) {
  return {
    cameras: !readOnly,
    captureWeekdays: false,
    sensorInterval: false,
    paperRoll: !readOnly,
    paperRollSeconds: !readOnly && paperRollEnabled,
  } as const;
}

export type HardwareRefusal = 'read-only' | 'no-station' | 'invalid' | 'weekdays-changed';

export interface HardwareSave {
  readonly readOnly: boolean;
  readonly stationId: StationId | null;
  readonly before: HardwareConfig;
  readonly after: HardwareConfig;
}

/** Why a configuration is not saved; null when it may be. */
export function hardwareRefusal({
  readOnly,
  stationId,
  before,
  after,
}: HardwareSave): HardwareRefusal | null {
  if (readOnly) return 'read-only';
  if (stationId === null) return 'no-station';
  const { enabled, turnSeconds } = after.paperRoll;
  const errors = validateHardware({ paperRollEnabled: enabled, paperRollSeconds: turnSeconds });
  if (errors.paperRollSeconds) return 'invalid';
  const kept =
    before.camera1.weekdays === after.camera1.weekdays && before.camera2.weekdays === after.camera2.weekdays;
  return kept ? null : 'weekdays-changed';
}
