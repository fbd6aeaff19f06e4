import { describe, expect, it } from 'vitest';
import { BUILT_IN_CROPS } from '../catalogue/crops.ts';
import type { Station } from '../farm/station.ts';
import { countOutcomes, planTable, undoRows } from './plan-table.ts';
import { stationRules } from './stations-table.ts';

const station = (id: number, name: string, more: Partial<Station> = {}): Station => ({
  id,
  clientId: 1,
  name,
  position: { latitude: -33.7, longitude: -71.2 },
  tags: [],
  archived: false,
  dateCreated: '2026-05-01T00:00:00Z',
  sectorId: 11,
  nodeSerial: null,
  cropId: null,
  pestId: null,
  seasonId: null,
  ...more,
});
const FARM = {
  stations: [station(1, 'N-1', { tags: ['borde'], seasonId: 101 }), station(2, 'S-1', { sectorId: 12 })],
  sectors: [
    { id: 11, name: 'Fundo Norte' },
    { id: 12, name: 'Ñuñoa' },
  ],
  seasons: [
    { id: 101, name: '2026–27' },
    { id: 102, name: '2025–26' },
  ],
  crops: BUILT_IN_CROPS,
  pests: [{ id: 1, name: 'Lobesia' }],
  superAdmin: false,
};
type Cells = Parameters<ReturnType<typeof stationRules>['find']>[0];
const plan = (rows: readonly Cells[], farm: Partial<typeof FARM> = {}) =>
  planTable(
    rows.map((cells, i) => ({ row: i + 2, cells })),
    stationRules({ ...FARM, ...farm }),
  );
const errorsOf = (cells: Cells) => plan([cells])[0]?.errors;
const NEW = { sector: 'Fundo Norte', name: 'N-2', latitude: '-33,71', longitude: '-71.21' };

