import { isoDate } from '@vigia/domain';
import { expect, it } from 'vitest';
import { anEvent } from '../../../../domain/fixtures/builders/events.ts';
import { coverageRows } from './coverage-rows.ts';
import type { TrapDay } from './trap-days.ts';
import { PRESSURE } from './words.ts';

const DAY = isoDate('2026-11-28');
const LOBESIA = 1;
const FIELDS = [
  { id: 3, name: 'Apalta', area: 25 },
  { id: 4, name: 'Los Niches' },
  { id: 5, name: 'Sin trampas', area: 9 },
];
const trap = (id: number, sectorId: number, lastRead: string | null, cropId = 1): TrapDay => ({
  station: { id, name: `Trampa ${id}`, sectorId, cropId, position: null },
  isOwn: true,
  captures: null,
  lastRead: lastRead === null ? null : isoDate(lastRead),
});
const visit = (stationId: number, date: string, type: 'station_maintenance' | 'agrochemical_application') =>
  anEvent({ stationId, date: isoDate(date), type });

it('judges each field with traps by its own area, traps and visits', () => {
  const visits = [
    visit(31, '2026-11-02', 'station_maintenance'),
    visit(32, '2026-12-02', 'station_maintenance'),
    visit(31, '2026-11-20', 'agrochemical_application'),
    visit(41, '2026-11-25', 'station_maintenance'),
  ];
  const traps = [trap(31, 3, '2026-11-27'), trap(32, 3, '2026-11-20'), trap(41, 4, null)];
  const [apalta, niches, ...others] = coverageRows(FIELDS, traps, visits, LOBESIA, DAY);
  expect(others).toEqual([]);
  expect(apalta).toMatchObject({
    ...{ area: 25, traps: 2, perHectare: 0.08, asked: 3, lacking: 1, late: 1 },
    ...{ oldest: { name: 'Trampa 32', ago: 8 }, lastVisit: '2026-11-02' },
  });
  expect(niches).toMatchObject({
    ...{ area: null, perHectare: null, asked: null, lacking: null, late: 1 },
    ...{ oldest: { name: 'Trampa 41', ago: null }, lastVisit: '2026-11-25' },
  });
});

it('has no rule for another pest or host, and still counts', () => {
  const [moth] = coverageRows(FIELDS, [trap(31, 3, '2026-11-27')], [], 2, DAY);
  expect(moth).toMatchObject({ rule: null, asked: null, late: null, perHectare: 0.04 });
  const [plum] = coverageRows(FIELDS, [trap(31, 3, '2026-11-27', 15)], [], LOBESIA, DAY);
  expect(plum?.rule).toBeNull();
});

it('names the source of the rule, that it bears no date, and when it was read', () => {
  const [row] = coverageRows(FIELDS, [trap(31, 3, null)], [], LOBESIA, DAY);
  const text = PRESSURE.spanish.rules.rule(row!.rule!);
  expect(text).toContain('(neltu.me, sin fecha; consultado el 28 nov 2026)');
  expect(text).toContain(
    '1 trampa cada 10 ha, al menos 2 en huertos de exportación, y revisarlas cada 7 días',
  );
});
