import { dayOfInstant, hourOfInstant } from '../calendar/day.ts';
import { weekdayOf } from '../calendar/iso-date.ts';
import type { EpochMs, IsoDate } from '../units.ts';

/** Days of a week, Monday (1) to Sunday (7). */
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** The hash of Hoy that opens the choice of these days. */
export const MAILING_HASH = 'por-correo';

/** On which days somebody wants Hoy by e-mail, and when. */
export interface TodayMailing {
  /** 1 is Monday; none: it is not sent. */
  readonly weekdays: readonly number[];
  /** Hour of the local day, 0–23. */
  readonly hour: number;
  /** Also on days on which nothing asks for attention. */
  readonly evenIfNothing: boolean;
}

/** What is offered to who has chosen nothing. */
export const NO_MAILING: TodayMailing = { weekdays: [], hour: 7, evenIfNothing: false };

/**
 * The day whose Hoy is to be sent by now: today, if it is one of the days and its hour has come after the person chose
 * it. A day that has ended is not made up for.
 *
 * @param since when the person chose the days and the hour
 */
export function mailingDue({ weekdays, hour }: TodayMailing, since: EpochMs, now: EpochMs): IsoDate | null {
  const today = dayOfInstant(now);
  if (!weekdays.includes(weekdayOf(today)) || hourOfInstant(now) < hour) return null;
  const isChosenLater = dayOfInstant(since) === today && hourOfInstant(since) >= hour;
  return isChosenLater || since > now ? null : today;
}
