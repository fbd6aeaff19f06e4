/** Devices, their readings and logs, and the health of stations. */
export {
  ARRIVAL_CALLS,
  ARRIVAL_OUTCOMES,
  ARRIVAL_PROBLEMS,
  ARRIVALS_KEPT,
  ARRIVALS_KEPT_DAYS,
  type Arrival,
  type ArrivalCall,
  type ArrivalOutcome,
  type ArrivalPart,
  type ArrivalProblem,
  clockAheadOf,
  KEY_FAULTS,
  type KeyFault,
  nextContactBy,
  STRANGERS_KEPT,
  type UnknownDevice,
} from '../devices/arrival.ts';
export { type Assignment, assignmentsOf, type DeviceMove, stationAt } from '../devices/assignments.ts';
export { LARGEST_IMPORT } from '../devices/import-limits.ts';
export {
  addSetApart,
  countSetApart,
  SET_APART_REASONS,
  type SetApartCounts,
  type SetApartQuantity,
  type SetApartReason,
} from '../devices/set-apart.ts';
export {
  type Converted,
  conversionOf,
  convert,
  convertedValue,
  FAHRENHEIT,
  MILES_PER_HOUR,
  QUANTITY_OF,
  type Quantity,
  type WeatherMeasure,
} from '../devices/unit-conversion.ts';
export {
  HEALTH_CODES,
  HEALTH_PARTS,
  HEALTH_ROWS,
  HEALTH_STATES,
  type HealthCode,
  type HealthPartId,
  type HealthRowId,
  type HealthState,
} from '../health/codes.ts';
export { type HealthEntry, healthEntries } from '../health/health-entries.ts';
export {
  type CameraNumber,
  HEALTH_WINDOW_DAYS,
  type HealthEvent,
  type HealthImage,
  type SignalReading,
  type StationHealthInput,
} from '../health/input.ts';
export type { HealthPart, HealthRows, HealthUnit, StationHealth } from '../health/parts.ts';
export {
  deviceState,
  healthTotals,
  isFailure,
  isPartFailure,
  sectorState,
  signalIconState,
  stationState,
} from '../health/roll-ups.ts';
export { PLAUSIBLE_HUMIDITY, PLAUSIBLE_TEMPERATURE } from '../health/sensor-faults.ts';
export { healthRows, stationHealth } from '../health/station-health.ts';
export { dailySignal, generationOf } from '../signal/daily-means.ts';
export { SIGNAL_LINES, SIGNAL_SCALE, type SignalLevel, signalLevel } from '../signal/daily-signal.ts';
export {
  FIGURES_OF_GENERATION,
  figureQuality,
  SIGNAL_GENERATIONS,
  SIGNAL_QUALITIES,
  SIGNAL_THRESHOLDS,
  type SignalFigure,
  type SignalFigures,
  type SignalGeneration,
  type SignalQuality,
  signalQuality,
} from '../signal/quality.ts';
export { selfTestErrors } from '../signal/self-test.ts';
