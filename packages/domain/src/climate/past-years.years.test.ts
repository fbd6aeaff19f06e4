/** How often the band of past years holds the days that come, by measured years: docs/measurements/forecast.md. */
import { describe, expect, it } from 'vitest';
import { heldSums } from '../../fixtures/held-sums.ts';
import { hasMaquehue, MAQUEHUE, measuredDegreeDays } from '../../fixtures/measured-years.ts';

const HORIZONS = [5, 10, 15, 30, 60];

describe.skipIf(!hasMaquehue)('the band of 80 % at Maquehue, 2005–2015', () => {
  it.each([1, 2, 3])('holds 75 to 85 % of what the other years bring pest %i', (pestId) => {
    const held = heldSums(measuredDegreeDays(MAQUEHUE, pestId), {
      behind: 'others',
      horizons: HORIZONS,
      years: [2, 10],
    });
    for (const { days, questions, within } of held) {
      expect(questions).toBeGreaterThan(200);
      expect(within, `${days} days`).toBeGreaterThan(0.75);
      expect(within, `${days} days`).toBeLessThan(0.85);
    }
  });

  it('is wider with fewer years, and does not miss more in the next fifteen days', () => {
    const of = (least: number, most: number) =>
      heldSums(measuredDegreeDays(MAQUEHUE, 3), {
        behind: 'earlier',
        horizons: [5, 10, 15],
        years: [least, most],
      });
    const [few, many] = [of(2, 4), of(8, 10)];
    for (const [i, { width, within }] of few.entries()) {
      expect(width).toBeGreaterThan(many[i]!.width);
      expect(within).toBeGreaterThan(0.75);
    }
  });
});
