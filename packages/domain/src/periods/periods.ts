import { wallMsOfDay } from '../calendar/day.ts';
import { addDays, earlierOf, isoDate } from '../calendar/iso-date.ts';
import { addMonths } from '../calendar/months.ts';
import type { Season } from '../farm/season.ts';
import { isCurrentSeason } from '../seasons/seasons.ts';
import type { DayRange } from '../series/daily.ts';
import type { Days, IsoDate, WallMs } from '../units.ts';

export const PERIODS = ['30days', '90days', 'allSeason'] as const;
export type Period = (typeof PERIODS)[number];
export const isPeriod = (word: unknown): word is Period => PERIODS.some((period) => period === word);

/** Shown after today while a season runs: the forecast's zone. */
export const DAYS_AHEAD: Days = 15;
/** Empty room beside the data where the window follows the data. */
export const DATA_MARGIN: Days = 10;

const DAYS_BACK: Readonly<Record<Exclude<Period, 'allSeason'>, Days>> = { '30days': 30, '90days': 90 };

export interface ChartWindowInput {
  readonly period: Period;
  /** Null when no single season is chosen: the window then follows today, as in a running one. */
  readonly season: Pick<Season, 'start' | 'end'> | null;
  readonly today: IsoDate;
  /** Earliest and latest day with data; null without any: the season's own ends are used. */
  readonly dataStart: IsoDate | null;
  readonly dataEnd: IsoDate | null;
}

/**
 * Days a chart shows. Running season: until 15 days from today, from 30 or 90 days before today or 10 days before the
 * first data. Past season: until 10 days after the last data, from 30 or 90 days before that last data or 10 days
 * before the first.
 */
export function chartWindow(input: ChartWindowInput): DayRange {
  const { period, season, today } = input;
  const current = season === null || isCurrentSeason(season, today);
  const last = current ? today : (input.dataEnd ?? season.end);
  const end = addDays(last, current ? DAYS_AHEAD : DATA_MARGIN);
  if (period !== 'allSeason') return { start: addDays(last, -DAYS_BACK[period]), end };
  const first = input.dataStart ?? season?.start ?? addDays(today, -DAYS_BACK['90days']);
  return { start: addDays(first, -DATA_MARGIN), end };
}

/** Last forecast day that a chart shows; null where it shows none: for a past season, or for dates in the past. */
export function lastDayAhead(
  { season, dates }: Pick<ChartWindowInput, 'season'> & { readonly dates?: DayRange | null | undefined },
  today: IsoDate,
): IsoDate | null {
  if (season !== null && !isCurrentSeason(season, today)) return null;
  const last = addDays(today, DAYS_AHEAD);
  if (!dates) return last;
  return dates.end > today ? earlierOf(dates.end, last) : null;
}

/** The window on a chart's axis, from the noon of its first day to the noon of its last. */
export function wallWindow({ start, end }: DayRange): { start: WallMs; end: WallMs } {
  return { start: wallMsOfDay(start), end: wallMsOfDay(end) };
}

const STEP_DAYS: Readonly<Record<Exclude<Period, 'allSeason'>, Days>> = { '30days': 7, '90days': 15 };

/** Days marked on the axis: every 7 or 15 from the window's start, or the first of every month within it. */
export function windowTickDays(window: DayRange, period: Period): IsoDate[] {
  const monthly = period === 'allSeason';
  let day = window.start;
  if (monthly && !day.endsWith('-01')) day = addMonths(isoDate(`${day.slice(0, 8)}01`), 1);
  const days: IsoDate[] = [];
  while (day <= window.end) {
    days.push(day);
    day = monthly ? addMonths(day, 1) : addDays(day, STEP_DAYS[period]);
  }
  return days;
}

/** `windowTickDays` on a chart's axis. */
export function windowTicks(window: DayRange, period: Period): WallMs[] {
  return windowTickDays(window, period).map(wallMsOfDay);
}
