import { describe, expect, it } from 'vitest';
import { flat, HOLE, today, until } from '../../fixtures/report-days.ts';
import { CROPS } from '../catalogue/crops.ts';
import { MILDEW_DOES_NOT_APPLY, MILDEW_FUNGICIDE_WORDS } from '../es/mildew-sentences.ts';
import { MILDEW_RISKS } from '../mildew/risk.ts';
import { MILDEW_FUNGICIDES, MILDEW_SPRAY_INTERVALS } from '../mildew/spray-intervals.ts';
import { intervalSentence, mildewApplies, mildewSentences } from './mildew.ts';

describe('mildew', () => {
  const sentences = (...values: number[]) => mildewSentences(until(...values), today);

  it('says index, class, trend and interval', () => {
    expect(sentences(40, ...flat(6, 50), 70)).toEqual([
      'El 21 nov 2026 el índice de oídio es 70: riesgo alto.',
      'El hongo se reproduce en un ciclo de unos 5 días.',
      'El índice subió desde el de hace 7 días (40).',
      'Intervalo sugerido entre aplicaciones: 7 días con azufre en polvo, 10 días con azufre micronizado y 14 días con fungicidas DMI (triazoles).',
    ]);
    expect(sentences(40, ...flat(6, 50), 30)[2]).toBe('El índice bajó desde el de hace 7 días (40).');
    expect(sentences(...flat(8, 40))[2]).toBe('El índice es igual al de hace 7 días (40).');
    expect(sentences(30)).toHaveLength(3);
    expect(sentences(HOLE, ...flat(6, 50), 40)).toHaveLength(3);
  });

  it('looks a week back for a reading, no further', () => {
    expect(sentences(50, ...flat(6, HOLE))[0]).toBe('El 15 nov 2026 el índice de oídio es 50: riesgo medio.');
    for (const values of [[], [50, ...flat(7, HOLE)], [101], [-1]]) {
      expect(sentences(...values)).toEqual([
        'No hay índice de oídio de los últimos 7 días: no se puede evaluar el riesgo.',
      ]);
    }
  });

  it('has intervals that shorten with the risk', () => {
    for (const kind of MILDEW_FUNGICIDES) {
      const days = MILDEW_RISKS.map((risk) => MILDEW_SPRAY_INTERVALS[kind][risk]);
      expect(days).toEqual([...days].sort((a, b) => b - a));
    }
    expect(MILDEW_SPRAY_INTERVALS.dmi).toEqual({ none: 21, moderate: 17, high: 14 });
    expect(intervalSentence('none')).toMatch(
      '14 días con azufre en polvo, 18 días con azufre micronizado y 21 días',
    );
    expect(intervalSentence('moderate')).toMatch(
      '10 días con azufre en polvo, 14 días con azufre micronizado y 17 días',
    );
    expect(new Set(Object.values(MILDEW_FUNGICIDE_WORDS)).size).toBe(MILDEW_FUNGICIDES.length);
  });

  it('is for the vine', () => {
    expect(Array.from(CROPS.keys()).filter(mildewApplies)).toEqual([1]);
    expect([mildewApplies(null), mildewApplies(999)]).toEqual([false, false]);
    expect(MILDEW_DOES_NOT_APPLY).toBe('El seguimiento de Oídio no aplica para este cultivo');
  });
});
