import { TZDate } from '@date-fns/tz';
import { addMonths as monthsLater } from 'date-fns/addMonths';
import type { IsoDate } from '../units.ts';

/** Same day of the month `months` later, or that month's last day when it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  return monthsLater(new TZDate(date, 'UTC'), months).toISOString().slice(0, 10) as IsoDate;
}
