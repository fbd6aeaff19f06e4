/** What may be applied in a field, and which rules an application breaks. */
export { productNamed, seasonOfDay } from '../spraying/applications.ts';
export {
  type HoursAhead,
  hoursFrom,
  NO_HOURS_REASONS,
  type NoHoursReason,
} from '../spraying/hours-ahead.ts';
export { type Interval, marketsOf } from '../spraying/intervals.ts';
export { LOGGED_TYPES, type LogbookEntry, logbookEntry } from '../spraying/logbook.ts';
export { type SprayOption, sprayOption, sprayOptions } from '../spraying/options.ts';
export { protectedMarkers } from '../spraying/protection.ts';
export {
  DRY_HOURS_AFTER,
  HOUR_FAULTS,
  type HourFault,
  type SprayHour,
  type SprayLimits,
  type SprayWindow,
  sprayHours,
  sprayWindows,
  WIND_LIMITS,
  type WindLimit,
} from '../spraying/spray-hours.ts';
export { type StageSpan, stageFit, stageSpans } from '../spraying/stage-window.ts';
export type { FieldState, SprayWarning } from '../spraying/warnings.ts';
