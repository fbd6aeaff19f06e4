import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { PESTS } from '../catalogue/pests.ts';
import { metresBetween } from '../entities/device-position.ts';
import { nearTraps } from './near-traps.ts';
import { pressureAt } from './pressure-at.fixture.ts';
import { pressureCells } from './pressure-cells.ts';
import { pressureClass, pressureScale } from './pressure-scale.ts';
import { capturesUpTo, lastReading } from './trap-window.ts';
import { weightedPressure } from './weighted-pressure.ts';

/** Metres of a degree of latitude on the sphere of `metresBetween`: 6,371,009 · π / 180. */
const DEGREE = 111_195.0797;
/** A place so many metres north of a point in Colchagua. */
const north = (metres: number) => ({ latitude: -34.6 + metres / DEGREE, longitude: -71.2 });
const HERE = north(0);

describe('pressure between traps', () => {
  it('is 7.2 at 100 m from a trap with 8 and 200 m from one with 4, by hand', () => {
    // Weights 1/100² and 1/200² are as 4 to 1: (4 · 8 + 1 · 4) / 5 = 7.2.
    expect(pressureAt(HERE, [north(100), north(-200)], [8, 4], 500)).toBeCloseTo(7.2, 6);
  });

  it('is 10/3 with a third trap at 300 m, by hand', () => {
    // Weights as 36 : 9 : 4 for 100, 200 and 300 m: (36 · 4 + 9 · 2 + 4 · 0.125) / 49 = 162.5 / 49.
    const traps = [north(100), north(-200), north(300)];
    expect(pressureAt(HERE, traps, [4, 2, 0.125], 500)).toBeCloseTo(162.5 / 49, 6);
  });

  it('leaves out a trap beyond the radius, and one that nobody read', () => {
    const traps = [north(100), north(-200), north(501)];
    expect(pressureAt(HERE, traps, [8, 4, 900], 500)).toBeCloseTo(7.2, 6);
    expect(pressureAt(HERE, traps, [8, null, 900], 500)).toBe(8);
    expect(pressureAt(HERE, traps, [8, 4, 0], 502)).toBeLessThan(7.2);
  });

  it('is nothing without a trap near, and unread where no near trap was read', () => {
    expect(pressureAt(HERE, [north(501)], [3], 500)).toBeNull();
    expect(pressureAt(HERE, [], [], 500)).toBeNull();
    expect(pressureAt(HERE, [north(100), north(501)], [null, 3], 500)).toBe('unread');
    expect(weightedPressure([{ trap: 3, weight: 1 }], [1])).toBe('unread');
  });

  it('at a trap is its own, at two of one place their mean, at one that nobody read that of the others', () => {
    const traps = [HERE, HERE, north(100)];
    expect(pressureAt(HERE, traps, [6, 3, 50], 500)).toBe(4.5);
    expect(pressureAt(HERE, traps, [6, null, 50], 500)).toBe(6);
    expect(pressureAt(HERE, traps, [null, null, 50], 500)).toBe(50);
  });

  it('refuses a radius, a position or a count that is none', () => {
    for (const radius of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => pressureAt(HERE, [HERE], [1], radius)).toThrow(RangeError);
    expect(() => nearTraps({ ...HERE, latitude: Number.NaN }, [HERE], 500)).toThrow(RangeError);
    for (const caught of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => pressureAt(HERE, [HERE], [caught], 500)).toThrow(RangeError);
  });
});

