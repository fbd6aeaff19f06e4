import { EVERY_DAY, type WeekdayMask } from '../captures/weekdays.ts';
import type { HardwareConfig } from '../entities/hardware.ts';
import type { StationId } from '../entities/ids.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors } from './field-errors.ts';
import { type Bounds, isNumeric, isWhole, type NumericInput, readNumber } from './inputs.ts';

export const PAPER_ROLL_SECONDS = { min: 10, max: 60 } as const satisfies Bounds;
/** Shown, never edited. */
export const SENSOR_INTERVAL_MINUTES: Bounds = { min: 15, max: 60 };
/** What every saved configuration carries. */
export const NORMAL_OPERATION = 'normal_operation';
export const SAVED_SENSOR_INTERVAL_MINUTES = 30;

/** The configuration of a device before the first one is saved: one photo a day at noon, the roll at rest. */
export const DEFAULT_HARDWARE: HardwareConfig = {
  camera1: { enabled: true, hour: 12, minutes: 0, seconds: 0, weekdays: EVERY_DAY },
  camera2: { enabled: false, hour: 12, minutes: 0, seconds: 0, weekdays: EVERY_DAY },
  operationMode: NORMAL_OPERATION,
  sensorIntervalMinutes: SAVED_SENSOR_INTERVAL_MINUTES,
  paperRoll: { enabled: false, turnSeconds: PAPER_ROLL_SECONDS.min, weekdays: EVERY_DAY },
};

/** The fields of a configuration that are typed, as the form holds them. */
export interface HardwareFormDraft {
  readonly camera1Enabled: boolean;
  readonly camera1Hour: NumericInput;
  readonly camera1Minutes: NumericInput;
  readonly camera2Enabled: boolean;
  readonly camera2Hour: NumericInput;
  readonly camera2Minutes: NumericInput;
  readonly paperRollEnabled: boolean;
  readonly paperRollSeconds: NumericInput;
  /** Days on which the roll turns; those of the captures are not edited. */
  readonly paperRollDays: WeekdayMask;
}
export type HardwareFormField = Exclude<keyof HardwareFormDraft, `${string}Enabled`>;

export const CAMERA_HOUR = { min: 0, max: 23 } as const satisfies Bounds;
export const CAMERA_MINUTES = { min: 0, max: 59 } as const satisfies Bounds;

export const hardwareFormDraft = ({ camera1, camera2, paperRoll }: HardwareConfig): HardwareFormDraft => ({
  camera1Enabled: camera1.enabled,
  camera1Hour: camera1.hour,
  camera1Minutes: camera1.minutes,
  camera2Enabled: camera2.enabled,
  camera2Hour: camera2.hour,
  camera2Minutes: camera2.minutes,
  paperRollEnabled: paperRoll.enabled,
  paperRollSeconds: paperRoll.turnSeconds,
  paperRollDays: paperRoll.weekdays,
});

/** Fields of a part that is switched off are not checked. */
export function validateHardwareForm(draft: HardwareFormDraft): FieldErrors<HardwareFormField> {
  const wrong = (isOn: boolean, value: NumericInput, bounds: Bounds) => isOn && !isWhole(value, bounds);
  const { camera1Enabled: first, camera2Enabled: second } = draft;
  return fieldErrors({
    camera1Hour: wrong(first, draft.camera1Hour, CAMERA_HOUR) ? FIELD_MESSAGES.cameraHour : null,
    camera1Minutes: wrong(first, draft.camera1Minutes, CAMERA_MINUTES) ? FIELD_MESSAGES.cameraMinutes : null,
    camera2Hour: wrong(second, draft.camera2Hour, CAMERA_HOUR) ? FIELD_MESSAGES.cameraHour : null,
    camera2Minutes: wrong(second, draft.camera2Minutes, CAMERA_MINUTES) ? FIELD_MESSAGES.cameraMinutes : null,
    paperRollSeconds: validateHardware(draft).paperRollSeconds ?? null,
    paperRollDays: draft.paperRollEnabled && draft.paperRollDays === 0 ? FIELD_MESSAGES.paperRollDays : null,
  });
}

/** The configuration with what was typed; a field that is switched off, no number or out of range stays as it was. */
export function hardwareOfDraft(before: HardwareConfig, draft: HardwareFormDraft): HardwareConfig {
  const { camera1, camera2, paperRoll } = before;
  const { camera1Enabled, camera2Enabled, paperRollEnabled } = draft;
  const typed = (isOn: boolean, value: NumericInput, kept: number) =>
    (isOn ? readNumber(value) : null) ?? kept;
  return {
    ...before,
    camera1: {
      ...camera1,
      enabled: camera1Enabled,
      hour: typed(camera1Enabled, draft.camera1Hour, camera1.hour),
      minutes: typed(camera1Enabled, draft.camera1Minutes, camera1.minutes),
    },
    camera2: {
      ...camera2,
      enabled: camera2Enabled,
      hour: typed(camera2Enabled, draft.camera2Hour, camera2.hour),
      minutes: typed(camera2Enabled, draft.camera2Minutes, camera2.minutes),
    },
    operationMode: NORMAL_OPERATION,
    sensorIntervalMinutes: SAVED_SENSOR_INTERVAL_MINUTES,
    paperRoll: {
      ...paperRoll,
      enabled: paperRollEnabled,
      turnSeconds: typed(paperRollEnabled, draft.paperRollSeconds, paperRoll.turnSeconds),
      weekdays: paperRollEnabled ? draft.paperRollDays : paperRoll.weekdays,
    },
  };
}

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

export type HardwareRefusal = 'read-only' | 'no-station' | 'invalid' | 'weekdays-changed';

export interface HardwareSave {
  readonly readOnly: boolean;
  readonly stationId: StationId | null;
  readonly before: HardwareConfig;
  readonly after: HardwareConfig;
}

/** Why a configuration cannot be saved; null when it can. */
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
