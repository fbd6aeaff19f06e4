import { describe, expect, it } from 'vitest';
import { flat, HOLE, today, until } from '../../fixtures/report-days.ts';
import { captureSentence, compareCaptures } from './captures.ts';
import { compareSpans } from './windows.ts';

describe('captures', () => {
  const captureText = (...values: number[]) => captureSentence(compareCaptures(until(...values), today));
  const earlier = (sum: number) => [sum, ...flat(14, 0)];

  it.each([
    [
      [...earlier(22), 34, ...flat(14, 0)],
      'En los últimos 15 días se capturaron 34 individuos, 12 más que en los 15 días anteriores (22 individuos).',
    ],
    [
      [...earlier(1200), ...flat(14, HOLE), 1],
      'En los últimos 15 días se capturó 1 individuo, 1.199 menos que en los 15 días anteriores (1.200 individuos).',
    ],
    [
      [...earlier(1), ...flat(14, 0), 1],
      'En los últimos 15 días se capturó 1 individuo, lo mismo que en los 15 días anteriores (1 individuo).',
    ],
    [
      [...earlier(0), ...flat(15, 0)],
      'En los últimos 15 días se capturaron 0 individuos, lo mismo que en los 15 días anteriores (0 individuos).',
    ],
    [
      [3, ...flat(14, 0)],
      'En los últimos 15 días se capturaron 3 individuos; no hay conteos en los 15 días anteriores para comparar.',
    ],
    [[...earlier(9), ...flat(15, HOLE)], 'No hay conteos de capturas en los últimos 15 días.'],
    [[], 'No hay conteos de capturas en los últimos 15 días.'],
  ])('%#', (values, sentence) => {
    expect(captureText(...values)).toBe(sentence);
  });

  it('of a single day are said so', () => {
    expect(captureSentence(compareSpans(until(2, 1), today, 1))).toBe(
      'En el último día se capturó 1 individuo, 1 menos que en el día anterior (2 individuos).',
    );
    expect(captureSentence(compareSpans(until(2, HOLE), today, 1))).toBe(
      'No hay conteos de capturas en el último día.',
    );
  });
});
