import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import type { NamedChill } from '../side-by-side/hours-beside.ts';
import { chillBesideSentences } from './chill-beside.ts';

const days = { start: isoDate('2026-06-01'), end: isoDate('2026-06-20') };
/** A total that grows by as much every day: 20 days. */
const steady = (aDay: number) => ({
  start: days.start,
  values: Float64Array.from({ length: 20 }, (_, i) => (i + 1) * aDay),
});
const season = (name: string, aDay: number): NamedChill => ({ name, hours: steady(aDay) });
// 10 a day: 200 h. At 8 a day 160 h, apart by 2 a day: 2 * 10.5 = 21 h in the mean. At 11 a day 220 h, 10.5 h apart.
const all = [
  season('2025–26', 8),
  season('2024–25', 11),
  { name: '2023–24', hours: null },
  { name: '2022–23', hours: { start: days.start, values: Float64Array.of(5) } },
] as const;

it.each([
  [
    'es',
    [
      'Al 20 jun van 200 h de frío: 40 h más que 2025–26 y 20 h menos que 2024–25.',
      'La más parecida es 2024–25: sus horas acumuladas de cada día difieren en 10,5 h en promedio.',
      'No se comparan 2023–24 y 2022–23: no hay registro de esos días.',
    ],
  ],
  [
    'en',
    [
      'On 20 Jun 2026 there are 200 h of chill: 40 h more than 2025–26 and 20 h less than 2024–25.',
      'The most alike is 2024–25: its accumulated hours of each day are 10.5 h apart on average.',
      'Not compared: 2023–24 and 2022–23, without a record of those days.',
    ],
  ],
  [
    'pt',
    [
      'Em 20 jun 2026 há 200 h de frio: 40 h a mais que 2025–26 e 20 h a menos que 2024–25.',
      'A mais parecida é 2024–25: suas horas acumuladas de cada dia diferem em 10,5 h em média.',
      'Não se comparam 2023–24 e 2022–23: não há registro desses dias.',
    ],
  ],
] as const)('chill beside other seasons, %s', (locale, sentences) => {
  expect(chillBesideSentences(steady(10), days, all, locale)).toEqual(sentences);
});
it('says nothing of none', () => expect(chillBesideSentences(steady(10), days, [], 'pt')).toEqual([]));
