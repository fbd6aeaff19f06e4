import { describe, expect, it } from 'vitest';
import { startOfDay } from '../calendar/day.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { assignmentsOf, type DeviceMove, stationAt } from './assignments.ts';

const noon = (day: string) => Date.parse(`${day}T15:00:00Z`);
const install = (day: string, stationId: number, arrives: string): DeviceMove => ({
  type: 'device_install',
  at: noon(day),
  date: isoDate(day),
  stationId,
  arrives,
  leaves: null,
});
const swap = (day: string, stationId: number, leaves: string, arrives: string): DeviceMove => ({
  ...install(day, stationId, arrives),
  type: 'device_swap',
  leaves,
});
const FOREVER = Number.POSITIVE_INFINITY;

describe('where a device stood', () => {
  it('counts an install from the beginning of its day', () => {
    const found = assignmentsOf('A', [install('2026-09-01', 1, 'A')], 1);
    expect(found).toEqual([{ stationId: 1, from: startOfDay(isoDate('2026-09-01')), until: FOREVER }]);
  });

  it('ends with the swap that takes it out, and begins with the one that brings it', () => {
    const moves = [swap('2026-10-01', 1, 'A', 'B'), install('2026-09-01', 1, 'A')];
    expect(assignmentsOf('A', moves, null)).toEqual([
      { stationId: 1, from: startOfDay(isoDate('2026-09-01')), until: noon('2026-10-01') },
    ]);
    expect(assignmentsOf('B', moves, 1)).toEqual([
      { stationId: 1, from: noon('2026-10-01'), until: FOREVER },
    ]);
  });

  it('ends when another device is installed at its station, or it is installed elsewhere', () => {
    const other = [install('2026-09-01', 1, 'A'), install('2026-10-01', 1, 'B')];
    expect(assignmentsOf('A', other, null).map(({ until }) => until)).toEqual([
      startOfDay(isoDate('2026-10-01')),
    ]);
    const elsewhere = [install('2026-09-01', 1, 'A'), install('2026-10-01', 2, 'A')];
    expect(assignmentsOf('A', elsewhere, 2).map(({ stationId }) => stationId)).toEqual([1, 2]);
  });

  it('follows the station’s own record when nobody reported a move', () => {
    expect(assignmentsOf('A', [], 7)).toEqual([{ stationId: 7, from: -FOREVER, until: FOREVER }]);
    expect(assignmentsOf('A', [], null)).toEqual([]);
    expect(assignmentsOf('A', [install('2026-09-01', 1, 'A')], null)).toEqual([]);
    const moved = assignmentsOf('A', [install('2026-09-01', 1, 'A'), swap('2026-10-01', 1, 'A', 'B')], 2);
    expect(moved.at(-1)).toEqual({ stationId: 2, from: noon('2026-10-01'), until: FOREVER });
  });

  it('finds the station of an instant, the beginning included and the end not', () => {
    const found = assignmentsOf('A', [install('2026-09-01', 1, 'A'), swap('2026-10-01', 1, 'A', 'B')], null);
    expect(stationAt(found, startOfDay(isoDate('2026-09-01')))).toBe(1);
    expect(stationAt(found, startOfDay(isoDate('2026-09-01')) - 1)).toBeNull();
    expect(stationAt(found, noon('2026-10-01') - 1)).toBe(1);
    expect(stationAt(found, noon('2026-10-01'))).toBeNull();
  });
});
