import { eachDay } from '../calendar/iso-date.ts';
import type { NotificationSubject } from '../entities/notification.ts';
import type { DayRange } from '../series/daily.ts';
import type { EpochMs, IsoDate } from '../units.ts';
import { isInMonths } from './alert-months.ts';
import type { AlertRuleInput } from './alert-rule.ts';

/** The days that a rule is judged on. */
export interface AlertSpan extends DayRange {
  /** When it is judged, epoch ms: how long devices are silent by then. */
  readonly now: EpochMs;
}

/** Days on end on which a rule holds at one place. */
export interface AlertRun {
  /** What it is about, in numbers that do not change. */
  readonly place: string;
  /** Whether the place alone names the cause; otherwise its first day does, too. */
  readonly isOnce: boolean;
  /** The first day, on which people are alerted. */
  readonly start: IsoDate;
  /** The last day: that of the span while the rule holds. */
  readonly end: IsoDate;
  /** It holds at the end of the span. */
  readonly isStanding: boolean;
  readonly subject: Partial<NotificationSubject>;
  /** As in `AlertCause`. */
  readonly found: number | null;
}

/** Days on end with what was found on the first of them. */
export interface FoundDays<Found> extends DayRange {
  readonly isStanding: boolean;
  readonly found: Found;
}

/** The days of a span, made once for every rule of the same months. */
export interface JudgedDays {
  readonly dates: readonly IsoDate[];
  /** Whether each lies in the months of the rule. */
  readonly areInMonths: readonly boolean[];
}

export function judgedDays(rule: Pick<AlertRuleInput, 'monthFrom' | 'monthTo'>, span: DayRange): JudgedDays {
  const dates = eachDay(span.start, span.end);
  return { dates, areInMonths: dates.map((date) => isInMonths(rule, date)) };
}

/**
 * Days on end in the months of a rule on which something is found.
 *
 * @param find by the place of a day in the span; null on a day on which the rule does not hold
 */
export function daysOnEnd<Found>(
  { dates, areInMonths }: JudgedDays,
  find: (day: number) => Found | null,
): FoundDays<Found>[] {
  const runs: FoundDays<Found>[] = [];
  let open: { readonly start: IsoDate; readonly found: Found } | null = null;
  for (let day = 0; day < dates.length; day += 1) {
    const found = areInMonths[day] ? find(day) : null;
    if (found === null && open !== null) runs.push({ ...open, end: dates[day - 1]!, isStanding: false });
    if (found === null) open = null;
    else open ??= { start: dates[day]!, found };
  }
  return open === null ? runs : [...runs, { ...open, end: dates.at(-1)!, isStanding: true }];
}
