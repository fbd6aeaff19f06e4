import { isoDate, TESTED_DATES } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { stagesAhead } from '../stories/demo-forecast.ts';
import { PEST, PEST_WITH_GAP, PEST_WITHOUT_BIOFIX } from '../stories/demo-season.ts';
import { SPANISH_PANELS as ES } from '../words.ts';
import { captureOrigin } from './capture-origin.ts';
import { degreeDayOrigin } from './degree-day-origin.ts';
import { chillOrigin, climateOrigin, mildewOrigin } from './model-origins.ts';
import type { OriginFacts } from './origin-facts.ts';
import type { OriginEntry } from './origin-list.tsx';

const textOf = (entries: readonly OriginEntry[]) =>
  Object.fromEntries(entries.map(({ term, text }) => [term, text]));
const start = { date: isoDate('2026-07-01'), reason: 'season' } as const;
const FACTS = { start, stations: 4, filledDays: 2, filledFrom: 'la estación vecina' };

describe('where the figures of a pest come from', () => {
  it('names formula, thresholds, start and why, stations, missing days and the papers', () => {
    const entries = degreeDayOrigin(PEST_WITH_GAP, FACTS, 'Vigía · Los Aromos Norte', ES);
    const { Fórmula: formula, ...rest } = textOf(entries);
    expect(formula).toMatch(/^Seno simple .* Corte horizontal/);
    expect(rest).toMatchObject({
      Umbrales: 'Inferior 10 °C, superior 30 °C.',
      Modelo: 'Lobesia botrana v1, incluido en Vigía.',
      'Desde el 4 oct 2026': 'Se cuentan desde el biofix registrado para esta plaga en el campo.',
      Estaciones: 'Promedio diario de 6 estaciones con al menos 20 de las 24 horas medidas.',
      'Días sin datos': 'Faltan 6 días: se ven como corte, nunca como cero.',
      'Días completados':
        '2 días, con la estación vecina: no fueron medidos y llevan su marca en el gráfico.',
      'Origen de los datos': 'Vigía · Los Aromos Norte.',
    });
    expect(entries[0]!.sources).toHaveLength(1);
  });

  it('says why the count starts without a biofix', () => {
    expect(
      textOf(degreeDayOrigin(PEST_WITHOUT_BIOFIX, undefined, undefined, ES))['Desde el 1 jul 2026'],
    ).toMatch(/^No hay biofix/);
  });

  it('says how dates from past years are computed, and why there are none', () => {
    const term = 'Fechas hasta el fin de la temporada';
    const of = (years: number | null) =>
      textOf(degreeDayOrigin({ ...PEST, ahead: stagesAhead(PEST.pestId, years) }, undefined, undefined, ES))[
        term
      ];
    expect(of(10)).toMatch(/de 10 años anteriores, .* Uno de cada diez años llega antes del rango, y uno/);
    expect(of(4)).toMatch(/de 4 años anteriores, .* con menos años, el rango es más ancho\.$/);
    expect(of(null)).toMatch(/se necesitan al menos 3/);
    const tested = (years: number | null) =>
      textOf(degreeDayOrigin({ ...PEST, ahead: stagesAhead(PEST.pestId, years) }, undefined, undefined, ES))[
        'Cuánto aciertan'
      ];
    const correction = { max: 0.62, min: -0.28, days: 412 };
    const neighbour = { stationId: 4, stationName: 'Norte 02', metres: 4213, years: 7, correction };
    const lent = { ...PEST, ahead: { ...stagesAhead(PEST.pestId, 9), neighbour } };
    expect(textOf(degreeDayOrigin(lent, undefined, undefined, ES))[term]).toContain(
      'Cuenta con 7 años de «Norte 02», a 4,2 km, corregidos en +0,6 °C la máxima y −0,3 °C la mínima',
    );
    const { within, nearEnough } = TESTED_DATES;
    expect(tested(10)).toContain(`${within} de cada 100 etapas a más de 15 días llegaron dentro de su rango`);
    expect(tested(10)).toContain(`a 10 días, ${nearEnough} de cada 100 fechas erraron en 3 días o menos`);
    expect(tested(null)).toBeUndefined();
    expect(textOf(degreeDayOrigin({ ...PEST, ahead: null }, undefined, undefined, ES))).not.toHaveProperty(
      term,
    );
    const forecast = { ...stagesAhead(PEST.pestId, 10), provider: 'open-meteo' } as const;
    expect(textOf(degreeDayOrigin({ ...PEST, ahead: forecast }, undefined, undefined, ES))[term]).toMatch(
      /pronostica Open-Meteo\. La suma/,
    );
  });

  it('leaves out rule and papers of a pest without a model', () => {
    const terms = degreeDayOrigin(
      { ...PEST, captures: {}, pestId: 999, metric: 'unknown' },
      undefined,
      undefined,
      ES,
    ).map(({ term }) => term);
    expect(terms).toEqual(['Desde el 4 oct 2026', 'Estaciones', 'Días sin datos', 'Fecha del próximo hito']);
  });
});

