import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { mildewBesideSentences } from './mildew-beside.ts';

const days = { start: isoDate('2026-11-01'), end: isoDate('2026-11-20') };
const indices = (...values: number[]) => ({ start: days.start, values: Float64Array.from(values) });
const flat = (value: number, count = 20) => indices(...Array<number>(count).fill(value));
// 12 days of 60 and more, the limit itself among them.
const own = indices(...Array<number>(8).fill(59), ...Array<number>(12).fill(60));
// All days at 64: 20 of high risk, (8 × 5 + 12 × 4) / 20 = 4.4 points apart. All at 50: none, (8 × 9 + 12 × 10) / 20 = 9.6.
const all = [
  { name: '2025–26', index: flat(64) },
  { name: '2024–25', index: flat(50) },
  { name: '2023–24', index: flat(64, 13) },
  { name: '2022–23', index: null },
];

it.each([
  [
    'es',
    [
      'Hasta el 20 nov van 12 días de riesgo alto (índice de 60 o más); 2025–26 llevaba 20 y 2024–25, 0.',
      'La más parecida es 2025–26: sus índices de cada día difieren en 4,4 puntos en promedio.',
      'No se comparan 2023–24 y 2022–23: se necesitan al menos 14 días con datos de ambos lados.',
    ],
  ],
  [
    'en',
    [
      'By 20 Nov 2026 there have been 12 days of high risk (index of 60 or more); 2025–26 had had 20 and 2024–25, 0.',
      'The most alike is 2025–26: its indices of each day are 4.4 points apart on average.',
      'Not compared: 2023–24 and 2022–23, as at least 14 days with data of both are needed.',
    ],
  ],
  [
    'pt',
    [
      'Até 20 nov 2026 houve 12 dias de risco alto (índice de 60 ou mais); 2025–26 tinha 20 e 2024–25, 0.',
      'A mais parecida é 2025–26: seus índices de cada dia diferem em 4,4 pontos em média.',
      'Não se comparam 2023–24 e 2022–23: são necessários ao menos 14 dias com dados de ambos os lados.',
    ],
  ],
] as const)('mildew beside other seasons, %s', (locale, sentences) => {
  expect(mildewBesideSentences(own, days, all, locale)).toEqual(sentences);
});
it('says nothing of none', () => expect(mildewBesideSentences(own, days, [], 'en')).toEqual([]));
