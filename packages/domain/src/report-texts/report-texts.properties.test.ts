import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLE, today, until } from '../../fixtures/report-days.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { PESTS } from '../catalogue/pests.ts';
import { CHILL_METRICS } from '../chill/models.ts';
import { chillSentences } from './chill.ts';
import { climateReportTexts, pestReportTexts } from './documents.ts';
import { mildewSentences } from './mildew.ts';

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
      'Nace larva. Modelo: Lobesia botrana v1, incluido en Vigía.',
      'Sube.',
    ]);
  });
});
