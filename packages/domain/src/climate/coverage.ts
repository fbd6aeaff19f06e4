/** A day whose share of measured hours is below this is not used in daily models: 20 of 24 hours. */
export const MIN_DAY_COVERAGE = 20 / 24;
