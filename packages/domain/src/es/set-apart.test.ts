import { expect, it } from 'vitest';
import { implausibleInWords, quantityInWords, setApartInWords } from './set-apart.ts';

it.each([
  [{ 'out-of-range': 1 }, '1 lectura fuera de rango, guardada y no usada'],
  [{ 'out-of-range': 2 }, '2 lecturas fuera de rango, guardadas y no usadas'],
  [{ future: 1 }, '1 lectura con fecha imposible, guardada y no usada'],
  [{ 'too-old': 2, 'no-such-instant': 1 }, '3 lecturas con fecha imposible, guardadas y no usadas'],
  [
    { 'out-of-range': 1, future: 1 },
    '1 lectura fuera de rango y 1 con fecha imposible, guardadas y no usadas',
  ],
  [{ 'out-of-range': 1200 }, '1.200 lecturas fuera de rango, guardadas y no usadas'],
])('%j is said as %s', (counts, words) => {
  expect(setApartInWords(counts)).toBe(words);
});

it.each([
  ['temperature', 999, '999 °C, fuera de -30 a 55 °C'],
  ['humidity', -9, '-9 %, fuera de 0 a 105 %'],
  ['battery', 6553.5, '6553,5 %, fuera de 0 a 105 %'],
  ['rain', 6553.5, '6553,5 mm, fuera de 0 a 500 mm'],
  ['radiation', 3276.7, '3276,7 W/m², fuera de -20 a 2000 W/m²'],
  ['wind', -1, '-1 km/h, fuera de 0 a 300 km/h'],
  ['leafWetness', 75, '75 min, fuera de 0 a 60 min'],
  ['soilMoisture', 6553.5, '6553,5 %, fuera de 0 a 100 %'],
  ['soilTemperature', 85, '85 °C, fuera de -20 a 60 °C'],
] as const)('%s of %d is said as %s', (measure, value, words) => {
  expect(implausibleInWords(measure, value)).toBe(words);
});

it.each([
  ['battery', 6553.5, 'Batería 6553,5 %'],
  ['rain', 6553.5, 'Lluvia 6553,5 mm'],
  ['radiation', 3276.7, 'Radiación solar 3276,7 W/m²'],
  ['wind', -1, 'Viento -1 km/h'],
  ['leafWetness', 75, 'Mojamiento foliar 75 min'],
  ['soilMoisture', 6553.5, 'Humedad del suelo 6553,5 %'],
  ['soilTemperature', 85, 'Temperatura del suelo 85 °C'],
  ['selfTest', -1, 'Self Test -1'],
  ['operator', 'Entel', 'Operador Entel'],
] as const)('%s %s is said as %s', (quantity, value, words) => {
  expect(quantityInWords(quantity, value)).toBe(words);
});
