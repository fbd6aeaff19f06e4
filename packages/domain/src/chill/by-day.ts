import { MIN_DAY_COVERAGE } from '../climate/coverage.ts';
import { toReadings } from '../climate/readings.ts';
import { hourlyDegreeDays } from '../degree-days/hourly-degree-days.ts';
import type { DegreeDayThresholds } from '../degree-days/thresholds.ts';
import { type DegreeHourThresholds, growingDegreeHours } from './degree-hours.ts';
import { fillShortGaps } from './gaps.ts';
import { checkDays, type HourlyTemperatures } from './hourly-chill.ts';
import { CHILL_MODELS, type ChillMetric, isChillMetric } from './models.ts';

/** A model of hours: its running total after each of them. */
type Accumulated = (hourly: Float64Array, dayOf: ArrayLike<number>) => Float64Array;

/**
 * Chill of each local day, ready to be averaged over stations and accumulated.
 *
 * Gaps of up to three hours are bridged by a straight line first. A day is missing, not zero, when fewer than 20
 * of 24 of its hours were measured, counted before the bridging; the Dynamic model carries its state over it.
 *
 * @param hourly as measured, °C, `NaN` for a missing hour, every hour of every day listed
 * @param dayOf for each hour the number of its day, counted from 0 and never falling; a number that no hour has is
 *   a missing day
 * @returns one value per day 0..last, in the unit of the model; `NaN` for a missing day
 * @throws {RangeError} `dayOf` has another length, falls, or holds something else than whole numbers ≥ 0; a
 *   temperature is infinite; an unknown model
 */
export function chillIncrementsByDay(
  hourly: HourlyTemperatures,
  dayOf: ArrayLike<number>,
  model: ChillMetric,
): Float64Array {
  if (!isChillMetric(model)) throw new RangeError(`unknown model ${model}`);
  return incrementsByDay(hourly, dayOf, CHILL_MODELS[model].accumulated);
}

/** Growing degree-hours of each local day, °C·h; days and gaps as for `chillIncrementsByDay`. */
export function degreeHourIncrementsByDay(
  hourly: HourlyTemperatures,
  dayOf: ArrayLike<number>,
  thresholds: DegreeHourThresholds,
): Float64Array {
  return incrementsByDay(hourly, dayOf, (temperatures) => growingDegreeHours(temperatures, thresholds));
}

/** Degree-days of each local day from its hours, °C·day; days and gaps as for `chillIncrementsByDay`. */
export function hourlyDegreeDayIncrementsByDay(
  hourly: HourlyTemperatures,
  dayOf: ArrayLike<number>,
  thresholds: DegreeDayThresholds,
): Float64Array {
  return incrementsByDay(hourly, dayOf, (temperatures) => hourlyDegreeDays(temperatures, thresholds));
}

function incrementsByDay(
  hourly: HourlyTemperatures,
  dayOf: ArrayLike<number>,
  model: Accumulated,
): Float64Array {
  const measured = toReadings(hourly, 'hourly');
  checkDays(dayOf, measured.length);
  const days = (dayOf[measured.length - 1] ?? -1) + 1;
  const accumulated = model(fillShortGaps(measured), dayOf);
  const present = new Uint32Array(days);
  const listed = new Uint32Array(days);
  const increments = new Float64Array(days).fill(Number.NaN);
  let before = 0;
  for (let i = 0; i < measured.length; i++) {
    const day = dayOf[i]!;
    if (!Number.isInteger(day) || day < 0) throw new RangeError(`dayOf[${i}] (${day}) is not a day number`);
    listed[day]! += 1;
    if (!Number.isNaN(measured[i]!)) present[day]! += 1;
    if (dayOf[i + 1] === day) continue;
    if (present[day]! >= MIN_DAY_COVERAGE * listed[day]!) increments[day] = accumulated[i]! - before;
    before = accumulated[i]!;
  }
  return increments;
}
