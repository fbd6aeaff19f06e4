import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { hoursOfDays } from '../climate/day-arrays.ts';
import { CHILL_MODEL_WORDS } from '../es/chill.ts';
import { chillIncrementsByDay } from './by-day.ts';
import { growingDegreeHours } from './degree-hours.ts';
import { dynamicPortions } from './dynamic.ts';
import { fillShortGaps } from './gaps.ts';
import { chillingHours, positiveUtahUnits, utahUnits } from './hourly-chill.ts';
import { CHILL_METRICS, CHILL_MODELS, isChillMetric } from './models.ts';

const HOLE = Number.NaN;
const temperature = fc.double({ min: -15, max: 40, noNaN: true });
const hours = fc.array(temperature, { minLength: 1, maxLength: 200 });
const fullDays = (hourly: ArrayLike<number>) => Uint32Array.from(hourly, (_, i) => Math.floor(i / 24));

describe('hourly chill models', () => {
  it('keep their thresholds', () => {
    expect(Array.from(chillingHours([6.99, 7, -12, 7.2]))).toEqual([1, 1, 2, 2]);
    expect(Array.from(chillingHours([0, -0.1, 7.1], { below: 7.2, from: 0 }))).toEqual([1, 1, 2]);
    const edges = [1.4, 2.4, 9.1, 12.4, 15.9, 18, 18.01];
    const units = edges.map((t) => utahUnits([t])[0]);
    expect(units).toEqual([0, 0.5, 1, 0.5, 0, -0.5, -1]);
  });

  it('let a missing hour add nothing, and take null as missing', () => {
    fc.assert(
      fc.property(hours, fc.nat(), (hourly, at) => {
        const where = at % (hourly.length + 1);
        const holed = hourly.toSpliced(where, 0, HOLE);
        expect(chillingHours(holed).at(-1)).toBe(chillingHours(hourly).at(-1));
        expect(utahUnits(holed).at(-1)).toBe(utahUnits(hourly).at(-1));
        expect(growingDegreeHours(holed, { base: 4.5, optimum: 25 }).at(-1)).toBe(
          growingDegreeHours(hourly, { base: 4.5, optimum: 25 }).at(-1),
        );
        expect(dynamicPortions([...holed, 0]).at(-1)).toBe(dynamicPortions([...hourly, 0]).at(-1));
      }),
    );
    expect(Array.from(chillingHours([null, 3]))).toEqual([0, 1]);
  });

  it('fall only where they may', () => {
    fc.assert(
      fc.property(hours, (hourly) => {
        for (const total of [
          chillingHours(hourly),
          dynamicPortions(hourly),
          growingDegreeHours(hourly, { base: 4.5, optimum: 25 }),
          positiveUtahUnits(hourly, fullDays(hourly)).filter((_, i) => i % 24 === 23),
        ]) {
          for (let i = 1; i < total.length; i++) expect(total[i]!).toBeGreaterThanOrEqual(total[i - 1]!);
        }
      }),
    );
  });

  it('count the chill of a long cold spell, and lose a start to heat', () => {
    const cold = new Float64Array(24 * 30).fill(6);
    expect(dynamicPortions(cold).at(-1)).toBeGreaterThan(20);
    const alternating = Float64Array.from({ length: 24 * 30 }, (_, i) => (i % 24 < 12 ? 6 : 28));
    expect(dynamicPortions(alternating).at(-1)).toBeLessThan(2);
  });

  it('keep the Dynamic state over a missing hour, in the middle of a winter too', () => {
    const winter = Float64Array.from({ length: 24 * 20 }, (_, i) => 6 + 5 * Math.sin((i * Math.PI) / 12));
    const whole = dynamicPortions(winter);
    const holed = dynamicPortions([...winter.subarray(0, 205), HOLE, ...winter.subarray(205)]);
    expect(whole.at(-1)).toBeGreaterThan(10);
    expect(holed.slice(206)).toEqual(whole.slice(205));
  });

  it('have nothing for no hours', () => {
    for (const metric of CHILL_METRICS) expect(CHILL_MODELS[metric].accumulated([], [])).toHaveLength(0);
  });

  it('refuse infinite temperatures, impossible ones and bounds that cross', () => {
    for (const metric of CHILL_METRICS) {
      const run = () => CHILL_MODELS[metric].accumulated([5, Number.POSITIVE_INFINITY], [0, 0]);
      expect(run, metric).toThrow('hourly[1] is infinite');
    }
    expect(() => dynamicPortions([5, -300, 5])).toThrow('below absolute zero');
    expect(() => dynamicPortions([5, -273, 5])).toThrow('below absolute zero');
    expect(() => chillingHours([5], { below: 7, from: 7 })).toThrow(RangeError);
    expect(() => growingDegreeHours([5], { base: 25, optimum: 4.5 })).toThrow(RangeError);
  });
});

