import { expect, it } from 'vitest';
import {
  type ColumnWords,
  NODE_COLUMN_WORDS,
  PERSON_COLUMN_WORDS,
  SECTOR_COLUMN_WORDS,
  STATION_COLUMN_WORDS,
} from '../es/tables.ts';
import { recogniseColumns } from './recognise-columns.ts';

it('recognises titles in any case, without accents, units and marks', () => {
  const titles = [
    'CAMPO',
    'estacion',
    'Latitud (°)',
    'Lon.',
    ' Temporada ',
    'Cultivo',
    'variedad',
    'Plaga',
    'Etiquetas',
  ];
  expect(recogniseColumns(titles, STATION_COLUMN_WORDS)).toEqual({
    columns: ['sector', 'name', 'latitude', 'longitude', 'season', 'crop', 'variety', 'pest', 'tags'],
    unused: [],
  });
});

it('does not use a title that nobody knows, or a second one of the same meaning', () => {
  expect(recogniseColumns(['Estación', 'Nombre', 'Dueño', ''], STATION_COLUMN_WORDS)).toEqual({
    columns: ['name', null, null, null],
    unused: ['Nombre', 'Dueño'],
  });
});

it.each([
  ['stations', STATION_COLUMN_WORDS],
  ['sectors', SECTOR_COLUMN_WORDS],
  ['devices', NODE_COLUMN_WORDS],
  ['people', PERSON_COLUMN_WORDS],
])('recognises each title of a table of %s as one column', (_, words) => {
  for (const [column, { title: own, also }] of Object.entries<ColumnWords>(words)) {
    for (const title of [own, ...also]) {
      const known = words as Readonly<Record<string, ColumnWords>>;
      expect(recogniseColumns([title], known).columns, title).toEqual([column]);
    }
  }
});
