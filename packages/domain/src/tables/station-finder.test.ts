import { expect, it } from 'vitest';
import { aStation } from '../../fixtures/builders/station.ts';
import { stationFinder } from './station-finder.ts';

const sectors = [
  { id: 11, name: 'Norte' },
  { id: 12, name: 'Sur' },
];
const find = stationFinder(
  [
    aStation({ id: 1, sectorId: 11, name: 'Cuartel 1' }),
    aStation({ id: 2, sectorId: 12, name: 'Cuartel 1' }),
    aStation({ id: 3, sectorId: 12, name: 'Año' }),
    aStation({ id: 4, sectorId: 12, name: '1' }),
    aStation({ id: 5, sectorId: 11, name: 'Vieja', archived: true }),
    aStation({ id: 6, sectorId: 11, name: 'Doble' }),
    aStation({ id: 7, sectorId: 11, name: 'Doble' }),
  ],
  sectors,
);
const said = (station: string, sector = '') => {
  const found = find({ station, sector });
  return 'station' in found ? found.station.id : `${found.column}: ${found.reason}`;
};

it('finds a station by its name, its field and name, or its id; a name goes before an id', () => {
  expect([said('ano'), said('cuartel 1', 'NORTE'), said('Cuartel 1', '#12')]).toEqual([3, 1, 2]);
  expect([said('#2'), said('3'), said('1')]).toEqual([2, 3, 4]);
});

it('says why it does not know one', () => {
  expect([
    said(''),
    said('Cuartel 1'),
    said('Doble', 'Norte'),
    said('Año', 'Norte'),
    said('Cuartel', 'Nortee'),
    said('Vieja'),
    said('#5'),
    said('#99'),
    said('Cuartol 1'),
    said('Quién sabe'),
  ]).toEqual([
    'station: falta la estación',
    'station: hay más de una estación «Cuartel 1»: agregue la columna «Campo»',
    'station: el campo tiene más de una estación «Doble»: escriba su número de identificación, como #12',
    'station: el campo «Norte» no tiene una estación «Año»',
    'sector: «Nortee» no existe. ¿Quiso decir «Norte»?',
    'station: la estación «Vieja» está archivada: no recibe datos',
    'station: la estación «Vieja» está archivada: no recibe datos',
    'station: no existe la estación #99',
    'station: «Cuartol 1» no existe. ¿Quiso decir «Cuartel 1»?',
    'station: «Quién sabe» no existe',
  ]);
});
