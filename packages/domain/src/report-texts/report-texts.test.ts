import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate, isoDateOfDayNumber } from '../calendar/iso-date.ts';
import { CROPS } from '../catalogue/crops.ts';
import { PESTS } from '../catalogue/pests.ts';
import { CHILL_METRICS } from '../chill/models.ts';
import { counted, countedDays, ordinalFeminine } from '../es/counted.ts';
import { MILDEW_DOES_NOT_APPLY, MILDEW_FUNGICIDE_WORDS } from '../es/mildew-sentences.ts';
import { REPORT_DOCUMENT_TITLES } from '../es/reports.ts';
import { MILDEW_RISKS } from '../mildew/risk.ts';
import { MILDEW_FUNGICIDES, MILDEW_SPRAY_INTERVALS } from '../mildew/spray-intervals.ts';
import type { Beyond } from '../phenology/expectation.ts';
import type { ProjectedDate } from '../phenology/projection.ts';
import { nextMilestone } from '../phenology/stages.ts';
import { captureSentence, compareCaptures } from './captures.ts';
import { chillSentences } from './chill.ts';
import {
  compareClimate,
  extremeOf,
  extremesSentences,
  frostSentence,
  humiditySentence,
  temperatureSentence,
} from './climate.ts';
import { type DegreeDayStatus, degreeDaySentences } from './degree-days.ts';
import {
  applicationDateField,
  climateReportTexts,
  overridden,
  pestReportTexts,
  reportComment,
  showsCsgCode,
} from './documents.ts';
import { intervalSentence, mildewApplies, mildewSentences } from './mildew.ts';
import { DOCUMENT_PAGES, REPORT_DOCUMENTS } from './report-documents.ts';
import { compareSpans } from './windows.ts';

const HOLE = Number.NaN;
const today = isoDate('2026-11-21');
const series = (start: string, ...values: number[]) => ({
  start: isoDate(start),
  values: Float64Array.from(values),
});
/** Values of `n` days, all the same. */
const flat = (n: number, value: number) => Array<number>(n).fill(value);
const until = (...values: number[]) => series(isoDateOfDayNumber(20_778 - values.length + 1), ...values);

describe('counts', () => {
  it('agree in number', () => {
    expect([0, 1, 2, 1204].map(countedDays)).toEqual(['0 días', '1 día', '2 días', '1.204 días']);
    expect(counted(0.9, 'punto', 'puntos')).toBe('1 punto');
    expect([1, 2, 8, 9].map(ordinalFeminine)).toEqual(['primera', 'segunda', 'octava', '9.ª']);
  });
});

