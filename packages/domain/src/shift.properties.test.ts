import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amount,
  anyDay,
  BY_DAY,
  celsius,
  columns,
  extreme,
  extremes,
  HOLE,
  hours,
  options,
  photos,
  plates,
  START,
  WITH_UTAH,
  wholeDays,
} from '../fixtures/arbitraries.ts';
import { aStation } from '../fixtures/builders/station.ts';
import {
  accumulatedCaptures,
  capturesInPhoto,
  dailyIncrements,
  weeklyIncrements,
} from './captures/increments.ts';
import { HEALTH_STATES } from './health/codes.ts';
import {
  accumulate,
  addDays,
  chartWindow,
  dailyDegreeDays,
  dateReached,
  datesAhead,
  dayRollups,
  FLIGHT_MODELS,
  flightDates,
  GUBLER_RULE,
  gublerIndex,
  HOUR_MS,
  hourlyTemperatures,
  type IsoDate,
  isoDate,
  type MildewDay,
  projectedDate,
  stageDates,
  startOfDay,
  UC_IPM_GUBLER_RULE,
} from './index.ts';
import { maintenanceNotifications, mildewNotifications } from './notifications/conditions.ts';

describe('shifting a series by a day shifts the answer', () => {
  const A_DAY = Array<number>(24).fill(HOLE);
  it.each(Object.entries(WITH_UTAH))('%s', (_, model) => {
    fc.assert(
      fc.property(hours, (hourly) => {
        expect(model([...A_DAY, ...hourly])).toEqual(
          Float64Array.of(...A_DAY.map(() => 0), ...model(hourly)),
        );
      }),
    );
  });

  it.each(Object.entries(BY_DAY))('%s by day', (_, model) => {
    fc.assert(
      fc.property(wholeDays, ({ hourly, dayOf }) => {
        const later = model([...A_DAY, ...hourly], [...A_DAY.map(() => 0), ...dayOf.map((day) => day + 1)]);
        expect(later).toEqual(Float64Array.of(HOLE, ...model(hourly, dayOf)));
      }),
    );
  });

  it('degree-days of every method and cutoff, whatever the day before was', () => {
    fc.assert(
      fc.property(extremes, anyDay, options, (days, before, option) => {
        const later = dailyDegreeDays(columns([before, ...days]), option);
        expect(later.subarray(1)).toEqual(dailyDegreeDays(columns(days), option));
      }),
    );
  });

  it('the mildew index of either rule', () => {
    fc.assert(
      fc.property(wholeDays, fc.constantFrom(GUBLER_RULE, UC_IPM_GUBLER_RULE), ({ days }, rule) => {
        const season: MildewDay[] = days.map((hourly) => ({ hourly }));
        expect(gublerIndex([{ hourly: [] }, ...season], rule)).toEqual(
          Float64Array.of(0, ...gublerIndex(season, rule)),
        );
      }),
    );
  });

  it('hourly temperatures, by a whole year, as the sun comes back', () => {
    fc.assert(
      fc.property(
        fc.array(extreme, { maxLength: 8 }),
        fc.double({ min: -60, max: 60, noNaN: true }),
        (list, latitude) => {
          const from = (start: IsoDate) => list.map((one, i) => ({ ...one, date: addDays(start, i) }));
          const [one, other] = [isoDate('2025-06-01'), isoDate('2026-06-01')].map(from);
          expect(hourlyTemperatures(other!, latitude)).toEqual(hourlyTemperatures(one!, latitude));
        },
      ),
    );
  });

  it('roll-ups, where the clock does not change', () => {
    const steps = fc.array(fc.integer({ min: 60, max: 20_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.array(celsius, { minLength: 40, maxLength: 40 }), (seconds, values) => {
        let at = startOfDay(START);
        const t = Float64Array.from(seconds, (s) => (at += s * 1000));
        const temperature = values.slice(0, t.length);
        const rollups = (shift: number) =>
          dayRollups({ t: t.map((time) => time + shift), temperature, humidity: temperature });
        expect(rollups(24 * HOUR_MS)).toEqual(
          rollups(0).map((day) => ({ ...day, date: addDays(day.date, 1) })),
        );
      }),
    );
  });

  it('captures in every form, weekly ones by whole weeks', () => {
    fc.assert(
      fc.property(plates, fc.integer({ min: -400, max: 400 }), (list, shift) => {
        const of = (start: IsoDate) => {
          const range = { start, end: addDays(start, 25) };
          const increments = dailyIncrements(photos(start, list), range);
          return {
            increments,
            inPhoto: capturesInPhoto(photos(start, list), range),
            total: accumulatedCaptures(increments),
          };
        };
        const [one, other] = [of(START), of(addDays(START, shift))];
        for (const key of ['increments', 'inPhoto', 'total'] as const) {
          expect(other[key]).toEqual({ start: addDays(START, shift), values: one[key].values });
        }
        const weeks = of(addDays(START, 7 * shift));
        expect(weeklyIncrements(weeks.increments)).toEqual(
          weeklyIncrements(one.increments).map(({ date, value }) => ({
            date: addDays(date, 7 * shift),
            value,
          })),
        );
      }),
    );
  });

  it('dates of stages and flights, projections and windows', () => {
    const curve = fc.array(amount, { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(curve, fc.integer({ min: 1, max: 500 }), (daily, shift) => {
        const { total } = accumulate(daily.map((v) => v * 3));
        const at = (start: IsoDate) => ({ start, values: total });
        const moved = (date: IsoDate | undefined) => date && addDays(date, shift);
        const pairs = (start: IsoDate) => [
          ...stageDates(1, at(start)).map(({ reached }) => reached),
          ...flightDates(FLIGHT_MODELS.get(1)!, at(start)).map(({ reached }) => reached),
          dateReached(at(start), 100),
        ];
        const later = pairs(addDays(START, shift));
        pairs(START).forEach((reached, i) => {
          expect([later[i]?.date, later[i]?.earliest]).toEqual([
            moved(reached?.date),
            moved(reached?.earliest),
          ]);
        });
        const projected = (lastDate: IsoDate) =>
          projectedDate({ accumulated: 90, lastDate, recentDaily: daily, threshold: 130 });
        const first = projected(START);
        expect(projected(addDays(START, shift))).toEqual(
          first && { ...first, date: addDays(first.date, shift) },
        );
        const windowOf = (today: IsoDate) =>
          chartWindow({ period: '90days', season: null, today, dataStart: null, dataEnd: null });
        expect(windowOf(addDays(START, shift))).toEqual({
          start: moved(windowOf(START).start),
          end: moved(windowOf(START).end),
        });
      }),
    );
  });

  it('dates of the season ahead with their band, on the same curve', () => {
    // In tenths: a double is most often next to nothing, and such a course reaches no sum.
    const aDay = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10);
    const course = fc.array(aDay, { minLength: 60, maxLength: 60 });
    const courses = fc
      .array(course, { minLength: 1, maxLength: 10 })
      .map((all) => all.map((one) => Float64Array.from(one)));
    const sums = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 });
    let dated = 0;
    fc.assert(
      fc.property(
        courses,
        fc.integer({ min: 0, max: 300 }),
        sums,
        fc.integer({ min: -400, max: 400 }),
        (years, before, thresholds, n) => {
          const datesFrom = (start: IsoDate) => datesAhead({ start, before, courses: years }, thresholds);
          const later = (date: IsoDate | null) => date && addDays(date, n);
          expect(datesFrom(addDays(START, n))).toEqual(
            datesFrom(START).map(({ threshold, date, earliest, latest }) => {
              dated += date === null ? 0 : 1;
              return { threshold, date: later(date), earliest: later(earliest), latest: later(latest) };
            }),
          );
        },
      ),
    );
    expect(dated).toBeGreaterThan(50);
  });

  it('notifications of mildew and maintenance', () => {
    const index = fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 10 }).map((n) => n * 10),
        fc.constant(HOLE),
      ),
      { maxLength: 30 },
    );
    const states = fc.array(fc.constantFrom(...HEALTH_STATES, null), { maxLength: 30 });
    fc.assert(
      fc.property(index, states, fc.integer({ min: -300, max: 300 }), (values, history, shift) => {
        const dates = (start: IsoDate) => {
          const today = addDays(start, 25);
          return [
            ...mildewNotifications(1, { start, values: Float64Array.from(values) }, today),
            ...maintenanceNotifications({ station: aStation(), start, states: history }, today),
          ].map(({ kind, date, subject }) => ({ kind, date, on: subject.on! }));
        };
        expect(dates(addDays(START, shift))).toEqual(
          dates(START).map((one) => ({ ...one, date: addDays(one.date, shift), on: addDays(one.on, shift) })),
        );
      }),
    );
  });
});
