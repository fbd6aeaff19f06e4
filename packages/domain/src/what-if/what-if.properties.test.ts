import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testedSeason } from '../../fixtures/builders/back-test.ts';
import { addDays, daysBetween, isoDate } from '../calendar/iso-date.ts';
import { accumulate, averageDailyIncrements, withGaps } from '../degree-days/accumulate.ts';
import { dailyDegreeDays } from '../degree-days/daily-degree-days.ts';
import { stageDates } from '../phenology/reached.ts';
import type { IsoDate } from '../units.ts';
import { sumsOfTraps } from './capture-calls.ts';
import { consequences, stageSums, supposedSpray } from './consequences.ts';
import { playSeason } from './play-season.ts';
import { WEATHERS_AHEAD } from './scenario.ts';
import { type ExtremesRecord, type SeasonInput, seasonDays } from './season-days.ts';
import { parseSupposed, type Supposed, scenarioOf, supposedText } from './supposed.ts';

const RULE = { method: 'simple-average', lower: 10, upper: null, cutoff: 'none' } as const;
const LOBESIA = 1;
const FIRST = isoDate('2023-07-01');
const UNTIL = isoDate('2026-11-10');
const END = isoDate('2026-12-20');
const BIOFIX = isoDate('2026-09-10');
const LENGTH = daysBetween(FIRST, UNTIL) + 1;

