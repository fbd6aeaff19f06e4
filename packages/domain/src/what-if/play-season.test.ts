import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isoDate } from '../calendar/iso-date.ts';
import type { IsoDate } from '../units.ts';
import { playSeason } from './play-season.ts';
import type { Scenario } from './scenario.ts';
import { type ExtremesRecord, seasonDays } from './season-days.ts';

/** Degree-days of a day are its temperature less 10 °C, so that every sum can be worked out by hand. */
const RULE = { method: 'simple-average', lower: 10, upper: null, cutoff: 'none' } as const;
const FIRST = isoDate('2023-07-01');
const UNTIL = isoDate('2026-10-10');
const END = isoDate('2026-12-31');
const PLACE = { until: UNTIL, end: END, today: UNTIL };
const BIOFIX = isoDate('2026-10-01');
const TRUTH: Scenario = { start: BIOFIX, weather: 'past-years', warmer: 0, from: addDays(UNTIL, 1) };

/** A record of one station; the year of a season is that of its July. */
function recordOf(temperature: (day: IsoDate) => number): ExtremesRecord {
  const values = Float64Array.from({ length: daysBetween(FIRST, UNTIL) + 1 }, (_, i) =>
    temperature(addDays(FIRST, i)),
  );
  return { start: FIRST, stations: [{ min: values, max: values }] };
}
const winterOf = (day: IsoDate) => Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0);
/** 4, 5 and 6 °C·day a day in the three seasons before, 5 in this one. */
const PER_DAY: Record<number, number> = { 2023: 4, 2024: 5, 2025: 6, 2026: 5 };
const EVEN = recordOf((day) => 10 + PER_DAY[winterOf(day)]!);

function play(change: Partial<Scenario> = {}, record = EVEN, thresholds = [40, 100]) {
  const scenario = { ...TRUTH, ...change };
  const days = seasonDays({ record, standIn: null, forecast: null, rule: RULE, until: UNTIL }, scenario);
  return playSeason(days, PLACE, scenario, thresholds);
}
const datesOf = (change: Partial<Scenario>, thresholds?: number[]) =>
  play(change, EVEN, thresholds).dates.map(({ date }) => date);

describe('a season as it is', () => {
  it('adds up what was measured, and reaches sums on the mean of the past years', () => {
    const { measured, ahead, dates } = play();
    expect(measured.start).toBe('2026-10-01');
    expect([...measured.values]).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
    expect(ahead?.start).toBe('2026-10-11');
    expect([...ahead!.values.slice(0, 3)]).toEqual([55, 60, 65]);
    expect(ahead?.years).toEqual([2025, 2024, 2023]);
    // s = k after k days; half the band 1.886·√(4/3)·k = 2.1778·k: 50 + 7.1778·k = 100 at k = 6.97, nearest the end of
    // the seventh day, 50 + 2.8222·k at 17.72, nearest that of the eighteenth.
    expect(dates).toEqual([
      { threshold: 40, date: '2026-10-08', earliest: '2026-10-08', latest: '2026-10-08', isMeasured: true },
      { threshold: 100, date: '2026-10-20', earliest: '2026-10-18', latest: '2026-10-28', isMeasured: false },
    ]);
  });

  it('names no date with two past years, and none that lies beyond the season', () => {
    const short = recordOf((day) => (day < '2024-10-11' ? Number.NaN : 10 + PER_DAY[winterOf(day)]!));
    expect(play({}, short)).toMatchObject({ ahead: null, dates: [{ date: '2026-10-08' }, { date: null }] });
    expect(datesOf({}, [100, 5000])).toEqual(['2026-10-20', null]);
  });

  it('does not go on from a record that ended more than three days ago', () => {
    const days = seasonDays({ record: EVEN, standIn: null, forecast: null, rule: RULE, until: UNTIL }, TRUTH);
    const asked = (late: number) => playSeason(days, { ...PLACE, today: addDays(UNTIL, late) }, TRUTH, [100]);
    expect(asked(3).dates[0]?.date).toBe('2026-10-20');
    expect(asked(4)).toMatchObject({ ahead: null, dates: [{ date: null }] });
  });

  it('is measured alone once it is over', () => {
    const days = seasonDays({ record: EVEN, standIn: null, forecast: null, rule: RULE, until: UNTIL }, TRUTH);
    const over = playSeason(days, { until: UNTIL, end: isoDate('2026-10-05'), today: null }, TRUTH, [20, 40]);
    expect([...over.measured.values]).toEqual([5, 10, 15, 20, 25]);
    expect(over).toMatchObject({ ahead: null, dates: [{ date: '2026-10-04' }, { date: null }] });
  });

  it('breaks the line on a missing day, which adds nothing', () => {
    const record = recordOf((day) => (day === '2026-10-03' ? Number.NaN : 10 + PER_DAY[winterOf(day)]!));
    const { measured, dates } = play({}, record);
    expect([...measured.values]).toEqual([5, 10, Number.NaN, 15, 20, 25, 30, 35, 40, 45]);
    expect(dates[0]?.date).toBe('2026-10-09');
  });
});

