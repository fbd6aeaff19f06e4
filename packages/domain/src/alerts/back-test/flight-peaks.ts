import { addDays, daysBetween, earlierOf, laterOf } from '../../calendar/iso-date.ts';
import { stageDates } from '../../phenology/reached.ts';
import { sumUntil } from '../../published/risk.ts';
import { type DailySeries, type DayRange, fromColumnar, overRange } from '../../series/daily.ts';
import type { Days } from '../../units.ts';
import type { CalledPeak, TestedSeason } from './tested-season.ts';

/** Days whose captures are summed up around a day. */
const PEAK_DAYS: Days = 7;
const BESIDE: Days = (PEAK_DAYS - 1) / 2;
/** With fewer insects one or two of them decide which day is the highest. */
export const FEWEST_CAPTURES = 10;

/** The days of one generation's adults. */
export interface Flight extends DayRange {
  readonly generation: number | null;
}
export type FlightPeak = Pick<CalledPeak, 'generation' | 'date' | 'captures' | 'lack'>;

/**
 * The flights of a season: from the adults of a generation to those of the next by degree-days. Without a model, a biofix
 * or degree-days the season is one.
 *
 * @param hasStages whether the season's degree-days are whole
 */
export function flightsOf({ season, total }: TestedSeason, hasStages: boolean): Flight[] {
  const { start, end } = season;
  const adults =
    total && hasStages
      ? stageDates(total.pestId, fromColumnar(total.accumulated)).flatMap(({ threshold, reached }) =>
          threshold.stage === 'adult' && reached && reached.date <= end
            ? [{ generation: threshold.generation, start: reached.date }]
            : [],
        )
      : [];
  if (adults.length === 0) return [{ generation: null, start, end }];
  return adults.map((adult, i) => {
    const next = adults[i + 1];
    return { ...adult, end: next ? addDays(next.start, -1) : end };
  });
}

/**
 * The peak of a flight: the middle of the seven days with the most captures, the first of equal ones. There is none with
 * fewer than ten insects, nor where the captures were the highest on the first or last day that can be judged: there the
 * flight goes on beyond its days or beyond the record.
 *
 * @param field daily insects of all traps of the field; `NaN` is a day without a record
 * @returns with the insects of the seven days, or of the whole flight where it has no peak
 */
export function flightPeak(field: DailySeries, { generation, ...range }: Flight): FlightPeak {
  const own = overRange(field, range).values.filter((value) => !Number.isNaN(value));
  const captures = own.reduce((sum, value) => sum + value, 0);
  if (captures < FEWEST_CAPTURES) return { generation, date: null, captures, lack: 'few-captures' };
  const recorded = recordedDays(field);
  const first = laterOf(range.start, addDays(recorded.start, BESIDE));
  const last = earlierOf(range.end, addDays(recorded.end, -BESIDE));
  let top = { date: first, captures: Number.NEGATIVE_INFINITY };
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const sum = sumUntil(field.values, daysBetween(field.start, date) + BESIDE, PEAK_DAYS);
    if (sum > top.captures) top = { date, captures: sum };
  }
  const isInside = top.date > first && top.date < last;
  return isInside
    ? { generation, ...top, lack: null }
    : { generation, date: null, captures, lack: 'not-closed' };
}

/** From the first day with a record to the last one; a series without any is the same day twice. */
export function recordedDays({ start, values }: DailySeries): DayRange {
  const isKnown = (value: number) => !Number.isNaN(value);
  const first = Math.max(0, values.findIndex(isKnown));
  return {
    start: addDays(start, first),
    end: addDays(start, Math.max(first, values.findLastIndex(isKnown))),
  };
}
