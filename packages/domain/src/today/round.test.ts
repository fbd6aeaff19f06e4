import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../farm/position.ts';
import { legsOf, walkingOrder } from './round.ts';

/** Places of a farm near Curicó, within some two kilometres. */
const place = fc.record({
  latitude: fc.double({ min: -34.99, max: -34.97, noNaN: true }),
  longitude: fc.double({ min: -71.24, max: -71.22, noNaN: true }),
});
const lengthOf = (walk: readonly Position[]) => legsOf(walk).reduce((sum, metres) => sum + metres, 0);
const walked = (stops: readonly Position[], from: Position | null, order: readonly number[]) =>
  lengthOf([...(from ? [from] : []), ...order.map((i) => stops[i]!)]);

function everyOrder(places: readonly number[]): number[][] {
  if (places.length < 2) return [[...places]];
  return places.flatMap((first, i) =>
    everyOrder([...places.slice(0, i), ...places.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

/** The shortest of all walks; without a position it begins at the first stop. */
function shortest(stops: readonly Position[], from: Position | null): number {
  const orders = everyOrder(stops.map((_, i) => i)).filter((order) => from !== null || order[0] === 0);
  return Math.min(...orders.map((order) => walked(stops, from, order)));
}

describe('the walking order', () => {
  it('visits each stop once, and begins at the first one without a position', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), fc.option(place), (stops, from) => {
        const order = walkingOrder(stops, from);
        expect([...order].sort((a, b) => a - b)).toEqual(stops.map((_, i) => i));
        if (from === null && stops.length > 0) expect(order[0]).toBe(0);
      }),
    );
  });

  it('is seldom longer than the shortest of all walks over up to eight stops, and then by little', () => {
    const ratios: number[] = [];
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 8 }), fc.option(place), (stops, from) => {
        const least = shortest(stops, from);
        const own = walked(stops, from, walkingOrder(stops, from));
        expect(own).toBeGreaterThanOrEqual(least - 0.01);
        expect(own).toBeLessThanOrEqual(1.35 * least + 0.01);
        ratios.push(least === 0 ? 1 : own / least);
      }),
      { numRuns: 60 },
    );
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeLessThan(1.02);
  });

  it('does not cross itself: no part is shorter the other way round', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 14 }), fc.option(place), (stops, from) => {
        const order = walkingOrder(stops, from);
        const own = walked(stops, from, order);
        for (let i = from ? 0 : 1; i < order.length; i += 1) {
          for (let j = i + 1; j < order.length; j += 1) {
            const turned = [...order.slice(0, i), ...order.slice(i, j + 1).reverse(), ...order.slice(j + 1)];
            expect(walked(stops, from, turned)).toBeGreaterThan(own - 0.01);
          }
        }
      }),
    );
  });

  it('walks along a row of stops from the end that is nearer', () => {
    const row = [3, 0, 4, 1, 2].map((n) => ({ latitude: -34.98, longitude: -71.23 + n / 1000 }));
    expect(walkingOrder(row, { latitude: -34.98, longitude: -71.24 })).toEqual([1, 3, 4, 0, 2]);
    expect(walkingOrder(row, { latitude: -34.98, longitude: -71.22 })).toEqual([2, 0, 4, 3, 1]);
  });

  it('has no stop, one stop, and stops at one place', () => {
    const [here] = [{ latitude: -34.98, longitude: -71.23 }];
    expect(walkingOrder([], here)).toEqual([]);
    expect(walkingOrder([here], null)).toEqual([0]);
    expect(walkingOrder([here, here, here], here)).toEqual([0, 1, 2]);
    expect(legsOf([here, here])).toEqual([0]);
    expect(legsOf([])).toEqual([]);
  });

  it('measures a degree of latitude as 111.2 km', () => {
    const [leg] = legsOf([
      { latitude: -34, longitude: -71 },
      { latitude: -35, longitude: -71 },
    ]);
    expect(leg).toBeCloseTo(111_195, -2);
  });
});
