import { isoDate } from '@vigia/domain';
import { expect, it } from 'vitest';
import { climateSentences, comparedUntil, pestSentences } from './summaries.ts';

const until = isoDate('2026-11-21');
const daily = (...values: (number | null)[]) =>
  ({ start: isoDate('2026-10-23'), step: 'day', values }) as const;
const pest = {
  pestId: 1,
  pestName: 'Polilla',
  metric: 'dd_single_sine_10_30_horizontal',
  start: { date: isoDate('2026-10-22'), reason: 'biofix' },
  degreeDays: daily(5, 10, 15),
  missingDays: 2,
  markers: [],
} as const;

it('a pest is summarised by its degree-days and its captures compared with the days before', () => {
  const fortnights = daily(...Array.from({ length: 30 }, (_, i) => (i < 15 ? 1 : 2)));
  const sentences = pestSentences(pest, fortnights, until, until);
  expect(sentences[0]).toContain('se acumularon 15,0 °C·día');
  expect(sentences.join(' ')).toContain('Faltan 2 días de datos');
  expect(sentences.at(-1)).toBe(
    'En los últimos 15 días se capturaron 30 individuos, 15 más que en los 15 días anteriores (15 individuos).',
  );
  expect(pestSentences({ ...pest, degreeDays: null }, null, until, until)).toEqual([
    expect.stringContaining('no hay datos de temperatura'),
    'No hay conteos de capturas en los últimos 15 días.',
  ]);
});

it('a written text replaces the computed one, with its date', () => {
  const changedAt = Date.parse('2026-11-20T15:00:00Z');
  const summary = (phenologyText: string, captureText: string) =>
    pestSentences(pest, null, until, until, { phenologyText, captureText, changedAt });
  expect(summary('Vuelo en descenso.', 'Sin capturas.')).toEqual([
    'Vuelo en descenso. (20 nov 2026)',
    'Sin capturas. (20 nov 2026)',
  ]);
  const computed = pestSentences(pest, null, until, until);
  expect(summary('', '')).toEqual(computed);
  expect(summary('', 'Sin capturas.')).toEqual([...computed.slice(0, -1), 'Sin capturas. (20 nov 2026)']);
});

it('the climate is summarised by the extremes of the days shown', () => {
  const data = {
    temperatureMax: daily(20, 31, 25),
    temperatureMin: daily(4, -1, 3),
    humidityMax: daily(90, 80, 99),
    humidityMin: null,
    missingDays: 0,
  };
  const shown = { start: isoDate('2026-10-23'), end: isoDate('2026-10-24') };
  expect(climateSentences(data, shown)).toEqual([
    'La temperatura máxima fue 31,0 °C (24 oct) y la mínima -1,0 °C (24 oct).',
    'La humedad relativa máxima fue 90 % (23 oct).',
    'Hubo 1 día con temperatura bajo 0 °C.',
  ]);
});

it('captures are compared up to today or the end of a past season', () => {
  const season = { start: isoDate('2025-05-01'), end: isoDate('2026-04-30') };
  expect(comparedUntil(season, until)).toBe('2026-04-30');
  expect(comparedUntil({ ...season, end: isoDate('2027-04-30') }, until)).toBe(until);
});