describe('what is supposed', () => {
  it('moves every sum with the biofix', () => {
    expect(datesOf({ start: isoDate('2026-09-29') })).toEqual(['2026-10-06', '2026-10-18']);
    expect(datesOf({ start: isoDate('2026-10-05') })).toEqual(['2026-10-12', '2026-10-24']);
  });

  it('starts among the days to come from a biofix that is to come', () => {
    const { measured, ahead, dates } = play({ start: isoDate('2026-10-15') });
    expect(measured.values).toHaveLength(0);
    expect(ahead?.start).toBe('2026-10-15');
    expect(dates.map(({ date }) => date)).toEqual(['2026-10-22', '2026-11-03']);
  });

  it('takes the year with most degree-days, or with fewest, and then has no band', () => {
    expect(play({ weather: 'warm-year' })).toMatchObject({
      ahead: { years: [2025] },
      dates: [{}, { date: '2026-10-19', earliest: '2026-10-19', latest: '2026-10-19' }],
    });
    expect(play({ weather: 'cold-year' })).toMatchObject({
      ahead: { years: [2023] },
      dates: [{}, { date: '2026-10-23' }],
    });
  });

  it('warms the days to come, and measured ones from the day that it names', () => {
    expect(datesOf({ warmer: 1 })).toEqual(['2026-10-08', '2026-10-19']);
    expect(datesOf({ warmer: -1 })).toEqual(['2026-10-08', '2026-10-23']);
    // 25 until the 5th, then 6 a day: 43 on the 8th, 55 on the 10th, 100 after eight days more.
    expect(datesOf({ warmer: 1, from: isoDate('2026-10-06') })).toEqual(['2026-10-08', '2026-10-18']);
  });

  it('goes by the days that a service forecasts first, warmed too', () => {
    const values = new Float64Array(5).fill(20);
    const forecast = { start: isoDate('2026-10-11'), stations: [{ min: values, max: values }] };
    const input = { record: EVEN, standIn: null, forecast, rule: RULE, until: UNTIL };
    const date = (change: Partial<Scenario>) => {
      const scenario = { ...TRUTH, ...change };
      return playSeason(seasonDays(input, scenario), PLACE, scenario, [100]).dates[0]?.date;
    };
    expect(date({})).toBe('2026-10-15'); // 50 + 5·10
    expect(date({ warmer: 2 })).toBe('2026-10-15'); // 50 + 4·12 = 98
    expect(date({ warmer: 3 })).toBe('2026-10-14'); // 50 + 4·13 = 102
    expect(date({ start: isoDate('2026-10-13') })).toBe('2026-10-29'); // 3·10 from the 13th, then 14 days of 5
  });
});

describe('properties', () => {
  const temperatures = fc.array(fc.double({ min: 5, max: 30, noNaN: true }), {
    minLength: 400,
    maxLength: 400,
  });
  const moved = (record: ExtremesRecord, days: number): ExtremesRecord => ({
    ...record,
    start: addDays(record.start, days),
  });

  it('a shift of the biofix and of the weather by n days is no change', () => {
    fc.assert(
      fc.property(temperatures, fc.integer({ min: -20, max: 20 }), (values, n) => {
        const record = recordOf((day) => values[daysBetween(FIRST, day) % 365]!);
        const asked = (shift: number) => {
          const until = addDays(UNTIL, shift);
          const scenario = { ...TRUTH, start: addDays(BIOFIX, shift), from: addDays(until, 1) };
          const input = { record: moved(record, shift), standIn: null, forecast: null, rule: RULE, until };
          const place = { until, end: addDays(isoDate('2026-12-01'), shift), today: until };
          return playSeason(seasonDays(input, scenario), place, scenario, [20, 100, 300]);
        };
        const [still, shifted] = [asked(0), asked(n)];
        expect(shifted.measured.values).toEqual(still.measured.values);
        expect(shifted.ahead?.values).toEqual(still.ahead?.values);
        const back = (day: IsoDate | null) => day && addDays(day, -n);
        expect(shifted.dates.map(({ date }) => back(date))).toEqual(still.dates.map(({ date }) => date));
        expect(shifted.dates.map(({ latest }) => back(latest))).toEqual(
          still.dates.map(({ latest }) => latest),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('sums and dates are those of plain loops over the days', () => {
    const scenarios = fc.record({
      shift: fc.integer({ min: -60, max: 40 }),
      warmer: fc.integer({ min: -3, max: 3 }),
      threshold: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(temperatures, scenarios, (values, { shift, warmer, threshold }) => {
        const at = (day: IsoDate) => values[daysBetween(FIRST, day) % 400]!;
        const start = addDays(BIOFIX, shift);
        const played = play({ start, warmer }, recordOf(at), [threshold]).dates[0]!;
        const dd = (day: IsoDate, more = 0) => Math.max(0, at(day) + more - 10);
        const inYears = (day: IsoDate) =>
          [2023, 2024, 2025].map((year) => `${year}${day.slice(4)}` as IsoDate);
        const meanOf = (list: readonly number[]) => list.reduce((all, one) => all + one, 0) / list.length;
        // The last seven days since the sum began, or the last four where it began later.
        const recent = [-6, -5, -4, -3, -2, -1, 0]
          .map((back) => addDays(UNTIL, back))
          .filter((day) => day >= start || day >= addDays(UNTIL, -3));
        const difference =
          start > addDays(UNTIL, 1)
            ? 0
            : meanOf(recent.map((day) => dd(day) - meanOf(inYears(day).map((past) => dd(past)))));
        let sum = 0;
        let day = start;
        while (day <= END && sum < threshold) {
          const share = 0.4 * 0.9 ** (daysBetween(UNTIL, day) - 1);
          sum +=
            day <= UNTIL
              ? dd(day)
              : meanOf(inYears(day).map((past) => Math.max(0, dd(past, warmer) + share * difference)));
          day = addDays(day, 1);
        }
        // Sums in another order differ in the last digits: a threshold that is only just met is left out.
        fc.pre(Math.abs(sum - threshold) > 1e-6);
        expect(played.date).toBe(sum >= threshold ? addDays(day, -1) : null);
      }),
      { numRuns: 100 },
    );
  });
});