describe('where captures come from', () => {
  const captures = ['Capturas de un día', 'Días sin fotografía', 'Incrementales semanales'];

  it('is explained beside the degree-days if they have captures, and not without captures', () => {
    const terms = (data: typeof PEST) =>
      degreeDayOrigin(data, undefined, undefined, ES).map(({ term }) => term);
    expect(terms(PEST)).toEqual(expect.arrayContaining(captures));
    expect(terms({ ...PEST, captures: {} })).not.toEqual(expect.arrayContaining(captures));
  });

  it('names the days without photo, the stations, the start and why, and who measured', () => {
    expect(textOf(captureOrigin({ ...FACTS, filledDays: 0 }, 'Vigía', ES))).toMatchObject({
      'Días sin fotografía': expect.stringMatching(/^No cuentan como cero/),
      Estaciones: 'Suma de 4 estaciones.',
      'Desde el 1 jul 2026': 'Se cuenta desde el inicio de la temporada.',
      'Días completados': expect.stringMatching(/^Ninguno/),
      'Origen de los datos': 'Vigía.',
    });
    expect(textOf(captureOrigin(undefined, undefined, ES))).not.toHaveProperty('Estaciones');
  });

  it('tells of field counts: how many, none, or that there may be some', () => {
    const told = (inField: OriginFacts['inField']) =>
      textOf(captureOrigin({ ...FACTS, ...(inField && { inField }) }, undefined, ES))['Conteo en terreno'];
    expect(told([{ date: isoDate('2026-11-02'), found: 9, summed: 7 }])).toMatch(
      /^9 insectos .* 2 no se suman/,
    );
    expect(told([])).toBeUndefined();
    expect(told(undefined)).toMatch(/^Lo que una persona encontró .* también se suma/);
  });
});

describe('the other panels', () => {
  it.each([climateOrigin, chillOrigin, mildewOrigin])(
    '%o names start, gaps, what was completed',
    (origin) => {
      const entries = origin({ ...FACTS, missingDays: 1, source: 'Vigía' }, ES);
      const texts = entries.map(({ text }) => text).join(' ');
      expect(textOf(entries)['Desde el 1 jul 2026']).toBe('Se cuenta desde el inicio de la temporada.');
      expect(texts).toContain('4 estaciones');
      expect(texts).toContain('Falta 1 día');
      expect(texts).toContain('2 días, con la estación vecina');
    },
  );

  it('are silent about facts that were not given', () => {
    const terms = climateOrigin({ missingDays: 0 }, ES).map(({ term }) => term);
    expect(terms).toEqual(['Máxima y mínima del día', 'Lecturas que no se usan', 'Días sin datos']);
    expect(textOf(captureOrigin({ filledDays: 0 }, undefined, ES))['Días completados']).toMatch(/^Ninguno/);
  });
});