describe('positive Utah units', () => {
  it('let warm hours undo chill of their own day alone', () => {
    const hourly = [5, 5, 20, 20, 20, 5, 5, 20];
    const dayOf = [0, 0, 0, 0, 0, 1, 1, 1];
    expect(Array.from(positiveUtahUnits(hourly, dayOf))).toEqual([1, 2, 1, 0, 0, 1, 2, 1]);
  });

  it('follow days of 23 and 25 hours', () => {
    const spring = { start: isoDate('2024-09-07'), end: isoDate('2024-09-09') };
    const autumn = { start: isoDate('2024-04-05'), end: isoDate('2024-04-07') };
    for (const [range, lengths] of [
      [spring, [24, 23, 24]],
      [autumn, [24, 25, 24]],
    ] as const) {
      const { hourly, dayOf } = hoursOfDays([], range);
      // Cold days, except for a middle day that is warm enough to end far below zero.
      const temperatures = hourly.map((_, i) => (dayOf[i] === 1 ? 25 : 5));
      const perDay = chillIncrementsByDay(temperatures, dayOf, 'chill_model_infruitec');
      expect(Array.from(perDay)).toEqual([24, 0, 24]);
      const cold = chillIncrementsByDay(hourly.fill(5), dayOf, 'chill_model_infruitec');
      expect(Array.from(cold)).toEqual(lengths);
    }
  });

  it('refuse days that do not fit the hours', () => {
    expect(() => positiveUtahUnits([5, 5], [0])).toThrow('1 entries for 2 hours');
    expect(() => positiveUtahUnits([5, 5], [1, 0])).toThrow('dayOf[1]');
    expect(() => positiveUtahUnits([5], [HOLE])).toThrow(RangeError);
  });
});

describe('chill by day', () => {
  it('adds up to the accumulated model when nothing is missing', () => {
    const week = fc.array(temperature, { minLength: 168, maxLength: 168 });
    fc.assert(
      fc.property(week, fc.constantFrom(...CHILL_METRICS), (hourly, metric) => {
        const dayOf = fullDays(hourly);
        const perDay = chillIncrementsByDay(hourly, dayOf, metric);
        const total = CHILL_MODELS[metric].accumulated(hourly, dayOf).at(-1);
        expect(perDay).toHaveLength(7);
        expect(perDay.reduce((sum, v) => sum + v, 0)).toBeCloseTo(total!, 9);
      }),
    );
  });

  it('misses a day with fewer than 20 hours and keeps one with 20', () => {
    const hourly = new Float64Array(72).fill(5);
    hourly.fill(HOLE, 24, 28);
    hourly.fill(HOLE, 48, 53);
    const perDay = chillIncrementsByDay(hourly, fullDays(hourly), 'chill_model_weinberger');
    expect(Array.from(perDay)).toEqual([24, 20, HOLE]);
  });

  it('bridges three hours, and misses a day that is not there at all', () => {
    const hourly = new Float64Array(48).fill(5);
    hourly.fill(HOLE, 10, 13);
    const perDay = chillIncrementsByDay(
      hourly,
      Uint32Array.from(hourly, (_, i) => (i < 24 ? 0 : 2)),
      'chill_model_utah',
    );
    expect(Array.from(perDay)).toEqual([24, HOLE, 24]);
    expect(chillIncrementsByDay([], [], 'chill_model_utah')).toHaveLength(0);
    expect(() => chillIncrementsByDay([5], [0.5], 'chill_model_utah')).toThrow(RangeError);
    expect(() => chillIncrementsByDay([5], [-1], 'chill_model_utah')).toThrow(RangeError);
  });

  it('refuses days that do not fit the hours, for every model', () => {
    for (const metric of CHILL_METRICS) {
      expect(() => chillIncrementsByDay([5, 5], [0], metric)).toThrow('1 entries for 2 hours');
      expect(() => chillIncrementsByDay([5, 5], [0, 0, 0], metric)).toThrow('3 entries for 2 hours');
      expect(() => chillIncrementsByDay([5, 5], [1, 0], metric)).toThrow('dayOf[1]');
    }
  });

  it('says what it counts, in which unit and after whom', () => {
    expect(CHILL_METRICS.map((metric) => CHILL_MODEL_WORDS[metric].unit)).toEqual(['h', 'UF', 'UF', 'PF']);
    for (const metric of CHILL_METRICS) {
      const { citation } = CHILL_MODELS[metric];
      expect(CHILL_MODEL_WORDS[metric].description).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
      expect(citation).toMatch(/^[^(]+\(19\d\d\)\. .+ \d+(\(\d+\))?, \d+–\d+\.$/);
    }
  });

  it('knows its metrics', () => {
    expect(CHILL_METRICS.every(isChillMetric)).toBe(true);
    expect(isChillMetric('toString')).toBe(false);
    for (const metric of CHILL_METRICS) expect(CHILL_MODELS[metric].metric).toBe(metric);
  });
});

describe('short gaps', () => {
  it('are bridged by a straight line; long ones and ends stay open', () => {
    const hourly = [HOLE, 4, HOLE, HOLE, HOLE, 8, HOLE, HOLE, HOLE, HOLE, 2, HOLE];
    expect(Array.from(fillShortGaps(hourly))).toEqual([HOLE, 4, 5, 6, 7, 8, HOLE, HOLE, HOLE, HOLE, 2, HOLE]);
    expect(Array.from(fillShortGaps(hourly, 0))).toEqual(hourly);
    expect(() => fillShortGaps(hourly, 1.5)).toThrow(RangeError);
    expect(() => fillShortGaps(hourly, -1)).toThrow(RangeError);
  });

  it('leave measured hours and the input alone', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(temperature, fc.constant(HOLE))), (list) => {
        const hourly = Float64Array.from(list);
        const filled = fillShortGaps(hourly);
        expect(hourly).toEqual(Float64Array.from(list));
        for (const [i, v] of hourly.entries()) if (!Number.isNaN(v)) expect(filled[i]).toBe(v);
      }),
    );
  });
});
