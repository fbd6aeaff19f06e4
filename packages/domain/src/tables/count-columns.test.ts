import { expect, it } from 'vitest';
import { countColumn, countOfCell, pestOfTitle } from './count-columns.ts';
import { nameFinder } from './named-things.ts';

const pests = nameFinder([
  { id: 1, name: 'Polilla del racimo', also: ['Lobesia botrana'] },
  { id: 2, name: 'Carpocapsa' },
]);

it('finds the pest that follows the word for captures', () => {
  const titles = [
    'Capturas',
    'Capturas Lobesia botrana',
    'N° de capturas (Carpocapsa)',
    'Capturas de carpocapsa',
  ];
  expect(titles.map(pestOfTitle)).toEqual(['', 'lobesia botrana', 'carpocapsa', 'carpocapsa']);
  expect(['Conteo en terreno: Carpocapsa', 'captures_carpocapsa'].map(pestOfTitle)).toEqual([
    'carpocapsa',
    'carpocapsa',
  ]);
  expect(['Plaga', 'Lluvia (mm)', 'Insecticida', 'Capturador', 'Contador'].map(pestOfTitle)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('knows a pest by each of its names, asks about one that is nearly one, and refuses totals', () => {
  expect(countColumn('Capturas', pests)).toEqual({ pestId: null });
  expect(countColumn('Capturas LOBESIA BOTRANA', pests)).toEqual({ pestId: 1 });
  expect(countColumn('Capturas Polilla del racimo', pests)).toEqual({ pestId: 1 });
  expect(countColumn('Capturas carpocapso', pests)).toEqual({
    error: '«carpocapso» no existe. ¿Quiso decir «Carpocapsa»?',
  });
  expect(countColumn('Capturas acumuladas', pests)).toEqual({
    error: expect.stringContaining('no un total acumulado'),
  });
});

it('takes whole numbers from 0 to 100,000', () => {
  expect(['0', '12', '100000', '12,0'].map(countOfCell)).toEqual([0, 12, 100_000, 12]);
  expect(['-1', '1,5', '100001', 'muchas', '1.2.3'].map(countOfCell)).toEqual([null, null, null, null, null]);
});
