import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { chipRule } from '../captures/chip-rule.ts';
import type { CaptureThreshold } from '../farm/capture-threshold.ts';
import type { IsoDate } from '../units.ts';
import { publishedPosition } from './published-position.ts';
import { captureRisk, mildewFollowed, worstRisk } from './risk.ts';
import { publishedPestName, riskSentence } from './risk-words.ts';

const N = Number.NaN;
const series = (...values: number[]) => ({ start: isoDate('2026-11-01'), values: Float64Array.from(values) });

const ruleOf =
  (pestId: number, own: readonly CaptureThreshold[] = []) =>
  (date: IsoDate) =>
    chipRule(pestId, date, own);

describe('risk by captures (Lobesia: from 1 moderate, from 11 high)', () => {
  it('is that of the last seven days, since the first of the days on end with its level', () => {
    expect(captureRisk(series(0, 0, 5, 0, 0, 7, 0), ruleOf(1))).toEqual({
      level: 'high',
      since: '2026-11-06',
      asOf: '2026-11-07',
      value: 12,
    });
    expect(captureRisk(series(0, 0, 5, 0, 0, 7, 0, 0, 0, 0), ruleOf(1))).toMatchObject({
      level: 'moderate',
      since: '2026-11-10',
      value: 7,
    });
    expect(captureRisk(series(0, 0, 0), ruleOf(1))).toMatchObject({
      level: 'low',
      since: '2026-11-01',
      value: 0,
    });
  });

  it('sums up the days, and has the levels, of the client’s own threshold in its months', () => {
    const own = {
      ...{ id: 1, pestId: 1, monthFrom: 11, monthTo: 11, days: 3, okUpTo: 4, warningUpTo: 6 },
      setOn: isoDate('2026-10-02'),
    };
    expect(captureRisk(series(0, 0, 5, 0, 0, 7, 0), ruleOf(1, [own]))).toMatchObject({
      level: 'high',
      since: '2026-11-06',
      value: 7,
    });
    const last = captureRisk(series(5, 0, 0, 0), ruleOf(1, [own]));
    expect(last).toMatchObject({ level: 'low', since: '2026-11-04', value: 0 });
    const other = { ...own, monthFrom: 12, monthTo: 10 };
    expect(captureRisk(series(5, 0, 0, 0), ruleOf(1, [other]))).toMatchObject({
      level: 'moderate',
      value: 5,
    });
  });

  it('is unknown without a photo in seven days, and for a pest without a rule', () => {
    expect(captureRisk(series(9, N, N, N, N, N, N, N), ruleOf(1))).toEqual({
      level: 'unknown',
      since: null,
      asOf: '2026-11-01',
      value: null,
    });
    expect(captureRisk(series(), ruleOf(1))).toEqual({
      level: 'unknown',
      since: null,
      asOf: null,
      value: null,
    });
    expect(captureRisk(series(3), ruleOf(14))).toMatchObject({ level: 'unknown', since: null, value: 3 });
  });
});

describe('risk by mildew', () => {
  it('is the class of the last index known, which is valid for a week', () => {
    expect(mildewFollowed(series(0, 40, 50, N, 60, 70))).toMatchObject({
      level: 'high',
      since: '2026-11-05',
      value: 70,
    });
    expect(mildewFollowed(series(0, 40, 50, N))).toMatchObject({
      level: 'moderate',
      since: '2026-11-02',
      asOf: '2026-11-03',
    });
    expect(mildewFollowed(series(80, N, N, N, N, N, N, N))).toMatchObject({ level: 'unknown', since: null });
  });
});

it('the worst of several is given, the first of equal ones', () => {
  expect(worstRisk([])).toBeNull();
  const [a, b, c] = [{ level: 'unknown' }, { level: 'moderate', n: 1 }, { level: 'moderate', n: 2 }] as const;
  expect(worstRisk([a, b, c])).toBe(b);
});

describe('a risk in words', () => {
  const risk = {
    level: 'high',
    kind: 'captures',
    pestId: 1,
    since: isoDate('2026-11-06'),
    asOf: isoDate('2026-11-07'),
    value: 1,
  } as const;
  it.each([
    [
      'es',
      'Riesgo alto por Polilla del racimo de la vid desde el 6 nov 2026: 1 captura en los últimos 7 días.',
    ],
    ['en', 'High risk of Lobesia botrana since 6 Nov 2026: 1 catch in the last 7 days.'],
    ['pt', 'Risco alto de Lobesia botrana desde 6 nov 2026: 1 captura nos últimos 7 dias.'],
  ] as const)('in %s', (locale, text) => {
    expect(riskSentence(risk, locale)).toBe(text);
    expect(riskSentence({ ...risk, kind: null }, locale)).toMatch(/campo|field/);
    const old = riskSentence({ ...risk, level: 'unknown', since: null, value: null }, locale);
    expect(old).toMatch(/(?:Sin datos recientes|No recent data|Sem dados recentes).*2026/);
  });
});

it('a published position is more than a kilometre rough, and always the same', () => {
  expect(publishedPosition({ latitude: -33.71234, longitude: -71.29876 })).toEqual({
    latitude: -33.72,
    longitude: -71.3,
  });
  expect(publishedPosition({ latitude: -33.71001, longitude: -71.30999 })).toEqual({
    latitude: -33.72,
    longitude: -71.3,
  });
});

it.each([
  ['es', 1, 'Polilla del racimo de la vid'],
  ['en', 1, 'Lobesia botrana'],
  ['pt', 1, 'Lobesia botrana'],
  ['en', 999, 'Polilla del racimo de la vid'],
] as const)('a pest is called in %s by what its readers know it as: %i is %s', (locale, pestId, name) => {
  expect(publishedPestName({ pestId, pestName: 'Polilla del racimo de la vid' }, locale)).toBe(name);
});
