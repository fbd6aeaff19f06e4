import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { climateBesideSentences } from './climate-beside.ts';

const days = { start: isoDate('2026-06-01'), end: isoDate('2026-06-20') };
const flat = (value: number, count = 20) => ({
  start: days.start,
  values: Float64Array.from({ length: count }, () => value),
});
const own = { max: flat(20), min: flat(8) };
// Maxima 1.5 lower and minima 0.5 higher: 1 °C apart. Maxima alike and minima 4 higher: 2 °C apart.
const all = [
  { name: '2025–26', max: flat(21.5), min: flat(7.5) },
  { name: '2024–25', max: flat(20), min: flat(4) },
  { name: '2023–24', max: flat(20, 13), min: flat(8, 13) },
  { name: '2022–23', max: null, min: null },
];

it.each([
  [
    'es',
    [
      'La más parecida es 2025–26: sus máximas y mínimas de cada día difieren en 1,0 °C en promedio.',
      'En 20 días con datos de ambos lados, las máximas fueron en promedio 1,5 °C más bajas que las de 2025–26 y las mínimas, 0,5 °C más altas.',
      'En 20 días con datos de ambos lados, las máximas fueron en promedio iguales a las de 2024–25 y las mínimas, 4,0 °C más altas.',
      'No se comparan 2023–24 y 2022–23: se necesitan al menos 14 días con datos de ambos lados.',
    ],
  ],
  [
    'en',
    [
      'The most alike is 2025–26: its maxima and minima of each day are 1.0 °C apart on average.',
      'On 20 days with data of both, maxima were on average 1.5 °C lower than those of 2025–26, and minima 0.5 °C higher.',
      'On 20 days with data of both, maxima were on average the same as those of 2024–25, and minima 4.0 °C higher.',
      'Not compared: 2023–24 and 2022–23, as at least 14 days with data of both are needed.',
    ],
  ],
  [
    'pt',
    [
      'A mais parecida é 2025–26: suas máximas e mínimas de cada dia diferem em 1,0 °C em média.',
      'Em 20 dias com dados de ambos os lados, as máximas foram em média 1,5 °C mais baixas que as de 2025–26 e as mínimas, 0,5 °C mais altas.',
      'Em 20 dias com dados de ambos os lados, as máximas foram em média iguais às de 2024–25 e as mínimas, 4,0 °C mais altas.',
      'Não se comparam 2023–24 e 2022–23: são necessários ao menos 14 dias com dados de ambos os lados.',
    ],
  ],
] as const)('climate beside other seasons, %s', (locale, sentences) => {
  expect(climateBesideSentences(own, days, all, locale)).toEqual(sentences);
});
it('says nothing of none', () => expect(climateBesideSentences(own, days, [], 'en')).toEqual([]));
