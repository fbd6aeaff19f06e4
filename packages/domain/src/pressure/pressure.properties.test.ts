import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearTraps } from './near-traps.ts';
import { pressureAt } from './pressure-at.fixture.ts';

/** Places within some kilometres of each other. */
const place = fc.record({
  latitude: fc.integer({ min: -3_464_000, max: -3_460_000 }).map((n) => n / 100_000),
  longitude: fc.integer({ min: -7_124_000, max: -7_120_000 }).map((n) => n / 100_000),
});
const counts = fc.option(fc.integer({ min: 0, max: 400 }), { nil: null });
const trap = fc.record({ at: place, caught: counts });
const traps = fc.array(trap, { minLength: 1, maxLength: 12 });
const radii = fc.constantFrom(250, 500, 1000);

const split = (list: readonly { at: { latitude: number; longitude: number }; caught: number | null }[]) => ({
  places: list.map(({ at }) => at),
  captures: list.map(({ caught }) => caught),
});

it('at a trap is what it caught', () => {
  fc.assert(
    fc.property(traps, radii, (list, radius) => {
      const { places, captures } = split(list);
      for (const { at, caught } of list) {
        if (caught === null) continue;
        const same = list.filter(
          (each) => each.at.latitude === at.latitude && each.at.longitude === at.longitude,
        );
        const read = same.flatMap((each) => each.caught ?? []);
        const mean = read.reduce((sum, value) => sum + value, 0) / read.length;
        expect(pressureAt(at, places, captures, radius)).toBeCloseTo(mean, 9);
      }
    }),
  );
});

it('is never below the least nor above the most of the near traps', () => {
  fc.assert(
    fc.property(place, traps, radii, (point, list, radius) => {
      const { places, captures } = split(list);
      const near = nearTraps(point, places, radius).flatMap((each) => captures[each.trap] ?? []);
      const found = pressureAt(point, places, captures, radius);
      if (typeof found !== 'number') return;
      expect(found).toBeGreaterThanOrEqual(Math.min(...near));
      expect(found).toBeLessThanOrEqual(Math.max(...near));
    }),
  );
});

it('is nothing exactly where no trap is within the radius, and unread exactly where none of them was read', () => {
  fc.assert(
    fc.property(place, traps, radii, (point, list, radius) => {
      const { places, captures } = split(list);
      const near = nearTraps(point, places, radius);
      const found = pressureAt(point, places, captures, radius);
      expect(found === null).toBe(near.length === 0);
      expect(found === 'unread').toBe(near.length > 0 && near.every((each) => captures[each.trap] === null));
    }),
  );
});

it('does not change when all traps and the point move together', () => {
  fc.assert(
    fc.property(place, traps, radii, fc.integer({ min: -50, max: 50 }), (point, list, radius, degrees) => {
      const { places, captures } = split(list);
      const moved = (at: typeof point) => ({ ...at, longitude: at.longitude + degrees });
      const before = pressureAt(point, places, captures, radius);
      const after = pressureAt(moved(point), places.map(moved), captures, radius);
      // A trap at the very edge may fall on either side of it by rounding.
      if (nearTraps(point, places, radius + 0.01).length !== nearTraps(point, places, radius - 0.01).length)
        return;
      if (typeof before === 'number') expect(after as number).toBeCloseTo(before, 4);
      else expect(after).toBe(before);
    }),
  );
});

it('does not change with the order of the traps, nor by traps that nobody read', () => {
  fc.assert(
    fc.property(place, traps, traps, radii, (point, list, others, radius) => {
      const found = ({ places, captures }: ReturnType<typeof split>) =>
        pressureAt(point, places, captures, radius);
      const before = found(split(list));
      if (typeof before !== 'number') return;
      const unread = others.map(({ at }) => ({ at, caught: null }));
      expect(found(split([...unread, ...list.toReversed()])) as number).toBeCloseTo(before, 9);
    }),
  );
});
