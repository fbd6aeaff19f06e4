import { dayOfInstant, startOfDay } from '../calendar/day.ts';
import { addDays, laterOf } from '../calendar/iso-date.ts';
import { instantOfLocal } from '../calendar/local-time.ts';
import { addMonths } from '../calendar/months.ts';
import type { EpochMs, IsoDate } from '../units.ts';
import { type Cron, cronHasDay, parseCron } from './cron.ts';

/** A 29 February comes within eight years, also across a century without one. */
const LOOKAHEAD_MONTHS = 8 * 12 + 1;

/**
 * Instants of a day's runs, ascending. A time the clock skips as summer time begins runs at the day's first instant;
 * a time that comes twice as it ends runs once, the first time.
 */
function runsOfDay(cron: Cron, date: IsoDate): EpochMs[] {
  const runs = cron.hours.flatMap((hour) =>
    cron.minutes.map((minute) => instantOfLocal({ date, hour, minute }) ?? startOfDay(date)),
  );
  return [...new Set(runs)].sort((a, b) => a - b);
}

export interface RunSpan {
  /** Runs lie after this instant. */
  readonly after: EpochMs;
  /** How many are requested at most. */
  readonly count: number;
  /** First and last day with runs, when bounded. */
  readonly start?: IsoDate;
  readonly end?: IsoDate;
}

/**
 * The next times an expression comes due by the clock of America/Santiago.
 *
 * @returns epoch ms, ascending; fewer than `count` when the span ends before or no such day comes within eight years
 * @throws {RangeError} an expression that `parseCron` does not read; `after` or `count` is not a number
 */
export function nextRuns(expression: string, { after, count, start, end }: RunSpan): EpochMs[] {
  const cron = parseCron(expression);
  if (cron === null) throw new RangeError(`not a cron expression: ${expression}`);
  if (Number.isNaN(count)) throw new RangeError(`not a number of runs: ${count}`);
  const today = dayOfInstant(after);
  let day = start === undefined ? today : laterOf(today, start);
  const horizon = addMonths(day, LOOKAHEAD_MONTHS);
  const last = end !== undefined && end < horizon ? end : horizon;
  const runs: EpochMs[] = [];
  for (; day <= last && runs.length < count; day = addDays(day, 1)) {
    if (cronHasDay(cron, day)) runs.push(...runsOfDay(cron, day).filter((run) => run > after));
  }
  return runs.slice(0, Math.max(0, count));
}
