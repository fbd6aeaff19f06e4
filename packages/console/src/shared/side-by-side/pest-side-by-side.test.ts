import { type DegreeDayStart, fromItems, isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { SEASONS } from '../../testing/sample-farm.ts';
import { type PestAnswer, pestSideBySide } from './pest-side-by-side.ts';
import { SIDE_BY_SIDE } from './words.ts';

const words = SIDE_BY_SIDE.spanish;
const [before, running] = SEASONS as [(typeof SEASONS)[0], (typeof SEASONS)[0]];
const biofix = (date: string): DegreeDayStart => ({ date: isoDate(date), reason: 'biofix' });
const daily = (start: string, days: number, of: (i: number) => number) => ({
  start: isoDate(start),
  values: Float64Array.from({ length: days }, (_, i) => of(i)),
});
/** 5 a day from 1 October 2026: 100 on 20 October. */
const own = {
  season: running,
  data: {
    start: biofix('2026-10-01'),
    degreeDays: {
      start: isoDate('2026-10-01'),
      step: 'day' as const,
      values: Array.from({ length: 20 }, (_, i) => 5 * (i + 1)),
    },
    captures: { accumulated: fromItems([{ date: isoDate('2026-10-20'), value: 61 }]) },
  },
};
/** The year before, 4 a day from 6 October 2025: 100 on its day 25, 30 October. */
const found = {
  start: biofix('2025-10-06'),
  curve: daily('2025-10-06', 60, (i) => 4 * (i + 1)),
  captures: daily('2025-10-06', 60, (i) => (i === 9 ? 3 : i === 40 ? 8 : 0)),
};
const answer = (more: Partial<PestAnswer> = {}): PestAnswer => ({
  ...{ id: 'season-8', name: '2025–26', place: 0, season: before, found },
  ...more,
});
const beside = (answers: PestAnswer[], alignment: Parameters<typeof pestSideBySide>[2] = 'calendar') =>
  pestSideBySide(own, answers, alignment, words);

describe('a pest beside another season', () => {
  it('lies by calendar on the same days of the year', () => {
    const { lines, counts, sentences } = beside([answer()]);
    expect(lines[0]).toMatchObject({ daily: { start: '2026-10-06' }, note: '10 días más tarde' });
    expect(counts[0]).toMatchObject({ daily: { start: '2026-10-06' } });
    expect(sentences).toEqual(['Al 20 oct la suma va 10 días adelantada respecto de 2025–26.']);
  });

  it('lies by biofix on the same days after it', () => {
    const { lines, sentences } = beside([answer()], 'biofix');
    expect(lines[0]).toMatchObject({ daily: { start: '2026-10-01' }, note: '5 días más tarde' });
    expect(sentences[0]).toMatch(/contando los días desde cada biofix, la suma va 5 días adelantada/);
  });

  it('lies by degree-days with its captures alone, and says what came after', () => {
    const { lines, counts, sentences } = beside([answer()], 'degree-days');
    expect(lines).toEqual([]);
    // 3 adults on its day 10, with 40 °C·day: on 8 October this season had as many.
    expect(counts[0]!.daily.values[7]).toBe(3);
    expect(sentences).toEqual([
      'Con 100,0 °C·día acumulados, esta temporada lleva 61 individuos.',
      'Hasta esa suma, 2025–26 llevaba 3 individuos; después sumó 8.',
    ]);
  });

  it('says which of several is most alike', () => {
    const colder = { ...found, curve: daily('2025-10-06', 80, (i) => 3 * (i + 1)) };
    const { sentences } = beside([answer(), answer({ id: 'x', name: '2024–25', place: 1, found: colder })]);
    expect(sentences[1]).toMatch(/^La más parecida es 2025–26: .* en 20 días comparados\)\.$/);
  });

  it('says that there are too few days to tell', () => {
    const { degreeDays } = own.data;
    const short = { ...own, data: { ...own.data, degreeDays: { ...degreeDays, values: [5, 10, 15] } } };
    const { sentences } = pestSideBySide(short, [answer(), answer({ id: 'x' })], 'biofix', words);
    expect(sentences[1]).toMatch(/^Todavía no se dice cuál es la más parecida/);
  });
});

describe('what is not compared is named, and the rest stays', () => {
  const named = (more: Partial<PestAnswer>, alignment?: Parameters<typeof pestSideBySide>[2]) =>
    beside([answer(), answer({ id: 'other', name: 'Los Niches', place: 1, ...more })], alignment);

  it.each([
    ['failed', 'no se pudo cargar'],
    [null, 'no hay estaciones de esta plaga en ese campo'],
    [{ ...found, curve: null }, 'no hay registro de esos días'],
  ] as const)('%#: %s', (other, why) => {
    const { lines, sentences } = named({ found: other });
    expect(lines.map(({ name }) => name)).toEqual(['2025–26']);
    expect(sentences.at(-1)).toBe(`No se compara Los Niches: ${why}.`);
  });

  it('while it is loading nothing is said of it', () => {
    expect(named({ found: 'loading' }).sentences).toHaveLength(1);
  });

  it('without a biofix: not drawn by biofix, drawn without days by calendar', () => {
    const start = { date: isoDate('2025-05-01'), reason: 'season' } as const;
    const other = { ...found, start };
    expect(named({ found: other }, 'biofix').lines).toHaveLength(1);
    expect(named({ found: other }, 'biofix').sentences.at(-1)).toMatch(/falta el biofix/);
    const { lines, sentences } = named({ found: other });
    expect(lines[1]).toMatchObject({ name: 'Los Niches', note: undefined });
    expect(sentences.at(-1)).toMatch(/su suma no empieza en un biofix/);
  });

  it('with gaps: drawn with them, without days', () => {
    const gaps = daily('2025-10-06', 60, (i) => (i > 5 && i < 12 ? Number.NaN : 4 * (i + 1)));
    const { lines, sentences } = named({ found: { ...found, curve: gaps } });
    expect(lines).toHaveLength(2);
    expect(sentences.at(-1)).toMatch(/Los Niches: faltan demasiados días en su registro/);
  });

  it('with another beginning, or gaps, its sums are not known: no captures lie at them', () => {
    const gaps = daily('2025-10-06', 60, (i) => (i > 5 && i < 12 ? Number.NaN : 4 * (i + 1)));
    const start = { date: isoDate('2025-05-01'), reason: 'season' } as const;
    for (const [other, why] of [
      [{ ...found, curve: gaps }, /Los Niches: faltan demasiados días en su registro/],
      [{ ...found, start }, /Los Niches: su suma no empieza en un biofix/],
    ] as const) {
      const { counts, sentences } = named({ found: other }, 'degree-days');
      expect(counts.map(({ name }) => name)).toEqual(['2025–26']);
      expect(sentences.at(-1)).toMatch(why);
    }
  });

  it('keeps its colour where another one is not drawn', () => {
    const { lines } = beside([answer({ found: 'failed' }), answer({ id: 'x', place: 1 })]);
    expect(lines[0]!.place).toBe(1);
  });
});
