import { addDays, isoDate } from '../calendar/iso-date.ts';
import { thresholdMonths } from '../captures/threshold-months.ts';
import type { IsoDate } from '../units.ts';
import type { AlertRuleInput } from './alert-rule.ts';

type Months = Pick<AlertRuleInput, 'monthFrom' | 'monthTo'>;

/** A rule of the whole year begins anew in winter, when traps are empty: what goes on over New Year is one cause. */
const WINTER_MONTH = 7;

const monthOf = (date: IsoDate): number => Number(date.slice(5, 7));
const isAllYear = (months: Months): boolean => thresholdMonths(months).length === 12;

/** Whether a rule holds on a day. */
export const isInMonths = (months: Months, date: IsoDate): boolean =>
  isAllYear(months) || thresholdMonths(months).includes(monthOf(date));

/** The first day of the months of a rule that a day lies in; null for a day in none of them. */
export function turnStart(months: Months, date: IsoDate): IsoDate | null {
  if (!isInMonths(months, date)) return null;
  const first = isAllYear(months) ? WINTER_MONTH : months.monthFrom;
  const year = Number(date.slice(0, 4)) - (monthOf(date) < first ? 1 : 0);
  return isoDate(`${year}-${String(first).padStart(2, '0')}-01`);
}

/** The first day from `from` to `to` on which a rule holds; null for none. */
export function firstInMonths(months: Months, from: IsoDate, to: IsoDate): IsoDate | null {
  for (let date = from; date <= to; date = addDays(date, 1)) if (isInMonths(months, date)) return date;
  return null;
}
