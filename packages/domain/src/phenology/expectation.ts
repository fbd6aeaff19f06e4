import { laterOf } from '../calendar/iso-date.ts';
import type { NoForecastReason } from '../series/forecast.ts';
import type { IsoDate } from '../units.ts';
import type { AheadDate, DatesAhead } from './dates-ahead.ts';
import type { ProjectedDate } from './projection.ts';

/** When past years reach a threshold beyond the fifteen days; or why none of them says so. */
export type Beyond =
  | (AheadDate & {
      readonly reason: null;
      readonly years: number;
      /** Last day that the years are followed to: the end of the season. */
      readonly end: IsoDate;
    })
  | { readonly reason: NoForecastReason };

/** When something may come. */
export interface Expectation {
  /** Null when it lies more than fifteen days ahead, too few days are known, or the record is too old. */
  readonly expected: ProjectedDate | null;
  /** Where that is null: as the past years went. Null or left out where they were not asked. */
  readonly beyond?: Beyond | null;
}

/** What past years say of one threshold; null where they were not asked about it. */
export function beyondOf(threshold: number, ahead: DatesAhead | null | undefined): Beyond | null {
  if (!ahead) return null;
  const { dates, end, years, reason } = ahead;
  if (reason !== null) return { reason };
  const found = dates.find((date) => date.threshold === threshold);
  return found && years !== null ? { ...found, reason: null, years, end } : null;
}

/** What past years say, never before a day: of what comes after something expected on that day. */
export function notBefore({ expected, beyond }: Expectation, day: IsoDate): Expectation {
  if (!beyond || beyond.reason !== null) return { expected, beyond: beyond ?? null };
  const moved = (date: IsoDate | null) => date && laterOf(date, day);
  const { date, earliest, latest } = beyond;
  return {
    expected,
    beyond: { ...beyond, date: moved(date), earliest: moved(earliest), latest: moved(latest) },
  };
}
