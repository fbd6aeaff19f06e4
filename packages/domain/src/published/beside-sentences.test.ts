import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { besideSentences, type NamedBeside } from './beside-sentences.ts';

const on = isoDate('2026-11-20');
const compared = (name: string, days: number, meanDays: number, mostDays: number): NamedBeside => ({
  name,
  beside: { lead: { days, on }, likeness: { meanDays, mostDays, comparedDays: 62 }, reason: null },
});
const left = (name: string, reason: 'gaps' | 'no-biofix'): NamedBeside => ({
  name,
  beside: { lead: null, likeness: null, reason },
});
const ALL = [
  compared('2025–26', 9, 5.4, 9),
  compared('2024–25', -1, 1, 1),
  compared('2023–24', 0, 2, 4),
  left('2022–23', 'gaps'),
  { name: '2021–22', beside: null },
  left('2020–21', 'gaps'),
];

it('says of other seasons in Spanish what the console says', () => {
  expect(besideSentences(ALL, 'biofix', 'es')).toEqual([
    'Al 20 nov, contando los días desde cada biofix, la suma va 9 días adelantada respecto de 2025–26, 1 día atrasada respecto de 2024–25 y a la par de 2023–24.',
    'La más parecida es 2024–25: alcanzó las mismas sumas con 1,0 día de diferencia en promedio (1 día a lo más, en 62 días comparados).',
    'No se comparan 2022–23 y 2020–21: faltan demasiados días en su registro.',
    'No se compara 2021–22: no hay estaciones de esta plaga en ese campo.',
  ]);
});

it('says the same in English and in Portuguese', () => {
  expect(besideSentences(ALL, 'biofix', 'en')).toEqual([
    'On 20 Nov 2026, counting days from each biofix, the sum is 9 days ahead of 2025–26, 1 day behind 2024–25 and level with 2023–24.',
    'The most alike is 2024–25: it had the same sums 1.0 day apart on average (1 day at most, over 62 days compared).',
    'Not compared: 2022–23 and 2020–21, with too many days missing.',
    'Not compared: 2021–22, without stations of this pest.',
  ]);
  expect(besideSentences(ALL, 'calendar', 'pt')).toEqual([
    'Em 20 nov 2026 a soma está 9 dias adiantada em relação a 2025–26, 1 dia atrasada em relação a 2024–25 e no mesmo ritmo de 2023–24.',
    'A mais parecida é 2024–25: alcançou as mesmas somas com 1,0 dia de diferença em média (1 dia no máximo, em 62 dias comparados).',
    'Não se comparam 2022–23 e 2020–21: faltam dias demais no registro.',
    'Não se compara 2021–22: não há estações desta praga.',
  ]);
});

it('names equally alike ones together, and says nothing of none', () => {
  const even = [compared('2025–26', 2, 2.3, 4), compared('2024–25', 3, 2.3, 5)];
  expect(besideSentences(even, 'calendar', 'en')[1]).toBe(
    'Equally alike are 2025–26 and 2024–25: they had the same sums 2.3 days apart on average.',
  );
  for (const locale of ['es', 'en', 'pt'] as const) expect(besideSentences([], 'biofix', locale)).toEqual([]);
});
