import type { HourlyTemperatures } from '../chill/hourly-chill.ts';
import { MIN_DAY_COVERAGE } from '../climate/coverage.ts';
import { toReadings } from '../climate/readings.ts';
import { checkGublerRule, type GublerRule } from './rule.ts';

/** Longest and shortest local day, hours. */
const LONGEST_DAY = 25;
const SHORTEST_DAY = 23;

/** One local day as input of the mildew index. */
export interface MildewDay {
  /** Hourly mean temperatures from the first hour of the day on, °C: 23, 24 or 25; `NaN` is a missing hour. */
  readonly hourly: HourlyTemperatures;
  /** Minutes of heat (`hotMinutes`) where samples are finer than hours; else an hour is hot as a whole. */
  readonly hotMinutes?: number;
  /** An application against mildew was made on this day. */
  readonly treated?: boolean;
}

/** Undetermined: no long enough run was found, and too many hours are missing to exclude one. */
export type MildewDayState = 'favourable' | 'unfavourable' | 'undetermined';

/** What the conditions chart shows of a day. */
export interface MildewConditions {
  /** Most consecutive hours in the band within the day; of an undetermined day a lower bound. */
  readonly longestRun: number;
  /** Hours in the band, consecutive or not. */
  readonly hoursInBand: number;
  readonly hot: boolean;
  readonly state: MildewDayState;
}

/**
 * The hours of one local day compared with a rule. A run begins and ends within the day, and a missing hour breaks
 * it. A day is undetermined when fewer than 20 of 24 of its hours are there and no long enough run is among them;
 * hours that are not listed at all are missing too.
 *
 * @throws {RangeError} more than 25 hours; a temperature is infinite; `hotMinutes` negative or not a finite number; a
 *   rule that cannot be meant
 */
export function mildewConditions(day: MildewDay, rule: GublerRule): MildewConditions {
  checkGublerRule(rule);
  const hourly = toReadings(day.hourly, 'hourly');
  if (hourly.length > LONGEST_DAY) throw new RangeError(`a day of ${hourly.length} hours`);
  let present = 0;
  let hoursInBand = 0;
  let run = 0;
  let longestRun = 0;
  let hotHours = 0;
  for (const t of hourly) {
    if (!Number.isNaN(t)) present++;
    if (t >= rule.heat.from) hotHours++;
    const inBand = t >= rule.band.from && t <= rule.band.to;
    run = inBand ? run + 1 : 0;
    if (inBand) hoursInBand++;
    longestRun = Math.max(longestRun, run);
  }
  return {
    longestRun,
    hoursInBand,
    hot: isHot(day.hotMinutes ?? hotHours * 60, rule),
    state: stateOf(longestRun, present, Math.max(SHORTEST_DAY, hourly.length), rule),
  };
}

function isHot(minutes: number, { heat }: GublerRule): boolean {
  if (!(minutes >= 0 && minutes < Number.POSITIVE_INFINITY))
    throw new RangeError(`${minutes} is not a number of minutes`);
  return minutes > 0 && minutes >= heat.minutes;
}

function stateOf(longestRun: number, present: number, hours: number, rule: GublerRule): MildewDayState {
  if (longestRun >= rule.hours) return 'favourable';
  return present >= MIN_DAY_COVERAGE * hours ? 'unfavourable' : 'undetermined';
}
