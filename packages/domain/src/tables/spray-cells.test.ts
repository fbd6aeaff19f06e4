import { expect, it } from 'vitest';
import { nameFinder } from './named-things.ts';
import { hasSpray, measureOf, readSpray } from './spray-cells.ts';

const pests = nameFinder([
  { id: 1, name: 'Polilla del racimo', also: ['Lobesia botrana'] },
  { id: 2, name: 'Carpocapsa' },
]);
const NOTHING = { product: '', dose: '', measure: '', pest: '' };

it('reads what was sprayed, against the pest of the station where none is named', () => {
  const cells = { ...NOTHING, product: 'Azufre', dose: '2,5' };
  expect(readSpray(cells, { measure: 'L/ha', pestId: 1, pests })).toEqual({
    spray: { product: 'Azufre', dose: 2.5, measure: 'L/ha', pestId: 1 },
  });
  const other = { ...cells, measure: 'mL/hL', pest: 'carpocapsa' };
  expect(readSpray(other, { measure: 'L/ha', pestId: 1, pests })).toEqual({
    spray: { product: 'Azufre', dose: 2.5, measure: 'cc/100L', pestId: 2 },
  });
});

it('names each cell that is missing or wrong', () => {
  const said = (cells: object, pestId: number | null = 1) => {
    const read = readSpray({ ...NOTHING, ...cells }, { measure: null, pestId, pests });
    return 'errors' in read ? read.errors.map(({ column, reason }) => `${column}: ${reason}`) : [];
  };
  expect(said({ dose: '-1', measure: 'kg', pest: 'Carpocapso' })).toEqual([
    'product: falta el producto de la aplicación',
    'dose: dosis: «-1» no es un número desde 0',
    'measure: unidad «kg»: se espera cc/100L, gr/100L, L/ha, gr/ha',
    'pest: plaga: «Carpocapso» no existe. ¿Quiso decir «Carpocapsa»?',
  ]);
  expect(said({ product: 'Azufre' }, null)).toEqual([
    'dose: falta la dosis de la aplicación',
    'measure: falta la unidad de la dosis: cc/100L, gr/100L, L/ha, gr/ha',
    'pest: falta la plaga de la aplicación: la estación no tiene una',
  ]);
});

it('knows units as people write them, and no others', () => {
  expect(['l/ha', 'CC / 100 L', 'g/ha', 'gramos/ha', 'ml/hl', 'gr/100 lts'].map(measureOf)).toEqual([
    ...['L/ha', 'cc/100L', 'gr/ha', 'gr/ha', 'cc/100L', 'gr/100L'],
  ]);
  expect(['', 'kg/ha', '%'].map(measureOf)).toEqual([null, null, null]);
});

it('a pest alone is no spray', () => {
  expect([hasSpray({ ...NOTHING, pest: 'Carpocapsa' }), hasSpray({ ...NOTHING, dose: '1' })]).toEqual([
    false,
    true,
  ]);
});
