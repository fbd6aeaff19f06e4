import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import {
  closestSentence,
  extremesApartSentences,
  hoursApartSentence,
  mildewApartSentence,
} from './side-by-side-readings.ts';

const apart = (higher: number) => ({ higher, apart: Math.abs(higher) + 1, days: 88 });

it('says how warm the days were beside another season', () => {
  const of = (max: number, min: number) =>
    extremesApartSentences([{ name: '2025–26', max: apart(max), min: apart(min) }])[0];
  expect(of(1.24, -0.31)).toBe(
    'En 88 días con datos de ambos lados, las máximas fueron en promedio 1,2 °C más altas que las de 2025–26 y las mínimas, 0,3 °C más bajas.',
  );
  expect(of(0.04, -0.04)).toMatch(/fueron en promedio iguales a las de 2025–26 y las mínimas, iguales\.$/);
});

it('says how many days of high risk of mildew there were', () => {
  const own = { days: 1, last: isoDate('2026-11-27') };
  const all = [
    { name: '2025–26', days: 20 },
    { name: '2024–25', days: 0 },
  ];
  expect(mildewApartSentence(all, own)).toBe(
    'Hasta el 27 nov van 1 día de riesgo alto (índice de 60 o más); 2025–26 llevaba 20 y 2024–25, 0.',
  );
  expect(mildewApartSentence([], own)).toBeNull();
});

it('says how many hours of chill there were', () => {
  const own = { hours: 1462.33, last: isoDate('2026-11-27') };
  const all = [
    { name: '2025–26', hours: 1439.5 },
    { name: '2024–25', hours: 1703 },
    { name: '2023–24', hours: 1462 },
  ];
  expect(hoursApartSentence(all, own)).toBe(
    'Al 27 nov van 1.462 h de frío: 23 h más que 2025–26, 241 h menos que 2024–25 y lo mismo que 2023–24.',
  );
  expect(hoursApartSentence([], own)).toBeNull();
});

it('names the most alike, all of the closest, and nothing of one alone', () => {
  const what = { unit: '°C', of: 'sus máximas y mínimas' };
  const all = [
    { name: '2025–26', apart: 2.14 },
    { name: '2024–25', apart: 3 },
  ];
  expect(closestSentence(all, what)).toBe(
    'La más parecida es 2025–26: sus máximas y mínimas de cada día difieren en 2,1 °C en promedio.',
  );
  expect(closestSentence([...all, { name: '2023–24', apart: 2.1 }], what)).toMatch(
    /^Las más parecidas, por igual, son 2025–26 y 2023–24:/,
  );
  expect(closestSentence(all.slice(1), what)).toBeNull();
});
