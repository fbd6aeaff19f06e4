import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { PESTS } from '../catalogue/pests.ts';
import type { Evidence, NumberOrigin, PestModel } from './pest-model.ts';
import { PEST_MODELS } from './pest-models.ts';
import { projectedDate } from './projection.ts';
import {
  currentStage,
  isPreliminary,
  nextMilestone,
  stageBands,
  stageLabel,
  stageThresholds,
} from './stages.ts';

interface PestRow {
  readonly pest_id: number;
  readonly species: string;
  readonly common_name_es: string;
  readonly lower_c: number | null;
  readonly upper_c: number | null;
  readonly method: string | null;
  readonly cutoff: string | null;
  readonly generation_dd: number | null;
  readonly phenology: boolean;
  readonly stages: readonly (readonly [number, string, number, string, string])[];
}
/** The project's table of pests from the literature, stored separately from the code that uses it. */
const TABLE: readonly PestRow[] = JSON.parse(
  readFileSync(new URL('../../fixtures/pest-table.json', import.meta.url), 'utf8'),
);
const METHOD_NAMES: Readonly<Record<string, string>> = {
  single_sine: 'single-sine',
  single_triangle: 'single-triangle',
  simple_average_2: 'simple-average-clamped',
};

/** All values of a model that cite a source. */
function evidenceOf(model: PestModel): Evidence[] {
  const { lower, upper, method, cutoff, generationLength, firstGeneration, earlierRule, emergence } = model;
  const all = [lower, upper, method, cutoff, generationLength, ...firstGeneration, earlierRule, emergence];
  return all.filter((evidence) => evidence !== undefined);
}
/** No English words of the sources, no decimal point (except in URLs), no temperature without a degree sign. */
const SPANISH =
  /^(?!.*\b(our|via|above|egg|and|days?|choice|et al)\b)(?!.*(?<!doi )\b\d+\.\d(?!\d{3}))(?!.*\d C\b).+$/;

