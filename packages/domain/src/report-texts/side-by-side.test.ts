import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import {
  alikeSentence,
  capturesAtSumSentences,
  capturesByDaySentences,
  laidOverSentences,
  leadSentence,
  namedLead,
  notComparedSentences,
} from './side-by-side.ts';

const on = isoDate('2026-11-27');
const of = (meanDays: number, mostDays = 6) => ({ meanDays, mostDays, comparedDays: 62 });

describe('seasons side by side in words', () => {
  it('say on paper what the thin lines are, and how they lie', () => {
    expect(laidOverSentences(['2025–26'], 'degree-days')).toEqual([
      'La línea fina es 2025–26, alineada por grados día, a la misma suma.',
    ]);
    expect(laidOverSentences(['2025–26', 'Los Aromos'], 'biofix')).toEqual([
      'Las líneas finas son 2025–26 y Los Aromos, alineadas por biofix, cada una desde el suyo.',
    ]);
    expect(laidOverSentences([], 'calendar')).toEqual([]);
  });

  it('say how far ahead or behind the sum is', () => {
    const leads = [
      ...namedLead('2025–26', { days: 9, on }),
      ...namedLead('2024–25', { days: -1, on }),
      ...namedLead('2023–24', { days: null, reason: 'gaps' }),
      ...namedLead('2022–23', { days: 0, on }),
    ];
    expect(leadSentence(leads, 'calendar')).toBe(
      'Al 27 nov la suma va 9 días adelantada respecto de 2025–26, 1 día atrasada respecto de 2024–25 y a la par de 2022–23.',
    );
    expect(leadSentence(leads.slice(0, 1), 'biofix')).toBe(
      'Al 27 nov, contando los días desde cada biofix, la suma va 9 días adelantada respecto de 2025–26.',
    );
    expect(leadSentence([], 'calendar')).toBeNull();
  });

  it('say which one is most alike and why', () => {
    const all = [
      { key: '2025–26', likeness: of(8.2) },
      { key: '2022–23', likeness: of(1) },
    ];
    expect(alikeSentence(all)).toBe(
      'La más parecida es 2022–23: alcanzó las mismas sumas con 1,0 día de diferencia en promedio (6 días a lo más, en 62 días comparados).',
    );
    expect(alikeSentence([...all, { key: '2019–20', likeness: of(1, 4) }])).toBe(
      'Las más parecidas, por igual, son 2022–23 y 2019–20: alcanzaron las mismas sumas con 1,0 día de diferencia en promedio.',
    );
    expect(alikeSentence(all.slice(1))).toBeNull();
  });

  it('name each season that is not compared with its reason', () => {
    expect(
      notComparedSentences([
        { name: '2021–22', reason: 'gaps' },
        { name: '2020–21', reason: 'no-biofix' },
        { name: 'Los Aromos', reason: 'gaps' },
      ]),
    ).toEqual([
      'No se comparan 2021–22 y Los Aromos: faltan demasiados días en su registro.',
      'No se compara 2020–21: falta el biofix de la plaga en ese campo o temporada.',
    ]);
  });

  it('say what was caught until the sum of today, and after it', () => {
    const all = [{ name: '2025–26', until: 45, after: 143 }];
    expect(capturesAtSumSentences(all, { sum: 412.34, own: 61 })).toEqual([
      'Con 412,3 °C·día acumulados, esta temporada lleva 61 individuos.',
      'Hasta esa suma, 2025–26 llevaba 45 individuos; después sumó 143.',
    ]);
    expect(capturesAtSumSentences(all, { sum: 412.34, own: null })[0]).toMatch(/no tiene conteos/);
    expect(capturesAtSumSentences([], { sum: 1, own: 1 })).toEqual([]);
  });

  it('say what was caught until the day of the last count, and after it', () => {
    const all = [
      { name: '2025–26', until: 1, after: 143 },
      { name: '2024–25', until: 0, after: 0 },
    ];
    const now = { on: isoDate('2026-11-20'), own: 61 };
    expect(capturesByDaySentences(all, now, 'calendar')).toEqual([
      'Al 20 nov esta temporada lleva 61 individuos.',
      'Al mismo día, 2025–26 llevaba 1 individuo; después sumó 143.',
      'Al mismo día, 2024–25 llevaba 0 individuos; después sumó 0.',
    ]);
    expect(capturesByDaySentences(all.slice(1), now, 'biofix')).toEqual([
      'Al 20 nov, contando los días desde cada biofix, esta temporada lleva 61 individuos.',
      'Al mismo día desde su biofix, 2024–25 llevaba 0 individuos; después sumó 0.',
    ]);
    expect(capturesByDaySentences([], now, 'calendar')).toEqual([]);
  });
});
