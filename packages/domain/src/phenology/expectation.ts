import { daysBetween } from '../calendar/iso-date.ts';
import type { NoForecastReason } from '../series/forecast.ts';
import type { Days, IsoDate } from '../units.ts';
import type { AheadDate, DatesAhead } from './dates-ahead.ts';
import type { ProjectedDate } from './projection.ts';

/** When past years reach a threshold; or why no date of theirs is given. */
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
  /**
   * By the last seven days, where past years tell no date of a pest. Null when it lies more than fifteen days ahead, too
   * few days are known, or the record is too old.
   */
  readonly expected: ProjectedDate | null;
  /** Where that is null: the date by past years. Null or left out where they were not requested. */
  readonly beyond?: Beyond | null;
}

/** The date of one threshold by past years; null where it was not requested. */
export function beyondOf(threshold: number, ahead: DatesAhead | null | undefined): Beyond | null {
  if (!ahead) return null;
  const { dates, end, years, reason } = ahead;
  if (reason !== null) return { reason };
  const found = dates.find((date) => date.threshold === threshold);
  return found && years !== null ? { ...found, reason: null, years, end } : null;
}

/** Why no date is given: nobody forecasts one, or it lies beyond the end of the season. */
export type NoDateReason = NoForecastReason | 'beyond_season';

/** When something is expected: a day with its uncertainty, a day alone, or the reason for none. */
export type When =
  | { readonly day: IsoDate; readonly plusMinusDays: Days | null }
  | { readonly day: null; readonly reason: NoDateReason };

/** A band that is longer by more on one side than on the other is given by its ends alone. */
const UNEVEN_DAYS = 2;

/** The `±` holds eight of ten years: it is left out for an uneven band, and for one that is open. */
export function whenExpected({ expected, beyond }: Expectation): When {
  if (expected) return { day: expected.date, plusMinusDays: expected.plusMinusDays };
  if (!beyond) return { day: null, reason: 'not_told' };
  if (beyond.reason !== null) return { day: null, reason: beyond.reason };
  const { date, earliest, latest } = beyond;
  if (date === null) return { day: null, reason: 'beyond_season' };
  if (earliest === null || latest === null) return { day: date, plusMinusDays: null };
  const [before, after] = [daysBetween(earliest, date), daysBetween(date, latest)];
  const isUneven = Math.abs(after - before) > UNEVEN_DAYS;
  return { day: date, plusMinusDays: isUneven ? null : Math.max(before, after) };
}

/** How sure a date of past years is. */
export type ExpectedBand =
  /** Of eight years in ten. */
  | { readonly kind: 'most'; readonly from: IsoDate; readonly to: IsoDate }
  /** Some years reach it after the end of the season. */
  | { readonly kind: 'open'; readonly from: IsoDate }
  /** Most years do. */
  | { readonly kind: 'warmest'; readonly from: IsoDate }
  /** No year reaches it before. */
  | { readonly kind: 'none'; readonly years: number };

/** Null for a date of the next days, and where no past year gives one. */
export function expectedBand({ expected, beyond }: Expectation): ExpectedBand | null {
  if (expected || !beyond || beyond.reason !== null) return null;
  const { date, earliest: from, latest: to, years } = beyond;
  if (from === null) return { kind: 'none', years };
  if (date === null) return { kind: 'warmest', from };
  if (to === null) return { kind: 'open', from };
  return { kind: 'most', from, to };
}