describe('a table of stations', () => {
  it('makes a station of a row that none is known by', () => {
    const [row] = plan([
      { ...NEW, season: '2026–27', crop: 'Manzano', variety: 'Fuji', pest: 'lobesia', tags: 'a; b' },
    ]);
    expect(row).toMatchObject({ row: 2, outcome: 'new', thing: null, errors: {}, changes: [] });
    expect(row?.draft).toEqual({
      name: 'N-2',
      sectorId: 11,
      latitude: -33.71,
      longitude: -71.21,
      seasonId: 101,
      cropId: 22,
      pestId: 1,
      tags: ['a', 'b'],
    });
  });

  it('knows a station by its field and name, in any case and without accents', () => {
    expect(plan([{ sector: 'nunoa', name: 's-1' }])[0]).toMatchObject({ thing: { id: 2 } });
    expect(plan([{ name: 'N-1' }])[0]).toMatchObject({ outcome: 'same', thing: { id: 1 } });
  });

  it('changes only the columns that the table has, and an empty cell empties', () => {
    const [row] = plan([{ sector: 'Fundo Norte', name: 'N-1', season: '2025–26', tags: '' }]);
    expect(row).toMatchObject({
      outcome: 'changed',
      changes: [
        { column: 'season', before: '2026–27', after: '2025–26' },
        { column: 'tags', before: 'borde', after: '' },
      ],
      draft: { seasonId: 102, tags: [], latitude: -33.7 },
    });
  });

  it('finds nothing to change in a table of what is there', () => {
    const cells = {
      sector: 'Fundo Norte',
      name: 'N-1',
      latitude: '-33,70',
      longitude: '-71,2',
      tags: 'borde',
    };
    expect(plan([{ ...cells, season: '2026–27', crop: '', pest: '' }])[0]?.outcome).toBe('same');
  });

  it.each([
    [{ ...NEW, name: ' ' }, { name: 'Ingrese nombre' }],
    [{ ...NEW, sector: '' }, { sector: 'Ingrese el campo' }],
    [{ ...NEW, sector: 'Fundo Norrte' }, { sector: '«Fundo Norrte» no existe. ¿Quiso decir «Fundo Norte»?' }],
    [{ ...NEW, sector: 'Quillota' }, { sector: '«Quillota» no existe' }],
    [{ ...NEW, latitude: 'sur' }, { latitude: '-90 ≤ latitud ≤ 90' }],
    [{ ...NEW, longitude: '-190' }, { longitude: '-180 ≤ longitud ≤ 180' }],
    [{ ...NEW, season: '2026-27' }, { season: '«2026-27» no existe. ¿Quiso decir «2026–27»?' }],
    [{ ...NEW, crop: 'Mansano' }, { crop: '«Mansano» no existe. ¿Quiso decir «Manzano»?' }],
    [{ ...NEW, crop: 'Manzano' }, { variety: 'Diga la variedad de Manzano: Fuji, Gala, Cripps Pink' }],
    [{ ...NEW, crop: 'Manzano', variety: 'Galla' }, { variety: '«Galla» no existe. ¿Quiso decir «Gala»?' }],
    [{ ...NEW, crop: 'Vid', variety: 'Syrah' }, { variety: 'Vid no tiene la variedad «Syrah»' }],
    [{ ...NEW, variety: 'Fuji' }, { crop: 'Diga también el hospedero' }],
    [{ ...NEW, pest: 'Lobezia' }, { pest: '«Lobezia» no existe. ¿Quiso decir «Lobesia»?' }],
    [{ ...NEW, tags: 'a; a' }, { tags: 'El tag ya está en la lista' }],
    [{ ...NEW, tags: 'internal:x' }, { tags: 'Solo un superadministrador puede marcar un tag como interno' }],
  ])('refuses %j at its cell', (cells, errors) => {
    expect(errorsOf(cells)).toEqual(errors);
  });

  it('names every wrong cell of a row', () => {
    expect(
      Object.keys(errorsOf({ sector: 'x', name: '', latitude: 'y', longitude: '', season: 'z' }) ?? {}),
    ).toEqual(['sector', 'season', 'name', 'latitude', 'longitude']);
  });

  it('does not ask for a position that nobody has set, where the table has no such column', () => {
    const farm = { stations: [station(1, 'N-1', { position: null })] };
    expect(plan([{ name: 'N-1', season: '2026–27' }], farm)[0]?.outcome).toBe('changed');
    expect(plan([{ name: 'N-1', latitude: '-33' }], farm)[0]?.errors).toEqual({});
    expect(plan([{ name: 'N-1', latitude: '' }], farm)[0]?.errors).toEqual({
      latitude: '-90 ≤ latitud ≤ 90',
    });
  });

  it('refuses a name that two stations have', () => {
    const twins = {
      stations: [
        station(1, 'N-1'),
        station(2, 'n-1'),
        station(3, 'S-1'),
        station(4, 'S-1', { sectorId: 12 }),
      ],
    };
    expect(plan([{ sector: 'Fundo Norte', name: 'N-1' }], twins)[0]?.errors).toEqual({
      name: 'El campo tiene más de una estación «N-1»: edítelas una por una',
    });
    expect(plan([{ name: 'S-1' }], twins)[0]?.errors).toEqual({
      name: 'Hay más de una estación «S-1»: diga el campo',
    });
    expect(plan([{ id: '4', season: '2026–27' }], twins)[0]).toMatchObject({ outcome: 'changed' });
  });

  it('refuses a row that is about the same station as an earlier one', () => {
    const rows = plan([NEW, { ...NEW, name: 'n-2' }, { name: 'N-1', season: '' }, { id: '1', tags: '' }]);
    expect(rows.map(({ outcome, errors }) => [outcome, errors.name])).toEqual([
      ['new', undefined],
      ['wrong', 'Repite la fila 2'],
      ['changed', undefined],
      ['wrong', 'Repite la fila 4'],
    ]);
  });

  it('renames and archives a station that is named by its id', () => {
    const [renamed, gone, unknown] = plan([
      { id: '1', name: 'N-10' },
      { id: '2', archive: 'sí' },
      { id: '99', archive: 'sí' },
    ]);
    expect(renamed).toMatchObject({ outcome: 'changed', draft: { name: 'N-10', sectorId: 11 } });
    expect(gone).toMatchObject({ outcome: 'archived', thing: { id: 2 } });
    expect(unknown).toMatchObject({ outcome: 'wrong', errors: { name: 'No existe o no está en uso' } });
  });
});

it('is undone by a table that archives what was made and puts back what was changed', () => {
  const rows = plan([NEW, { name: 'N-1', season: '', tags: 'borde, camino' }, { name: 'S-1' }]);
  expect(countOutcomes(rows)).toEqual({ new: 1, changed: 1, archived: 0, same: 1, wrong: 0 });
  const undo = undoRows(rows.map((row, i) => ({ ...row, id: ['7', '1', '2'][i] as string })));
  expect(undo).toEqual([
    { row: 2, cells: { id: '7', archive: 'sí' } },
    { row: 3, cells: { id: '1', season: '#101', tags: 'borde' } },
  ]);
});
