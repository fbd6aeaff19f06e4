const MONTHS = 12;

/** All of them. */
export const ALL_MONTHS: readonly number[] = Array.from({ length: MONTHS }, (_, i) => i + 1);

/** Months of each year, 1–12, the first and the last included. */
export interface MonthRange {
  readonly monthFrom: number;
  readonly monthTo: number;
}

/** The months of a threshold (1–12), from its first on; a range may cross the turn of the year. */
export function thresholdMonths({ monthFrom, monthTo }: MonthRange): number[] {
  const length = ((monthTo - monthFrom + MONTHS) % MONTHS) + 1;
  return Array.from({ length }, (_, i) => ((monthFrom - 1 + i) % MONTHS) + 1);
}