/** A day: its minimum and what its maximum is above it, °C, or no record. */
const day = fc.oneof(
  { weight: 60, arbitrary: fc.tuple(fc.integer({ min: 0, max: 18 }), fc.integer({ min: 0, max: 16 })) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const days = fc.array(day, { minLength: 400, maxLength: 400 });
const recordFrom = (
  start: IsoDate,
  length: number,
  stations: readonly (readonly Day[])[],
): ExtremesRecord => ({
  start,
  stations: stations.map((list) => {
    const at = (i: number) => list[i % list.length] ?? null;
    const min = Float64Array.from({ length }, (_, i) => at(i)?.[0] ?? Number.NaN);
    return { min, max: min.map((low, i) => low + (at(i)?.[1] ?? 0)) };
  }),
});
type Day = readonly [number, number] | null;

/** One or two stations over three years and a season, and what a service forecasts. */
const weather = fc.record({
  stations: fc.array(days, { minLength: 1, maxLength: 2 }),
  forecast: fc.option(fc.array(day, { minLength: 1, maxLength: 15 })),
});
type Weather = typeof weather extends fc.Arbitrary<infer T> ? T : never;

/** What a season is played with, and where it stands, `shift` days later. */
function seasonAt({ stations, forecast }: Weather, shift: number) {
  const until = addDays(UNTIL, shift);
  const input: SeasonInput = {
    record: recordFrom(addDays(FIRST, shift), LENGTH, stations),
    standIn: null,
    forecast:
      forecast &&
      recordFrom(
        addDays(until, 1),
        forecast.length,
        stations.map(() => forecast),
      ),
    rule: RULE,
    until,
  };
  return { input, place: { until, end: addDays(END, shift), today: until }, start: addDays(BIOFIX, shift) };
}

/** The season as it is, as it is supposed, and the list of what that changes. */
function playedAt(of: Weather, supposed: Supposed, shift = 0) {
  const { input, place, start } = seasonAt(of, shift);
  const play = (one: Supposed) => {
    const scenario = scenarioOf(one, { start, until: place.until, isOver: false });
    return playSeason(seasonDays(input, scenario), place, scenario, stageSums(LOBESIA));
  };
  const [now, then] = [play({}), play(supposed)];
  return { now, then, rows: consequences(LOBESIA, now, then) };
}

describe('a scenario that is the truth', () => {
  /** Everything that can be supposed without a change: the biofix that there is, no other weather, and what moves no curve. */
  const truths = fc.record(
    {
      start: fc.constant(BIOFIX),
      weather: fc.constant('past-years' as const),
      warmer: fc.constant(0),
      spray: fc.constant(isoDate('2026-11-20')),
      residual: fc.integer({ min: 1, max: 30 }),
      sum: fc.integer({ min: 1, max: 900 }),
      captures: fc.integer({ min: 1, max: 50 }),
      name: fc.constant('Como va'),
    },
    { requiredKeys: [] },
  );

  it('draws the curve and the band of the truth, has its dates, and changes nothing in the list', () => {
    let ahead = 0;
    fc.assert(
      fc.property(weather, truths, (of, truth) => {
        const { now, then, rows } = playedAt(of, truth);
        expect(then).toEqual(now);
        expect(rows.map(({ threshold }) => threshold.dd)).toEqual(stageSums(LOBESIA));
        for (const { now: one, supposed, change, days: later } of rows) {
          expect(supposed).toEqual(one);
          expect([change, later]).toEqual(one.date === null ? ['neither', null] : ['same', 0]);
          if (one.date !== null && !one.isMeasured) ahead += 1;
        }
      }),
      { numRuns: 80 },
    );
    // Some of them go on with past years: dates that are to come are compared too.
    expect(ahead).toBeGreaterThan(20);
  });

  it('draws it again after it stood in an address', () => {
    fc.assert(
      fc.property(weather, truths, (of, truth) => {
        const read = parseSupposed(supposedText(truth));
        expect(playedAt(of, read).then).toEqual(playedAt(of, {}).now);
      }),
      { numRuns: 20 },
    );
  });

  it('draws what the charts and the stages of the season have, which nothing was supposed for', () => {
    fc.assert(
      fc.property(weather, (of) => {
        const { then } = playedAt(of, { start: BIOFIX });
        const { record } = seasonAt(of, 0).input;
        const first = daysBetween(FIRST, BIOFIX);
        const daily = averageDailyIncrements(
          record.stations.map((one) => dailyDegreeDays(one, RULE)),
        ).subarray(first);
        const measured = { start: BIOFIX, values: withGaps(accumulate(daily).total, daily) };
        expect(then.measured).toEqual(measured);
        const reached = stageDates(LOBESIA, measured).map((stage) => stage.reached?.date ?? null);
        expect(then.dates.map(({ date, isMeasured }) => (isMeasured ? date : null))).toEqual(reached);
      }),
      { numRuns: 40 },
    );
  });

  it('is told from one that is not', () => {
    fc.assert(
      fc.property(weather, fc.integer({ min: 1, max: 20 }), (of, earlier) => {
        const { now, then } = playedAt(of, { start: addDays(BIOFIX, -earlier) });
        expect(then.measured.values).toHaveLength(now.measured.values.length + earlier);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a biofix and a weather that are n days later', () => {
  const shifts = fc.integer({ min: -20, max: 20 });
  const scenarios = fc.record({
    moved: fc.integer({ min: -30, max: 80 }),
    weather: fc.constantFrom(...WEATHERS_AHEAD),
    warmer: fc.integer({ min: -3, max: 3 }),
  });

  it('change nothing of what a scenario changes, nor of what a spray meets', () => {
    let changed = 0;
    fc.assert(
      fc.property(weather, scenarios, shifts, (of, { moved, ...other }, n) => {
        const supposedAt = (shift: number) => ({ ...other, start: addDays(BIOFIX, moved + shift) });
        const [still, later] = [playedAt(of, supposedAt(0)), playedAt(of, supposedAt(n), n)];
        const back = (date: IsoDate | null) => date && addDays(date, -n);
        const backIn = ({ date, earliest, latest, ...rest }: (typeof still.then.dates)[number]) => ({
          ...rest,
          ...{ date: back(date), earliest: back(earliest), latest: back(latest) },
        });
        expect(
          later.rows.map((row) => ({ ...row, now: backIn(row.now), supposed: backIn(row.supposed) })),
        ).toEqual(still.rows);
        changed += still.rows.filter(({ change }) => change === 'earlier' || change === 'later').length;
        const { start, values, low, high } = later.then.ahead ?? {};
        expect([start && back(start), values, low, high]).toEqual([
          still.then.ahead?.start,
          still.then.ahead?.values,
          still.then.ahead?.low,
          still.then.ahead?.high,
        ]);
        const sprayed = isoDate('2026-11-15');
        const spray = supposedSpray(LOBESIA, still.then, sprayed, 14);
        const sprayLater = supposedSpray(LOBESIA, later.then, addDays(sprayed, n), 14);
        expect({
          ...sprayLater,
          date: back(sprayLater.date),
          protectedUntil: back(sprayLater.protectedUntil),
        }).toEqual(spray);
      }),
      { numRuns: 40 },
    );
    expect(changed).toBeGreaterThan(20);
  });

  it('move the calls of a threshold of captures by n days', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 100, maxLength: 200 });
    fc.assert(
      fc.property(
        fc.array(counts, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 1, max: 40 }),
        (caught, n, captures) => {
          const { traps, season } = testedSeason({ traps: caught });
          const moved = traps.map((trap) => ({
            ...trap,
            daily: { ...trap.daily, start: addDays(trap.daily.start, n) },
          }));
          const span = { start: addDays(season.start, n), end: addDays(season.end, n) };
          const [still, later] = [sumsOfTraps(traps, 7, season), sumsOfTraps(moved, 7, span)];
          expect(later.most.values).toEqual(still.most.values);
          expect(later.callsAt(captures)).toEqual(
            still.callsAt(captures).map((call) => ({ ...call, date: addDays(call.date, n) })),
          );
        },
      ),
    );
  });
});
