import { DATA_COLUMNS } from '@vigia/api/contract';

/** Categories of readings that belong to the station. Those of the same instant share one row of `reading`. */
export const MEASURED_CATEGORIES = ['thpg', 'battery', 'weather'] as const;
export type MeasuredCategory = (typeof MEASURED_CATEGORIES)[number];
/** A column of `reading` that is filled by devices. */
export type DeviceMeasure = (typeof DATA_COLUMNS)[MeasuredCategory][number];

/** The columns that devices fill, in the order of a row's values. */
export const DEVICE_MEASURES: readonly DeviceMeasure[] = MEASURED_CATEGORIES.flatMap((category) => [
  ...DATA_COLUMNS[category],
]);

export const isMeasured = (category: string): category is MeasuredCategory =>
  MEASURED_CATEGORIES.some((measured) => measured === category);
