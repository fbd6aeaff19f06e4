import { type CameraConfig, type HardwareConfig, NORMAL_OPERATION } from '@vigia/domain/farm';
import type { HardwareConfigFields } from './hardware.ts';

type CameraFields = HardwareConfigFields['camera_1_config'];

const cameraFromWire = (wire: CameraFields): CameraConfig => ({
  enabled: wire.enabled,
  hour: wire.trigger_hour,
  minutes: wire.trigger_minutes,
  seconds: wire.trigger_seconds,
  weekdays: wire.trigger_weekdays,
});
const cameraToWire = (camera: CameraConfig): CameraFields => ({
  enabled: camera.enabled,
  trigger_hour: camera.hour,
  trigger_minutes: camera.minutes,
  trigger_seconds: camera.seconds,
  trigger_weekdays: camera.weekdays,
});

export const hardwareFromWire = (wire: HardwareConfigFields): HardwareConfig => ({
  camera1: cameraFromWire(wire.camera_1_config),
  camera2: cameraFromWire(wire.camera_2_config),
  operationMode: wire.operation_mode,
  sensorIntervalMinutes: wire.sensor_config.interval_minutes,
  paperRoll: {
    enabled: wire.paper_roll_config.enabled,
    turnSeconds: wire.paper_roll_config.turn_seconds,
    weekdays: wire.paper_roll_config.trigger_weekdays,
  },
});

export const hardwareToWire = (config: HardwareConfig): HardwareConfigFields => ({
  camera_1_config: cameraToWire(config.camera1),
  camera_2_config: cameraToWire(config.camera2),
  camera_3_config: null,
  operation_mode: NORMAL_OPERATION,
  sensor_config: { interval_minutes: config.sensorIntervalMinutes },
  paper_roll_config: {
    enabled: config.paperRoll.enabled,
    turn_seconds: config.paperRoll.turnSeconds,
    trigger_weekdays: config.paperRoll.weekdays,
  },
});
