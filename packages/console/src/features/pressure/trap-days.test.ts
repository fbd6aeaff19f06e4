import { isoDate } from '@vigia/domain';
import { pressureScale } from '@vigia/domain/pressure';
import { expect, it } from 'vitest';
import { totalsOf } from './totals.ts';
import { groundOf, surfaceOf, type TrapSeries, trapDays } from './trap-days.ts';
import { PRESSURE } from './words.ts';

const HOLE = Number.NaN;
const DAY = isoDate('2026-11-07');
const trap = (id: number, metres: number | null, values: readonly number[], isOwn = true): TrapSeries => ({
  station: {
    ...{ id, name: `Apalta 0${id}`, sectorId: 3, cropId: 1 },
    position: metres === null ? null : { latitude: -34.6 + metres / 111_195, longitude: -71.2 },
  },
  isOwn,
  daily: { start: isoDate('2026-11-01'), values: Float64Array.from(values) },
});
const scale = pressureScale(1, DAY, []);

it('says what was read, what was not, and which trap has most', () => {
  const traps = trapDays([trap(1, 0, [1, 2, HOLE, 4]), trap(2, 100, [0]), trap(3, 200, [])], DAY, scale);
  const totals = totalsOf(traps, scale);
  expect(totals).toEqual({
    ...{ days: 7, read: 2, unread: 1, captures: 7 },
    most: { name: 'Apalta 01', captures: 7 },
  });
  expect(PRESSURE.spanish.day.sentence(totals)).toBe(
    '2 trampas leídas en los 7 días hasta esa fecha: 7 capturas; la que más, Apalta 01 con 7. 1 trampa sin lectura.',
  );
  const [, ...others] = traps;
  expect(PRESSURE.spanish.day.sentence(totalsOf(others, scale))).toBe(
    '1 trampa leída en los 7 días hasta esa fecha: ninguna captura. 1 trampa sin lectura.',
  );
  expect(PRESSURE.spanish.day.sentence(totalsOf(traps.slice(2), { days: 1 }))).toBe(
    'La trampa no tiene lectura en ese día.',
  );
});

it('colours the ground by the traps that were read, and leaves unknown what none was read near', () => {
  const series = [trap(1, 0, [12]), trap(2, 5000, []), trap(3, null, [99]), trap(4, 700, [0], false)];
  const ground = groundOf(series, 500);
  const { cells, levels } = surfaceOf(ground, trapDays(series, DAY, scale), scale);
  expect(levels).toBe(5);
  const levelAt = (metres: number) =>
    cells.find(({ south, north, west, east }) => {
      const latitude = -34.6 + metres / 111_195;
      return south <= latitude && latitude < north && west <= -71.2 && -71.2 < east;
    })?.level;
  // 12 is above 10; nobody read the second trap; between the first and a neighbour that caught nothing it is less than 12.
  expect([levelAt(-100), levelAt(5000), levelAt(2500), levelAt(450)]).toEqual([3, null, undefined, 1]);
  // Ground that only the neighbour is near does not belong to this field.
  expect(levelAt(1000)).toBeUndefined();
});
