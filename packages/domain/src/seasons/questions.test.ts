import { describe, expect, it } from 'vitest';
import { aBiofix, aSeason } from '../../fixtures/builders/farm.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { questionText } from '../es/seasons.ts';
import { biofixDateError } from '../farm/biofix.ts';
import { leftOutside } from './biofix-dates.ts';
import {
  biofixQuestions,
  moveQuestions,
  SAVE_QUESTION_CODES,
  type SaveQuestion,
  seasonEditQuestions,
  seasonQuestions,
} from './questions.ts';

const running = aSeason({ name: '2026–27', start: isoDate('2026-05-01'), end: isoDate('2027-04-30') });
const wanted = (name: string, start: string, end: string) => ({
  name,
  start: isoDate(start),
  end: isoDate(end),
});
const codes = (questions: readonly SaveQuestion[]) => questions.map(({ code }) => code);
const texts = (questions: readonly SaveQuestion[]) => questions.map(questionText);

describe('a season', () => {
  it('asks nothing beside others that it does not touch', () => {
    expect(seasonQuestions(wanted('2027–28', '2027-05-01', '2028-04-30'), [running])).toEqual([]);
    expect(seasonQuestions(wanted('2027–28', '2027-05-01', '2028-10-31'), [running])).toEqual([]);
  });

  it('asks where it repeats a name or dates, overlaps or lasts over 18 months', () => {
    expect(texts(seasonQuestions(wanted(' 2026–27 ', '2027-05-01', '2028-11-01'), [running]))).toEqual([
      'Ya hay una temporada con ese nombre: 2026–27, del 1 may 2026 al 30 abr 2027.',
      'Dura más de 18 meses: del 1 may 2027 al 1 nov 2028.',
    ]);
    expect(texts(seasonQuestions(wanted('Otra', '2026-05-01', '2027-04-30'), [running]))).toEqual([
      'Ya hay una temporada con esas fechas: 2026–27, del 1 may 2026 al 30 abr 2027.',
    ]);
    expect(texts(seasonQuestions(wanted('Otra', '2027-04-30', '2028-04-29'), [running]))).toEqual([
      'Se cruza con la temporada 2026–27, del 1 may 2026 al 30 abr 2027.',
    ]);
  });

  it('that has not begun asks before stations are moved to it', () => {
    const next = wanted('2027–28', '2027-05-01', '2028-04-30');
    expect(texts(moveQuestions(next, 2, isoDate('2026-11-24')))).toEqual([
      'La temporada empieza el 1 may 2027: hasta entonces las pantallas de hoy quedarán sin estas estaciones.',
    ]);
    expect(moveQuestions(next, 0, isoDate('2026-11-24'))).toEqual([]);
    expect(moveQuestions(next, 2, isoDate('2027-05-01'))).toEqual([]);
  });

  it('that is edited asks only about what the edit brings', () => {
    const overlapping = wanted('Otra', '2027-01-01', '2027-12-31');
    const renamed = { ...overlapping, name: '2026–27' };
    expect(codes(seasonEditQuestions(renamed, overlapping, [running]))).toEqual(['same-name']);
    expect(seasonEditQuestions({ ...overlapping, name: 'Tercera' }, overlapping, [running])).toEqual([]);
    const longer = { ...overlapping, end: isoDate('2030-12-31') };
    expect(codes(seasonEditQuestions(longer, overlapping, [running]))).toEqual(['over-18-months']);
  });
});

describe('a biofix', () => {
  it('asks beside another of its pest, field and season', () => {
    expect(texts(biofixQuestions(aBiofix({ id: 9 }), [aBiofix()]))).toEqual([
      'El campo ya tiene un biofix de esta plaga en la temporada: 20 sep 2026. Con dos, los grados día se cuentan desde el observado más reciente.',
    ]);
    const others = [aBiofix({ pestId: 2 }), aBiofix({ sectorId: 7 }), aBiofix({ seasonId: 30 })];
    expect(biofixQuestions(aBiofix({ id: 9 }), others)).toEqual([]);
  });

  it('that is edited asks only when it comes beside another', () => {
    expect(biofixQuestions(aBiofix({ id: 9 }), [aBiofix()], aBiofix({ id: 9 }))).toEqual([]);
    expect(codes(biofixQuestions(aBiofix({ id: 9 }), [aBiofix()], aBiofix({ id: 9, pestId: 2 })))).toEqual([
      'second-biofix',
    ]);
  });

  it('lies in its season, first and last day included', () => {
    const errors = ['2026-04-30', '2026-05-01', '2027-04-30', '2027-05-01'].map((day) =>
      biofixDateError(isoDate(day), running),
    );
    const refusal = 'La temporada va del 1 may 2026 al 30 abr 2027';
    expect(errors).toEqual([refusal, null, null, refusal]);
    expect(biofixDateError(isoDate('2020-01-01'), null)).toBeNull();
  });

  it('is left outside by a season that ends before it, unless it lay outside already', () => {
    const shorter = { start: running.start, end: isoDate('2026-09-01') };
    const outside = aBiofix({ date: isoDate('2020-01-01') });
    expect(leftOutside([aBiofix(), outside], running, shorter)).toEqual([aBiofix()]);
  });
});

it('every code has a sentence', () => {
  const other = { ...running, date: running.start };
  for (const code of SAVE_QUESTION_CODES)
    expect(questionText({ code, other, season: running } as never)).toMatch(/[.]$/);
});
