import { describe, expect, it } from 'vitest';
import { sheetCsv } from '../export/csv.ts';
import type { DataColumn } from './data-column.ts';
import { tableSheet } from './table-sheet.ts';

interface Trap {
  readonly name: string;
  readonly captures: number | null;
  readonly installed: string;
  readonly seen: number;
  readonly pests: readonly string[];
}

const columns: DataColumn<Trap>[] = [
  { id: 'name', header: 'Estación', value: (trap) => trap.name, cell: () => 'enlace' },
  { id: 'captures', header: 'Capturas', kind: 'number', decimals: 1, value: (trap) => trap.captures },
  { id: 'installed', header: 'Instalada', kind: 'date', value: (trap) => trap.installed },
  { id: 'seen', header: 'Vista', kind: 'datetime', value: (trap) => trap.seen },
  {
    id: 'pests',
    header: 'Plagas',
    value: (trap) => trap.pests.length,
    text: (trap) => trap.pests.join(', '),
  },
  { id: 'photo', header: 'Foto', value: () => null, sheet: false },
];
const trap: Trap = {
  name: 'N-01',
  captures: 12.25,
  installed: '2026-09-21',
  seen: Date.UTC(2026, 10, 21, 1, 30),
  pests: ['Lobesia', 'Eulia'],
};

describe('tableSheet', () => {
  it('hands over numbers, days, local times and words', () => {
    const sheet = tableSheet('Estaciones', columns, [trap]);
    expect(sheet.columns.map(({ header }) => header)).toEqual([
      'Estación',
      'Capturas',
      'Instalada',
      'Vista',
      'Plagas',
    ]);
    expect(sheet.rows).toEqual([
      ['N-01', 12.25, '2026-09-21', Date.UTC(2026, 10, 20, 22, 30), 'Lobesia, Eulia'],
    ]);
    expect(sheetCsv(sheet)).toContain('N-01;12,3;2026-09-21;2026-11-20 22:30;Lobesia, Eulia\r\n');
  });

  it('leaves cells empty where a row lacks its fields', () => {
    const sheet = tableSheet('Estaciones', columns, [{ name: 'N-02' } as Trap]);
    expect(sheetCsv(sheet)).toContain('N-02;;;;—\r\n');
  });
});
