import { describe, expect, it } from 'vitest';
import { flat, HOLE, series, today, until } from '../../fixtures/report-days.ts';
import { isoDate } from '../calendar/iso-date.ts';
import {
  compareClimate,
  extremeOf,
  extremesSentences,
  frostSentence,
  humiditySentence,
  temperatureSentence,
} from './climate.ts';

describe('climate', () => {
  const temperature = (...values: number[]) => temperatureSentence(compareClimate(until(...values), today));

  it.each([
    [
      [...flat(7, 16.8), ...flat(7, 18.2)],
      'La temperatura media de los últimos 7 días fue 18,2 °C, 1,4 °C más alta que la de los 7 días anteriores (16,8 °C).',
    ],
    [
      [...flat(7, 1), ...flat(7, -0.5)],
      'La temperatura media de los últimos 7 días fue -0,5 °C, 1,5 °C más baja que la de los 7 días anteriores (1,0 °C).',
    ],
    [
      [...flat(7, 16.84), ...flat(7, 16.79)],
      'La temperatura media de los últimos 7 días fue 16,8 °C, igual a la de los 7 días anteriores (16,8 °C).',
    ],
    [
      [...flat(6, 10), HOLE, HOLE, ...flat(6, 11)],
      'La temperatura media de los últimos 7 días fue 11,0 °C, 1,0 °C más alta que la de los 7 días anteriores (10,0 °C). Hay datos de 6 de los últimos 7 días y de 6 de los 7 anteriores.',
    ],
    [
      [10, ...flat(7, 11)],
      'La temperatura media de los últimos 7 días fue 11,0 °C, 1,0 °C más alta que la de los 7 días anteriores (10,0 °C). Hay datos de 7 de los últimos 7 días y de 1 de los 7 anteriores.',
    ],
    [
      flat(7, 11),
      'La temperatura media de los últimos 7 días fue 11,0 °C; no hay datos de los 7 días anteriores para comparar.',
    ],
    [
      flat(3, 11),
      'La temperatura media de los últimos 7 días fue 11,0 °C; no hay datos de los 7 días anteriores para comparar. Hay datos de 3 de los últimos 7 días.',
    ],
    [[...flat(7, 11), ...flat(7, HOLE)], 'No hay datos de temperatura media de los últimos 7 días.'],
  ])('compares temperature %#', (values, sentence) => {
    expect(temperature(...values)).toBe(sentence);
  });

  it('compares humidity in points', () => {
    const sentence = (a: number, b: number) =>
      humiditySentence(compareClimate(until(...flat(7, a), ...flat(7, b)), today));
    expect(sentence(61, 66)).toBe(
      'La humedad relativa media de los últimos 7 días fue 66 %, 5 puntos más alta que la de los 7 días anteriores (61 %).',
    );
    expect(sentence(61, 60)).toMatch('1 punto más baja que');
    expect(sentence(61.2, 60.8)).toMatch('fue 61 %, igual a la de');
  });

  const range = { start: isoDate('2026-11-01'), end: isoDate('2026-11-04') };
  it('names extremes and their days', () => {
    const tMax = series('2026-10-31', 50, 30, HOLE, 33.14, 33.14, 60);
    expect(extremeOf(tMax, range, 'highest')).toEqual({ value: 33.14, date: '2026-11-03' });
    expect(extremeOf(tMax, range, 'lowest')).toEqual({ value: 30, date: '2026-11-01' });
    expect(extremeOf(series('2026-12-01', 1), range, 'lowest')).toBeNull();
    const days = {
      tMax,
      tMin: series('2026-11-01', 5, 4.2),
      rhMax: series('2026-11-01', 98),
      rhMin: series('2026-11-02', 21),
    };
    expect(extremesSentences(days, range)).toEqual([
      'La temperatura máxima fue 33,1 °C (3 nov) y la mínima 4,2 °C (2 nov).',
      'La humedad relativa máxima fue 98 % (1 nov) y la mínima 21 % (2 nov).',
    ]);
    const none = series('2026-12-01', 1);
    expect(extremesSentences({ ...days, tMin: none, rhMax: none }, range)).toEqual([
      'La temperatura máxima fue 33,1 °C (3 nov).',
      'La humedad relativa mínima fue 21 % (2 nov).',
    ]);
    expect(extremesSentences({ tMin: none, tMax: none, rhMin: none, rhMax: none }, range)).toEqual([
      'No hay datos de temperatura en el período.',
      'No hay datos de humedad relativa en el período.',
    ]);
  });

  it('describes frost', () => {
    expect(frostSentence(series('2026-10-31', -5, 0, 3, HOLE), range)).toBeNull();
    expect(frostSentence(series('2026-11-01', -0.1, 0), range)).toBe('Hubo 1 día con temperatura bajo 0 °C.');
    expect(frostSentence(series('2026-11-01', -1, -2), range)).toBe('Hubo 2 días con temperatura bajo 0 °C.');
  });
});
