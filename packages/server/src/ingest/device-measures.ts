import { DATA_COLUMNS } from '@vigia/api/contract';

/** Categories of what a device measures for its station: all of one instant are one row of `reading`. */
export const MEASURED_CATEGORIES = ['thpg', 'battery', 'weather'] as const;
export type MeasuredCategory = (typeof MEASURED_CATEGORIES)[number];
/** A column of `reading` that devices fill. */
export type DeviceMeasure = (typeof DATA_COLUMNS)[MeasuredCategory][number];

/** What a device measures for its station, in the order of its rows' values. */
export const DEVICE_MEASURES: readonly DeviceMeasure[] = MEASURED_CATEGORIES.flatMap((category) => [
  ...DATA_COLUMNS[category],
]);

export const isMeasured = (category: string): category is MeasuredCategory =>
  MEASURED_CATEGORIES.some((measured) => measured === category);
