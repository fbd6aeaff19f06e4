/** What may be applied in a field, and which rules an application breaks. */
export { productNamed, seasonOfDay } from '../spraying/applications.ts';
export { type Interval, marketsOf } from '../spraying/intervals.ts';
export { LOGGED_TYPES, type LogbookEntry, logbookEntry } from '../spraying/logbook.ts';
export { type SprayOption, sprayOption, sprayOptions } from '../spraying/options.ts';
export { protectedMarkers } from '../spraying/protection.ts';
export type { FieldState, SprayWarning } from '../spraying/warnings.ts';
