import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, HOLE, insects, START } from '../fixtures/arbitraries.ts';
import { anEvent } from '../fixtures/builders/events.ts';
import { aStation } from '../fixtures/builders/station.ts';
import { sumInPhoto } from './captures/increments.ts';
import { HEALTH_STATES } from './health/codes.ts';
import { healthTotals, sectorState } from './health/roll-ups.ts';
import { addDays, averageDailyIncrements, sumDaily } from './index.ts';
import { lureNotifications, paperNotifications } from './notifications/expiry.ts';
import { firstCaptureNotifications } from './notifications/field.ts';

describe('a permutation of stations changes nothing', () => {
  const shuffled = <T>(one: fc.Arbitrary<T>) =>
    fc
      .array(one, { minLength: 1, maxLength: 6 })
      .chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(
            list.map((_, i) => i),
            { minLength: list.length },
          ),
        ),
      )
      .map(([list, order]) => [list, order.map((i) => list[i]!)] as const);
  const range = { start: START, end: addDays(START, 9) };
  const tenDays = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 10, maxLength: 10 });
  const seriesOf = (list: readonly number[][]) =>
    list.map((values) => ({ start: START, values: Float64Array.from(values) }));

  it('a sector’s degree-days', () => {
    const daily = fc.oneof({ weight: 4, arbitrary: amount }, { weight: 1, arbitrary: fc.constant(HOLE) });
    fc.assert(
      fc.property(shuffled(tenDays(daily)), ([list, other]) => {
        const mean = (stations: readonly number[][]) =>
          averageDailyIncrements(seriesOf(stations).map(({ values }) => values));
        const theirs = mean(other);
        mean(list).forEach((value, i) => {
          if (Number.isNaN(value)) expect(theirs[i]).toBeNaN();
          else expect(theirs[i]).toBeCloseTo(value, 10);
        });
      }),
    );
  });

  it('a sector’s captures', () => {
    fc.assert(
      fc.property(shuffled(tenDays(insects)), ([list, other]) => {
        expect(sumDaily(seriesOf(other), range)).toEqual(sumDaily(seriesOf(list), range));
        expect(sumInPhoto(seriesOf(other), range)).toEqual(sumInPhoto(seriesOf(list), range));
      }),
    );
  });

  it('a sector’s health', () => {
    fc.assert(
      fc.property(shuffled(fc.constantFrom(...HEALTH_STATES)), ([list, other]) => {
        expect(sectorState(other)).toBe(sectorState(list));
        expect(healthTotals(other)).toEqual(healthTotals(list));
      }),
    );
  });

  it('what is notified', () => {
    const byKey = (list: readonly { readonly key: string }[]) =>
      [...list].sort((a, b) => a.key.localeCompare(b.key));
    const visited = tenDays(fc.constantFrom(0, 1, 2));
    const season = { id: 31, ...range };
    fc.assert(
      fc.property(shuffled(fc.tuple(fc.uuid(), visited)), ([list, other]) => {
        const ids = new Map(list.map(([name], i) => [name, i + 1]));
        const due = (stations: typeof list) => {
          const farm = stations.map(([name]) => aStation({ id: ids.get(name)! }));
          const events = stations.map(([name, days]) =>
            anEvent({
              stationId: ids.get(name)!,
              date: addDays(START, days.indexOf(1)),
              lure: { installed: true, expirationDays: 20, changeNotificationDays: 5 },
            }),
          );
          const today = addDays(START, 60);
          const captures = stations.map(([, days], i) => ({
            station: farm[i]!,
            pestId: 1,
            daily: { start: START, values: Float64Array.from(days) },
          }));
          return [
            ...lureNotifications({ stations: farm, events, today }),
            ...paperNotifications({ stations: farm, events, today }),
            ...firstCaptureNotifications({ season, captures, events: [], today }),
          ];
        };
        expect(byKey(due(other))).toEqual(byKey(due(list)));
      }),
    );
  });
});
