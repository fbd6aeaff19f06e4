import { addDays, daysBetween, isoDate, parseDegreeDayMetric } from '@vigia/domain';
import {
  consequences,
  playSeason,
  type Supposed,
  scenarioOf,
  seasonDays,
  stageSums,
  supposedSpray,
} from '@vigia/domain/what-if';
import { expect, it } from 'vitest';
import type { WhatIfSeason } from './played.ts';
import { whatIfSentences } from './sentences.ts';
import { WHAT_IF } from './words.ts';

const LOBESIA = 1;
const FIRST = isoDate('2023-07-01');
const TODAY = isoDate('2026-11-11');
/** 20 °C all day long from 2023 on, 10 degree-days a day; without the days that are missing. */
function seasonWith({ missing = [] as readonly string[], until = addDays(TODAY, -1), first = FIRST } = {}) {
  const values = Float64Array.from({ length: daysBetween(first, until) + 1 }, (_, day) =>
    missing.includes(addDays(first, day)) ? Number.NaN : 20,
  );
  const season: WhatIfSeason = {
    ...{ pestId: LOBESIA, pestName: 'Polilla', metric: 'dd_single_sine_10_30_horizontal' },
    start: { date: isoDate('2026-10-01'), reason: 'biofix' },
    season: { start: isoDate('2026-05-01'), end: isoDate('2026-12-31') },
    record: { start: first, stations: [{ min: values, max: values }] },
    ...{ standIn: null, forecast: null },
    place: { until, end: isoDate('2026-12-31'), today: TODAY },
  };
  return season;
}

/** What is said of a season in which something is supposed. */
function said(supposed: Supposed, season = seasonWith()): string[] {
  const { record, standIn, forecast, place, start, metric } = season;
  const input = { record, standIn, forecast, rule: parseDegreeDayMetric(metric)!, until: place.until };
  const sums = [...stageSums(LOBESIA), ...(supposed.sum === undefined ? [] : [supposed.sum])];
  const play = (one: Supposed) => {
    const scenario = scenarioOf(one, { start: start.date, until: place.until, isOver: false });
    return playSeason(seasonDays(input, scenario), place, scenario, sums);
  };
  const [now, then] = [play({}), play(supposed)];
  const rows = consequences(LOBESIA, now, then);
  const spray = supposed.spray
    ? supposedSpray(LOBESIA, then, supposed.spray, supposed.residual ?? null)
    : null;
  return whatIfSentences(WHAT_IF.spanish, season, supposed, { now, supposed: then, rows, spray });
}

it('says what the days to come are of, and nothing else while nothing is supposed', () => {
  expect(said({})).toEqual(['Días por venir según 3 años anteriores de las mismas estaciones.']);
});

it('says how many days lack a temperature, of those that are summed up', () => {
  const one = 'Falta 1 día de temperatura desde que se suma: no cuenta, y las etapas pueden llegar antes.';
  const two = 'Faltan 2 días de temperatura desde que se suma: no cuentan, y las etapas pueden llegar antes.';
  expect(said({}, seasonWith({ missing: ['2026-09-20', '2026-10-03'] })).at(-1)).toBe(one);
  expect(
    said({ start: isoDate('2026-09-15') }, seasonWith({ missing: ['2026-09-20', '2026-10-03'] })).at(-1),
  ).toBe(two);
  expect(
    said({ start: isoDate('2026-10-04') }, seasonWith({ missing: ['2026-10-03'] })).join(' '),
  ).not.toContain('Falta');
});

it('says why the season does not go on', () => {
  const stale = said({}, seasonWith({ until: addDays(TODAY, -5) }));
  expect(stale).toEqual(['La última medición tiene más de 3 días: la curva no sigue desde ella.']);
  const short = said({}, seasonWith({ first: isoDate('2024-12-01') }));
  expect(short).toEqual([
    'Faltan años de registro para seguir la temporada: con menos de tres años anteriores solo se muestran los días medidos.',
  ]);
});

it('says that a stage, or a sum, is not reached before the end of the season', () => {
  // Nothing is gathered in a weather that is 10 °C colder.
  expect(said({ warmer: -10 })[0]).toMatch(/: ya no llega antes del fin de la temporada\.$/);
  expect(said({ sum: 4000 })[0]).toBe('Los 4.000 °C·día no se cumplen en la temporada.');
});

it('makes no stage up for a spray on a day whose sum is not known, nor protection that nobody told', () => {
  expect(said({ spray: isoDate('2026-09-20') }).slice(0, 2)).toEqual([
    'El 20 sep no se conoce la suma: la aplicación no tiene etapa.',
    'Sin días de protección: según etiqueta.',
  ]);
});
