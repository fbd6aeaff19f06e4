/** What may be applied in a field, and which rules an application breaks. */
export {
  type Application,
  applicationsIn,
  productNamed,
  seasonOfDay,
  timesApplied,
} from '../spraying/applications.ts';
export {
  firstHarvestDay,
  type Interval,
  intervalFor,
  lastProtectedDay,
  lastSprayDay,
  marketsOf,
} from '../spraying/intervals.ts';
export { type SprayOption, sprayOption, sprayOptions } from '../spraying/options.ts';
export { protectedMarkers } from '../spraying/protection.ts';
export {
  type FieldState,
  type MeantApplication,
  type SprayWarning,
  sprayWarnings,
} from '../spraying/warnings.ts';
