/** How often dates from past years include the true one, by measured seasons: docs/measurements/ahead.md. */
import { describe, expect, it } from 'vitest';
import { hasMaquehue, MAQUEHUE, measuredDegreeDays } from '../../fixtures/measured-years.ts';
import { addDays, daysBetween, isoDate } from '../calendar/iso-date.ts';
import { wholeCourse } from '../climate/past-course.ts';
import { sameDayOfYear } from '../climate/past-years.ts';
import { accumulate } from '../degree-days/accumulate.ts';
import type { IsoDate } from '../units.ts';
import { datesAhead } from './dates-ahead.ts';
import { stageThresholds } from './stages.ts';

const YEARS = Array.from({ length: 10 }, (_, i) => 2005 + i);
const PESTS = [1, 2, 3];
const BIOFIX = '10-01';
/** The days of a season on which the dates are computed. */
const ASKED = ['10-15', '11-01', '11-15', '12-01', '12-15', '01-01', '01-15'];
/** A date at least this far ahead comes from past years, days. */
const NEAR_DAYS = 15;

interface Answered {
  readonly years: number;
  readonly hit: 'within' | 'before' | 'after';
  /** Days between the middle date and the true one; null if the middle date is not within the season. */
  readonly off: number | null;
  /** Days from the earliest to the latest date; null without an end. */
  readonly width: number | null;
}

/** Daily degree-days of each season from a given day on; seasons with a long gap are left out. */
function seasonsFrom(day: string, daily: ReadonlyMap<IsoDate, number>) {
  const found = new Map<number, { start: IsoDate; gathered: number; course: Float64Array }>();
  for (const year of YEARS) {
    const biofix = isoDate(`${year}-${BIOFIX}`);
    const start = sameDayOfYear(isoDate(`2000-${day}`), day < BIOFIX ? year + 1 : year);
    const length = daysBetween(biofix, isoDate(`${year + 1}-04-30`)) + 1;
    const all = Float64Array.from({ length }, (_, i) => daily.get(addDays(biofix, i)) ?? Number.NaN);
    const whole = wholeCourse(all);
    const before = daysBetween(biofix, start);
    if (whole) {
      const gathered = accumulate(whole.subarray(0, before)).total.at(-1)!;
      // The same length as in a year without a leap day.
      found.set(year, { start, gathered, course: whole.subarray(before).subarray(0, 211 - before) });
    }
  }
  return found;
}

function answers(choose: (past: number, year: number) => boolean): Answered[] {
  return PESTS.flatMap((pestId) => {
    const daily = measuredDegreeDays(MAQUEHUE, pestId);
    return ASKED.flatMap((day) => {
      const seasons = seasonsFrom(day, daily);
      return [...seasons].flatMap(([year, own]) => {
        const courses = [...seasons].filter(([past]) => choose(past, year)).map(([, one]) => one.course);
        if (courses.length < 3) return [];
        const statistics = (of: readonly Float64Array[]) =>
          datesAhead(
            { start: own.start, before: own.gathered, courses: of },
            stageThresholds(pestId).map(({ dd }) => dd),
          );
        const truths = statistics([own.course]);
        return statistics(courses).flatMap(({ earliest, date, latest }, i): Answered[] => {
          const truth = truths[i]!.date;
          if (truth === null || daysBetween(own.start, truth) < NEAR_DAYS) return [];
          const late = (one: IsoDate | null) => one ?? '9999';
          const hit = truth < late(earliest) ? 'before' : truth > late(latest) ? 'after' : 'within';
          const off = date ? Math.abs(daysBetween(truth, date)) : null;
          const width = earliest && latest ? daysBetween(earliest, latest) : null;
          return [{ years: courses.length, hit, off, width }];
        });
      });
    });
  });
}

function figures(of: readonly Answered[]) {
  const share = (hit: Answered['hit']) =>
    Math.round((100 * of.filter((one) => one.hit === hit).length) / of.length);
  const mean = (list: readonly (number | null)[]) => {
    const known = list.filter((days) => days !== null);
    return Math.round((10 * known.reduce((sum, days) => sum + days, 0)) / known.length) / 10;
  };
  return {
    count: of.length,
    within: share('within'),
    before: share('before'),
    after: share('after'),
    daysOff: mean(of.map(({ off }) => off)),
    width: mean(of.map(({ width }) => width)),
  };
}

describe.skipIf(!hasMaquehue)('dates of past years at Maquehue, 2005–2015', () => {
  it('of nine other years contain eight in ten', () => {
    expect(figures(answers((past, year) => past !== year))).toEqual({
      count: 1208,
      within: 81,
      before: 10,
      after: 9,
      daysOff: 7.6,
      width: 23.3,
    });
  });

  it('of a few of the other years contain nearly as many, in a wider band', () => {
    const few = answers((past, year) => past !== year && (7 * past + 11 * year) % 9 < 4);
    const of = (least: number, most: number) =>
      figures(few.filter(({ years }) => years >= least && years <= most));
    expect(of(3, 5)).toEqual({ count: 1208, within: 75, before: 14, after: 11, daysOff: 6.6, width: 25.2 });
  });

  it('of three to five earlier years contain fewer', () => {
    const earlier = answers((past, year) => past < year);
    const of = (least: number, most: number) =>
      figures(earlier.filter(({ years }) => years >= least && years <= most));
    expect(of(3, 5)).toEqual({ count: 392, within: 67, before: 14, after: 19, daysOff: 9.2, width: 22.6 });
    expect(of(6, 9)).toEqual({ count: 424, within: 89, before: 11, after: 0, daysOff: 7.4, width: 25.4 });
  });
});
