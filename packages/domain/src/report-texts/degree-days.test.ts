import { describe, expect, it } from 'vitest';
import { HOLE, today } from '../../fixtures/report-days.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { PESTS } from '../catalogue/pests.ts';
import type { Beyond } from '../phenology/expectation.ts';
import type { Milestone } from '../phenology/outlook.ts';
import type { ProjectedDate } from '../phenology/projection.ts';
import { nextMilestone, stageThresholds } from '../phenology/stages.ts';
import { type DegreeDayStatus, degreeDaySentences } from './degree-days.ts';

describe('degree-days', () => {
  const status: DegreeDayStatus = {
    pestId: 1,
    start: { date: isoDate('2026-09-20'), reason: 'biofix' },
    standing: { date: isoDate('2026-11-20'), degreeDays: 150 },
    missingDays: 0,
    milestone: null,
  };
  const threshold = nextMilestone(1, 150)!;
  const milestone = (expected: ProjectedDate | null) => ({
    threshold,
    missing: threshold.dd - 150,
    expected,
  });
  const document = 'Modelo: Lobesia botrana v1, incluido en Vigía.';
  const on = (plusMinusDays: number) => milestone({ date: isoDate('2026-12-02'), plusMinusDays });

  it('say total, stage and what comes next', () => {
    expect(degreeDaySentences({ ...status, milestone: on(0) })).toEqual([
      'Desde el biofix del 20 sep 2026 y hasta el 20 nov 2026 se acumularon 150,0 °C·día.',
      'La última etapa iniciada es larva de la primera generación (desde 120,1 °C·día).',
      'La siguiente, pupa de la primera generación, comienza en 232,4 °C·día más, cerca del 02 dic 2026.',
      document,
    ]);
    const next = (of: DegreeDayStatus['milestone']) => degreeDaySentences({ ...status, milestone: of })[2];
    expect(next(on(1))).toMatch(/cerca del 02 dic 2026 \(± 1 día\)\.$/);
    expect(next(on(3))).toMatch(/cerca del 02 dic 2026 \(± 3 días\)\.$/);
    expect(next(milestone(null))).toBe(
      'La siguiente, pupa de la primera generación, comienza en 232,4 °C·día más.',
    );
    expect(next({ ...on(0), missing: HOLE })).toBe(document);
  });

  it('say the dates of past years, of the next stage and of the next generation', () => {
    const band = { earliest: isoDate('2026-12-22'), latest: isoDate('2027-01-03') };
    const beyond = {
      threshold: 382.4,
      date: isoDate('2026-12-28'),
      ...band,
      years: 10,
      end: isoDate('2027-04-30'),
      reason: null,
    };
    const adult = { ...threshold, stage: 'adult', generation: 2 } as const;
    const sentences = (of: Beyond, later: Beyond = of) =>
      degreeDaySentences({
        ...status,
        milestone: { ...milestone(null), beyond: of },
        generation: { ...milestone(null), threshold: adult, beyond: later },
      }).slice(2);
    expect(sentences(beyond)).toEqual([
      'La siguiente, pupa de la primera generación, comienza en 232,4 °C·día más, cerca del 28 dic 2026 (entre el 22 dic y el 3 ene en 8 de cada 10 años).',
      'La segunda generación comienza cerca del 28 dic 2026 (entre el 22 dic y el 3 ene en 8 de cada 10 años).',
      document,
    ]);
    expect(sentences(beyond, { ...beyond, date: null, earliest: null })[1]).toBe(
      'La segunda generación: no antes del fin de la temporada (según 10 años anteriores).',
    );
    expect(sentences({ reason: 'too_few_years' })).toEqual([
      'La siguiente, pupa de la primera generación, comienza en 232,4 °C·día más: faltan años de registro para dar una fecha.',
      document,
    ]);
  });

  it('say the stages after those, where all are told, with the days of eight years in ten', () => {
    const day = (text: string) => isoDate(text);
    const by = (date: string | null, earliest: string | null, latest: string | null): Beyond => ({
      threshold: 1,
      reason: null,
      years: 9,
      end: day('2027-04-30'),
      date: date === null ? null : day(date),
      earliest: earliest === null ? null : day(earliest),
      latest: latest === null ? null : day(latest),
    });
    const [first, ...after] = stageThresholds(1).filter(({ dd }) => dd > 150);
    const dated = [
      by('2027-01-05', '2026-12-31', '2027-01-10'),
      by('2027-03-18', '2027-03-08', null),
      by(null, '2027-04-20', null),
    ];
    const later = [first!, ...after.slice(0, 3)].map((one, i) => ({
      threshold: one,
      missing: one.dd - 150,
      expected: null,
      beyond: dated[Math.max(0, i - 1)]!,
    }));
    const said = (of: readonly Milestone[]) =>
      degreeDaySentences({ ...status, milestone: later[0]!, later: of }).find((one) =>
        one.startsWith('Luego'),
      );
    expect(said(later)).toBe(
      'Luego, con el rango de 8 de cada 10 años: adulto de la segunda generación, 05 ene 2027 (del 31 dic al 10 ene); huevo de la segunda generación, 18 mar 2027 (después del 8 mar).',
    );
    expect(said([later[0]!])).toBeUndefined();
  });

  it('say where they start and what is missing', () => {
    const season = { date: isoDate('2026-05-01'), reason: 'season' as const };
    expect(degreeDaySentences({ ...status, start: season, missingDays: 1 })).toEqual([
      'Desde el inicio de la temporada (01 may 2026) y hasta el 20 nov 2026 se acumularon 150,0 °C·día.',
      'La última etapa iniciada es larva de la primera generación (desde 120,1 °C·día).',
      'Falta 1 día de datos: el total real es igual o mayor.',
      document,
    ]);
    const back = degreeDaySentences({
      ...status,
      start: { ...season, reason: 'six-months' },
      missingDays: 3,
    });
    expect(back[0]).toMatch(/^Desde el 01 may 2026 y hasta/);
    expect(back[2]).toBe('Faltan 3 días de datos: el total real es igual o mayor.');
  });

  it('say what is not known', () => {
    for (const standing of [null, { date: today, degreeDays: HOLE }]) {
      expect(degreeDaySentences({ ...status, standing })).toEqual([
        'Desde el biofix del 20 sep 2026 no hay datos de temperatura para acumular grados día.',
      ]);
    }
    expect(degreeDaySentences({ ...status, pestId: 5 })[1]).toBe(
      'Esta plaga no tiene un modelo de fenología.',
    );
    const negative = { date: today, degreeDays: -1 };
    expect(degreeDaySentences({ ...status, standing: negative })[1]).toBe(
      'Ninguna etapa ha comenzado todavía.',
    );
    const weak = Array.from(PESTS.keys()).map((pestId) => degreeDaySentences({ ...status, pestId }).at(-1));
    expect(weak.filter((last) => last?.startsWith('Modelo preliminar')).length).toBeGreaterThan(0);
    expect(degreeDaySentences(status).at(-1)).not.toMatch('preliminar');
  });
});
