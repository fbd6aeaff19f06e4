import { addDays, earlierOf } from '../calendar/iso-date.ts';
import { dateFilterWindow } from '../filters/windows.ts';
import type { DayRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import type { ReportSubject } from './report-data.ts';

/** Days a report is about: those chosen, else the season, else the usual ones. */
export const reportSpan = ({ dates, season }: Pick<ReportSubject, 'dates' | 'season'>, today: IsoDate) =>
  dates ?? (season ? { start: season.start, end: season.end } : dateFilterWindow(today));

/** Days of a span that are over; null when none is. */
export function daysOver({ start, end }: DayRange, today: IsoDate): DayRange | null {
  const yesterday = addDays(today, -1);
  return start > yesterday ? null : { start, end: earlierOf(end, yesterday) };
}

/** Days of a span that have begun; null when none has. */
export const daysBegun = ({ start, end }: DayRange, today: IsoDate): DayRange | null =>
  start > today ? null : { start, end: earlierOf(end, today) };