describe('cells', () => {
  const middle = ({ west, south, east, north: top }: ReturnType<typeof pressureCells>[number]) => ({
    latitude: (south + top) / 2,
    longitude: (west + east) / 2,
  });

  it('cover the circle around a trap and nothing beyond it', () => {
    const cells = pressureCells([HERE], 500);
    for (const cell of cells) expect(metresBetween(middle(cell), HERE)).toBeLessThanOrEqual(500.001);
    // 16 cells to the radius: π · 16² = 804 of them.
    expect(cells.length).toBeGreaterThan(780);
    expect(cells.length).toBeLessThan(830);
    expect(cells.some((cell) => cell.west <= HERE.longitude && HERE.longitude < cell.east)).toBe(true);
  });

  it('of two traps are made once, and each knows the traps near it', () => {
    const [one, other] = [north(0), north(300)];
    const cells = pressureCells([one, other], 500);
    const keys = cells.map(({ west, south }) => `${west} ${south}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const cell of cells) {
      const near = nearTraps(middle(cell), [one, other], 500);
      expect(cell.near.map(({ trap }) => trap)).toEqual(near.map(({ trap }) => trap));
      for (const [i, { weight }] of cell.near.entries()) expect(weight / near[i]!.weight).toBeCloseTo(1, 6);
    }
    const shared = cells.filter(({ near }) => near.length === 2);
    expect(shared.length).toBeGreaterThan(100);
  });

  it('are as high as wide on the ground, in the south as in the north', () => {
    for (const latitude of [-18.5, -34.6, -53.1]) {
      const [cell] = pressureCells([{ latitude, longitude: -71 }], 500);
      const { west, south, east, north: top } = cell!;
      const at = { latitude: south, longitude: west };
      const high = metresBetween(at, { latitude: top, longitude: west });
      const wide = metresBetween(at, { latitude: south, longitude: east });
      expect(wide / high).toBeCloseTo(1, 3);
    }
  });

  it('run from south to north and from west to east, each beginning where the one before ends', () => {
    const cells = pressureCells([north(0), north(700)], 500);
    for (const [i, cell] of cells.slice(1).entries()) {
      const before = cells[i]!;
      const isNext = cell.south === before.south && cell.west === before.east;
      expect(isNext || cell.south >= before.north).toBe(true);
    }
  });

  it('are as fine for many traps close together as the ground that they cover allows', () => {
    // A square of 4250 m and 1000 m around it: 18.06 + 17 + 3.14 = 38.2 km², and 4000 cells of it are 98 m wide.
    const close = Array.from({ length: 324 }, (_, i) => ({
      latitude: HERE.latitude + (Math.floor(i / 18) * 250) / DEGREE,
      longitude: HERE.longitude + ((i % 18) * 250) / (DEGREE * Math.cos((HERE.latitude * Math.PI) / 180)),
    }));
    const cells = pressureCells(close, 1000);
    expect(cells.length).toBeGreaterThan(3750);
    expect(cells.length).toBeLessThan(4250);
    const [{ south, north: top }] = cells as [(typeof cells)[number]];
    expect((top - south) * DEGREE).toBeGreaterThan(94);
    expect((top - south) * DEGREE).toBeLessThan(102);
    const counted = cells.filter((_, i) => i % 97 === 0);
    for (const cell of counted) {
      const near = nearTraps(middle(cell), close, 1000);
      expect(cell.near.map(({ trap }) => trap)).toEqual(near.map(({ trap }) => trap));
    }
  });

  it('refuse a radius or a position that is none', () => {
    expect(() => pressureCells([HERE], 0)).toThrow(RangeError);
    expect(() => pressureCells([{ ...HERE, longitude: Number.NaN }], 500)).toThrow(RangeError);
  });

  it('become wider with many traps, so that a day can be drawn at once', () => {
    const many = Array.from({ length: 400 }, (_, i) => north(i * 5000));
    expect(pressureCells(many, 500).length).toBeLessThan(400 * 36);
    expect(pressureCells([], 500)).toEqual([]);
  });
});

describe('the captures of a window', () => {
  const HOLE = Number.NaN;
  const daily = { start: isoDate('2026-11-01'), values: Float64Array.of(2, HOLE, 0, HOLE, HOLE, 5, HOLE) };

  it('are summed up to their last day', () => {
    expect(capturesUpTo(daily, isoDate('2026-11-06'), 7)).toBe(7);
    expect(capturesUpTo(daily, isoDate('2026-11-06'), 4)).toBe(5);
    expect(capturesUpTo(daily, isoDate('2026-11-03'), 2)).toBe(0);
    expect(capturesUpTo(daily, isoDate('2026-11-12'), 7)).toBe(5);
  });

  it('are unknown without a reading: a gap is no zero', () => {
    expect(capturesUpTo(daily, isoDate('2026-11-05'), 2)).toBeNull();
    expect(capturesUpTo(daily, isoDate('2026-11-13'), 7)).toBeNull();
    expect(capturesUpTo(daily, isoDate('2026-10-31'), 7)).toBeNull();
    expect(() => capturesUpTo(daily, isoDate('2026-11-05'), 0)).toThrow(RangeError);
  });

  it('know the day of the last reading', () => {
    expect(lastReading(daily, isoDate('2026-11-30'))).toBe('2026-11-06');
    expect(lastReading(daily, isoDate('2026-11-05'))).toBe('2026-11-03');
    expect(lastReading(daily, isoDate('2026-10-31'))).toBeNull();
    expect(lastReading({ ...daily, values: Float64Array.of(HOLE) }, isoDate('2026-11-30'))).toBeNull();
  });
});

describe('classes', () => {
  const [LOBESIA, NOBODYS] = [1, 999];
  const FRUIT_FLY = [...PESTS.values()].find(({ species }) => species === 'Ceratitis capitata')!.id;
  const day = isoDate('2026-11-28');
  const own = {
    ...{ id: 1, pestId: LOBESIA, monthFrom: 9, monthTo: 12, days: 14, okUpTo: 5, warningUpTo: 12 },
    setOn: isoDate('2026-09-01'),
  };

  it('are those of the client in its months, and of the document in the others', () => {
    expect(pressureScale(LOBESIA, day, [own])).toMatchObject({ days: 14, bounds: [0, 5, 12, 24] });
    expect(pressureScale(LOBESIA, day, [own]).rule?.since).toBe('2026-09-01');
    expect(pressureScale(LOBESIA, isoDate('2026-06-01'), [own])).toMatchObject({
      days: 7,
      bounds: [0, 5, 10, 20],
    });
  });

  it('of a pest that is an alarm at one insect are two', () => {
    const scale = pressureScale(FRUIT_FLY, day, []);
    expect([scale.bounds, pressureClass(scale, 0), pressureClass(scale, 1)]).toEqual([[0], 0, 1]);
  });

  it('are five at most, whatever the thresholds are', () => {
    const bounds = (okUpTo: number, warningUpTo: number) =>
      pressureScale(LOBESIA, day, [{ ...own, okUpTo, warningUpTo }]).bounds;
    expect(bounds(6, 6)).toEqual([0, 3, 6, 12]);
    expect(bounds(0, 1)).toEqual([0, 1, 2]);
    expect(bounds(1, 1)).toEqual([0, 1, 2]);
    expect(bounds(0, 0)).toEqual([0]);
    expect(bounds(3, 99_999)).toEqual([0, 3, 99_999, 199_998]);
  });

  it('are our own steps, and say so, where no threshold is', () => {
    const scale = pressureScale(NOBODYS, day, []);
    expect(scale.rule).toBeNull();
    expect([0, 0.4, 0.5, 4.4, 4.5, 9, 19.4, 19.5, 400].map((count) => pressureClass(scale, count))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 4, 4,
    ]);
  });
});