describe('spans', () => {
  it('end on the day, without sharing one', () => {
    expect(until(1).start).toBe(today);
    const days = until(...flat(40, 0), ...flat(15, 2), ...flat(15, 3));
    expect(compareSpans(days, today, 15)).toEqual({
      days: 15,
      recent: { known: 15, sum: 45, mean: 3 },
      previous: { known: 15, sum: 30, mean: 2 },
    });
  });
  it('count what is known', () => {
    expect(compareSpans(until(HOLE, HOLE, 4, HOLE, 2), today, 2)).toEqual({
      days: 2,
      recent: { known: 1, sum: 2, mean: 2 },
      previous: { known: 1, sum: 4, mean: 4 },
    });
    expect(compareSpans(until(), today, 7).recent).toEqual({ known: 0, sum: null, mean: null });
    for (const days of [0, -1, 1.5, HOLE])
      expect(() => compareSpans(until(1), today, days)).toThrow(RangeError);
  });
});

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
  const on = (plusMinusDays: number) => milestone({ date: isoDate('2026-12-02'), plusMinusDays });

  it('say total, stage and what comes next', () => {
    expect(degreeDaySentences({ ...status, milestone: on(0) })).toEqual([
      'Desde el biofix del 20 sep 2026 y hasta el 20 nov 2026 se acumularon 150,0 °C·día.',
      'La última etapa iniciada es larva de la primera generación (desde 120,1 °C·día).',
      'La siguiente, pupa de la primera generación, comienza en 232,4 °C·día más, cerca del 02 dic 2026.',
    ]);
    const next = (of: DegreeDayStatus['milestone']) => degreeDaySentences({ ...status, milestone: of })[2];
    expect(next(on(1))).toMatch(/cerca del 02 dic 2026 \(± 1 día\)\.$/);
    expect(next(on(3))).toMatch(/cerca del 02 dic 2026 \(± 3 días\)\.$/);
    expect(next(milestone(null))).toBe(
      'La siguiente, pupa de la primera generación, comienza en 232,4 °C·día más.',
    );
    expect(next({ ...on(0), missing: HOLE })).toBeUndefined();
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
    ]);
    expect(sentences(beyond, { ...beyond, date: null, earliest: null })[1]).toBe(
      'La segunda generación: no antes del fin de la temporada (según 10 años anteriores).',
    );
    expect(sentences({ reason: 'too_few_years' })).toEqual([
      'La siguiente, pupa de la primera generación, comienza en 232,4 °C·día más: faltan años de registro para dar una fecha.',
    ]);
  });

  it('say where they start and what is missing', () => {
    const season = { date: isoDate('2026-05-01'), reason: 'season' as const };
    expect(degreeDaySentences({ ...status, start: season, missingDays: 1 })).toEqual([
      'Desde el inicio de la temporada (01 may 2026) y hasta el 20 nov 2026 se acumularon 150,0 °C·día.',
      'La última etapa iniciada es larva de la primera generación (desde 120,1 °C·día).',
      'Falta 1 día de datos: el total real es igual o mayor.',
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

describe('chill', () => {
  const range = { start: isoDate('2026-05-01'), end: isoDate('2026-08-31') };
  it('is said by model, to two decimals', () => {
    expect(
      chillSentences({
        range,
        models: [
          { metric: 'chill_model_weinberger', accumulated: 523, required: 600 },
          { metric: 'chill_model_utah', accumulated: -12.345 },
          { metric: 'chill_model_infruitec', accumulated: null, required: 5 },
          { metric: 'chill_model_dynamic', accumulated: 40.5, required: 0 },
        ],
        missingDays: 0,
      }),
    ).toEqual([
      'Frío acumulado del 01 may 2026 al 31 ago 2026.',
      'Horas Frío: 523,00 horas, el 87 % de 600 horas requeridas.',
      'Utah: -12,35 unidades de frío.',
      'Utah Positivo: sin datos.',
      'Dynamic: 40,50 porciones de frío.',
    ]);
    expect(chillSentences({ range, models: [], missingDays: 1 })[1]).toBe(
      'Falta 1 día de datos, que no suman frío.',
    );
    expect(chillSentences({ range, models: [], missingDays: 4 })[1]).toBe(
      'Faltan 4 días de datos, que no suman frío.',
    );
  });
});

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

describe('documents', () => {
  it('have their pages and comments', () => {
    expect(REPORT_DOCUMENTS.map((document) => DOCUMENT_PAGES[document])).toEqual([2, 2, 3, 2]);
    expect(new Set(REPORT_DOCUMENTS.map((document) => REPORT_DOCUMENT_TITLES[document])).size).toBe(4);
    expect([reportComment(' '), reportComment(' Regar ')]).toEqual(['Sin comentarios adicionales.', 'Regar']);
    expect([overridden(undefined, 'a'), overridden(' ', 'a'), overridden(' b ', 'a')]).toEqual([
      'a',
      'a',
      'b',
    ]);
  });

  it('carry the CSG code for Lobesia alone', () => {
    expect(Array.from(PESTS.keys()).filter(showsCsgCode)).toEqual([1]);
    expect(showsCsgCode(null)).toBe(false);
  });

  it('name a day of application when that is requested', () => {
    expect(applicationDateField(false, today)).toEqual({ enabled: false, value: null });
    expect(applicationDateField(true, today)).toEqual({ enabled: true, value: today });
  });
});

describe('any data', () => {
  const value = fc.oneof(fc.double({ min: -60, max: 120, noNaN: true }), fc.constantFrom(HOLE, 0, Infinity));
  const days = fc.array(value, { maxLength: 40 }).map((values) => until(...values));
  const number = fc.oneof(fc.double(), fc.constant(null));

  it('never makes a sentence say NaN, undefined or a dash', () => {
    const broken = /NaN|undefined|null|Infinity|∞|—|\s{2}|\s[.,]/;
    fc.assert(
      fc.property(
        fc.record({ tMin: days, tMax: days, rhMin: days, rhMax: days, tMean: days, rhMean: days }),
        days,
        number,
        number,
        fc.constantFrom(...PESTS.keys()),
        fc.nat(5),
        (weather, captures, figure, required, pestId, missingDays) => {
          const climate = { ...weather, range: { start: isoDate('2026-10-20'), end: today } };
          const standing = figure === null ? null : { date: today, degreeDays: figure };
          const start = { date: climate.range.start, reason: 'season' as const };
          const degreeDays = { pestId, start, standing, missingDays, milestone: null };
          const pest = { degreeDays, captures, until: today };
          const models = CHILL_METRICS.map((metric) => ({
            metric,
            accumulated: figure,
            required: required ?? 1,
          }));
          const chill = { range: climate.range, models, missingDays };
          const texts = [
            ...pestReportTexts(pest),
            ...climateReportTexts(climate),
            [...chillSentences(chill), ...mildewSentences(captures, today)].join(' '),
          ];
          for (const text of texts) {
            expect(text).not.toMatch(broken);
            expect(text).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
          }
        },
      ),
    );
  });

  it('makes as many paragraphs as there are things to say', () => {
    const empty = until();
    const climate = {
      tMin: empty,
      tMax: empty,
      rhMin: empty,
      rhMax: empty,
      tMean: empty,
      rhMean: empty,
      range: { start: today, end: today },
    };
    const degreeDays = {
      pestId: 1,
      start: { date: today, reason: 'season' as const },
      standing: null,
      missingDays: 0,
      milestone: null,
    };
    const pest = { degreeDays, captures: empty, until: today };
    expect(climateReportTexts(climate)).toHaveLength(2);
    expect(climateReportTexts({ ...climate, tMin: until(-1) })).toHaveLength(3);
    expect(pestReportTexts({ ...pest, phenologyText: 'Nace larva.', captureText: 'Sube.' })).toEqual([
      'Nace larva.',
      'Sube.',
    ]);
  });
});
