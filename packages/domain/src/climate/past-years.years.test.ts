/** How often the band of past years holds the days that come, by measured years: docs/measurements/forecast.md. */
import { describe, expect, it } from 'vitest';
import { diceOf, drawnBehind } from '../../fixtures/drawn-years.ts';
import { answersBehind, heldSums } from '../../fixtures/held-sums.ts';
import { hasMaquehue, MAQUEHUE, measuredDegreeDays } from '../../fixtures/measured-years.ts';
import { sumQuestions } from '../../fixtures/sum-questions.ts';

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

  it('holds 75 to 85 % with two, three or five of the other years, and is the wider the fewer', () => {
    const questions = sumQuestions(measuredDegreeDays(MAQUEHUE, 3), 15, 'others');
    const years = [...new Set(questions.map(({ year }) => year))];
    const widths = [2, 3, 5].map((count) => {
      const dice = diceOf(count);
      const answers = Array.from({ length: 20 }, () =>
        answersBehind(questions, drawnBehind(years, count, dice), count),
      ).flat();
      const within = answers.filter(({ hit }) => hit === 'within').length / answers.length;
      expect(within, `${count} years`).toBeGreaterThan(0.75);
      expect(within, `${count} years`).toBeLessThan(0.85);
      return answers.reduce((sum, { width }) => sum + width, 0) / answers.length;
    });
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });
});
