import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalShareBelow } from './normal.ts';
import { PEST_MODELS } from './pest-models.ts';
import { emergenceSpread, stageShares } from './stage-shares.ts';
import { currentStage } from './stages.ts';

const pest = fc.constantFrom(...PEST_MODELS.keys());
const degreeDays = fc.double({ min: 0, max: 3000, noNaN: true });

describe('shares of the stages', () => {
  it('add up to the whole population, none below nothing', () => {
    fc.assert(
      fc.property(pest, degreeDays, (pestId, dd) => {
        const { notEmerged, stages } = stageShares(pestId, dd)!;
        expect(stages.reduce((sum, { share }) => sum + share, notEmerged)).toBeCloseTo(1, 6);
        for (const share of [notEmerged, ...stages.map((stage) => stage.share)]) {
          expect(share).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('begin with the first individuals at the fix date and end in the last stage of the table', () => {
    const start = stageShares(1, 0)!;
    expect(start.notEmerged).toBeCloseTo(0.9861, 4);
    expect(start.stages[0]!.share).toBeGreaterThan(0.012);
    const end = stageShares(1, 99_999)!;
    expect(end.stages.at(-1)).toMatchObject({ generation: 4, stage: 'pupa' });
    expect(end.stages.at(-1)!.share).toBeCloseTo(1, 7);
  });

  it('let the population leave the winter, never return', () => {
    fc.assert(
      fc.property(pest, degreeDays, degreeDays, (pestId, a, b) => {
        const early = stageShares(pestId, Math.min(a, b))!;
        const late = stageShares(pestId, Math.max(a, b))!;
        expect(late.notEmerged).toBeLessThanOrEqual(early.notEmerged + 1e-7);
      }),
    );
  });

  it('are all in the current stage when nobody is late', () => {
    fc.assert(
      fc.property(pest, degreeDays, (pestId, dd) => {
        const { stages } = stageShares(pestId, dd, { deviation: 1e-9, firstAt: -10 })!;
        const most = stages.reduce((a, b) => (b.share > a.share ? b : a));
        const current = currentStage(pestId, dd)!;
        expect(most).toMatchObject({ generation: current.generation, stage: current.stage });
        expect(most.share).toBeCloseTo(1, 7);
      }),
    );
  });

  it('reach one half when half of the population has passed a threshold', () => {
    const spread = emergenceSpread(PEST_MODELS.get(1)!);
    const half = 120.1 + spread.firstAt * spread.deviation;
    const { notEmerged, stages } = stageShares(1, half)!;
    const [adult, egg] = stages;
    expect(notEmerged + adult!.share + egg!.share).toBeCloseTo(0.5, 7);
  });

  it('are unknown without a model or without degree-days', () => {
    for (const pestId of [5, 10, 20, 99]) expect(stageShares(pestId, 100)).toBeNull();
    for (const dd of [-1, Number.NaN]) expect(stageShares(1, dd)).toBeNull();
    for (const deviation of [0, -1, Number.NaN]) {
      expect(() => stageShares(1, 100, { deviation, firstAt: 2 })).toThrow('spreads nothing');
    }
  });
});

describe('spread of a population', () => {
  it("is its own for Tuta and a relative's for the others, and says so", () => {
    expect(emergenceSpread(PEST_MODELS.get(11)!)).toMatchObject({
      deviation: Math.sqrt(200),
      confidence: 'B',
    });
    const lobesia = emergenceSpread(PEST_MODELS.get(1)!);
    expect(lobesia.deviation).toBeCloseTo((534 * 50) / 734, 12);
    expect([lobesia.confidence, lobesia.origin]).toEqual(['C', 'ours']);
    expect(lobesia.source).toMatch(/^our choice: .*Epiphyas postvittana.*Barker et al\. 2020/);
    expect(lobesia.sourceEs).toMatch(/^criterio propio: .*Epiphyas postvittana.*Barker y otros 2020/);
  });

  it('is normal', () => {
    // Values from tables of the normal distribution.
    for (const [z, share] of [
      [0, 0.5],
      [1, 0.8413447461],
      [1.96, 0.9750021049],
      [3, 0.998650102],
    ] as const) {
      expect(normalShareBelow(z)).toBeCloseTo(share, 6);
      expect(normalShareBelow(-z)).toBeCloseTo(1 - share, 6);
    }
    expect([normalShareBelow(-40), normalShareBelow(40)]).toEqual([0, 1]);
  });
});