/** No missing part: no space at the ends, no double space, no space before closing punctuation. */
const WHOLE_TEXT = /^(?!\s)(?!.*\s{2})(?!.*\s[;,)])(?!.*\($).*[^\s;:,]$/;
const ORIGINS: readonly NumberOrigin[] = [
  'definition',
  'published',
  'published (secondary)',
  'published (rounded)',
  'derived',
  'recalled',
  'recalled, cross-checked',
  'ours',
];

describe('pest models', () => {
  it.each(TABLE)('have the figures of the table: $pest_id $species', (row) => {
    const model = PEST_MODELS.get(row.pest_id);
    expect(model !== undefined).toBe(row.phenology);
    if (model === undefined) return;
    expect(model.lower.value).toBe(row.lower_c);
    expect(model.upper.value).toBe(row.upper_c);
    expect(model.method.value).toBe(METHOD_NAMES[row.method!]);
    expect(model.cutoff.value).toBe(row.cutoff);
    expect(model.generationLength.value).toBe(row.generation_dd);
    const stages = stageThresholds(row.pest_id);
    expect(stages.map((s) => [s.generation, s.stage, s.dd, s.confidence, s.origin])).toEqual(row.stages);
    for (const { source } of stages) expect(source).not.toBe('');
    for (const { sourceEs } of evidenceOf(model)) expect(sourceEs).toMatch(SPANISH);
  });

  it.each(Array.from(PEST_MODELS))(
    'say of every figure where it comes from and how good it is: %i',
    (pestId, model) => {
      for (const { source, sourceEs, confidence, origin } of [
        ...evidenceOf(model),
        ...stageThresholds(pestId),
      ]) {
        for (const text of [source, sourceEs]) expect(text).toMatch(WHOLE_TEXT);
        expect(['A', 'B', 'C']).toContain(confidence);
        expect(ORIGINS).toContain(origin);
      }
    },
  );

  it('cite for a later generation the first and how many were added', () => {
    const [first, second, third] = [0, 1, 2].map((before) => stageThresholds(1)[1 + 4 * before]!);
    expect([first!.generation, second!.generation, third!.generation]).toEqual([1, 2, 3]);
    expect(first!.source).toBe(PEST_MODELS.get(1)!.firstGeneration[1]!.source);
    expect(second!.source).toBe(`${first!.source} + 1 x generation`);
    expect(third!.sourceEs).toBe(`${first!.sourceEs} + 2 × generación`);
  });

  it('name the pests as the catalogue does', () => {
    for (const row of TABLE) {
      expect(PESTS.get(row.pest_id)).toMatchObject({ name: row.common_name_es, species: row.species });
    }
  });

  it('say which one is preliminary', () => {
    const preliminary = Array.from(PESTS.keys()).filter(isPreliminary);
    expect(preliminary).toEqual([13]);
  });

  it('call the stages by their Spanish names', () => {
    expect(stageLabel(1, 'larvae')).toBe('Larva');
    expect(stageLabel(13, 'larvae')).toBe('Ninfa');
    expect((['adult', 'egg', 'pupa'] as const).map((stage) => stageLabel(13, stage))).toEqual([
      'Adulto',
      'Huevo',
      'Pupa',
    ]);
  });
});

describe('stages', () => {
  it('begin exactly at their threshold', () => {
    expect(currentStage(1, 32.59)).toMatchObject({ generation: 1, stage: 'adult' });
    expect(currentStage(1, 32.6)).toMatchObject({ generation: 1, stage: 'egg' });
    expect(currentStage(1, 534)).toMatchObject({ generation: 2, stage: 'adult' });
    expect(currentStage(1, 9999)).toMatchObject({ generation: 4, stage: 'pupa' });
    expect(nextMilestone(1, 32.6)).toMatchObject({ generation: 1, stage: 'larvae', dd: 120.1 });
    expect(nextMilestone(1, 9999)).toBeNull();
  });

  it('are unknown without a model, and for degree-days that are no number', () => {
    for (const pestId of [5, 10, 20, 99]) {
      expect(stageThresholds(pestId)).toEqual([]);
      expect(currentStage(pestId, 100)).toBeNull();
      expect(nextMilestone(pestId, 100)).toBeNull();
      expect(stageBands(pestId, 100)).toEqual([]);
      expect(isPreliminary(pestId)).toBe(false);
    }
    expect(currentStage(1, -1)).toBeNull();
    expect(currentStage(1, Number.NaN)).toBeNull();
    expect(nextMilestone(1, Number.NaN)).toBeNull();
    expect(stageBands(1, 0)).toEqual([]);
  });

  it('cover the axis in bands without a space, each the current stage of its degree-days', () => {
    const pest = fc.constantFrom(...PEST_MODELS.keys());
    fc.assert(
      fc.property(pest, fc.double({ min: 0.1, max: 3000, noNaN: true }), (pestId, maxDd) => {
        const bands = stageBands(pestId, maxDd);
        expect(bands[0]!.from).toBe(0);
        expect(bands.at(-1)!.to).toBe(maxDd);
        for (const [i, band] of bands.entries()) {
          if (i > 0) expect(band.from).toBe(bands[i - 1]!.to);
          const middle = (band.from + band.to) / 2;
          expect(currentStage(pestId, middle)).toMatchObject({
            generation: band.generation,
            stage: band.stage,
          });
        }
      }),
    );
  });
});

describe('projected date', () => {
  const lastDate = isoDate('2026-11-20');
  const steady = { accumulated: 100, lastDate, recentDaily: [8, 8, 8, 8, 8, 8, 8], threshold: 120.1 };

  it('goes on at the pace of the last seven valid days', () => {
    expect(projectedDate(steady)).toEqual({ date: '2026-11-23', plusMinusDays: 0 });
    const recentDaily = [99, 99, 8, 8, Number.NaN, 8, 8, 8, 8, 8];
    expect(projectedDate({ ...steady, recentDaily })).toEqual({ date: '2026-11-23', plusMinusDays: 0 });
  });

  it('is less certain the more the days differ', () => {
    const projected = projectedDate({ ...steady, recentDaily: [2, 14, 3, 13, 4, 12, 8], threshold: 180 });
    expect(projected).toEqual({ date: '2026-11-30', plusMinusDays: 4 });
  });

  it('stops at the horizon', () => {
    expect(projectedDate({ ...steady, threshold: 220 })).toMatchObject({ date: '2026-12-05' });
    expect(projectedDate({ ...steady, threshold: 220.1 })).toBeNull();
    expect(projectedDate({ ...steady, threshold: 220, horizonDays: 14 })).toBeNull();
  });

  it('has nothing to say once reached, without warmth, or on too few days', () => {
    expect(projectedDate({ ...steady, threshold: 100 })).toBeNull();
    expect(projectedDate({ ...steady, accumulated: Number.NaN })).toBeNull();
    expect(projectedDate({ ...steady, recentDaily: [0, 0, 0, 0] })).toBeNull();
    expect(projectedDate({ ...steady, recentDaily: [8, 8] })).toBeNull();
  });
});
