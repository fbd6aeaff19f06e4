import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import type { DatesAhead } from '../phenology/dates-ahead.ts';
import { PEST_STAGES } from '../phenology/pest-model.ts';
import { seasonStages } from '../phenology/season-stages.ts';
import { stageThresholds } from '../phenology/stages.ts';
import { type StageSpan, stageFit, stageSpans, stageWindows } from './stage-window.ts';

const LOBESIA = 1;
const span = (stage: StageSpan['stage'], from: string, to: string | null, generation = 1): StageSpan => ({
  ...{ stage, generation, from: isoDate(from) },
  to: to === null ? null : isoDate(to),
});
/** Adults from the 1st, eggs from the 10th, larvae from the 15th, pupae from 5 December; of what follows nothing is known. */
const SPANS = [
  span('adult', '2026-11-01', '2026-11-09'),
  span('egg', '2026-11-10', '2026-11-14'),
  span('larvae', '2026-11-15', '2026-12-04'),
  span('pupa', '2026-12-05', '2026-12-11'),
  span('adult', '2026-12-12', '2026-12-20', 2),
  span('egg', '2026-12-21', null, 2),
];
const on = (day: string, stages: Parameters<typeof stageFit>[1]) => stageFit(SPANS, stages, isoDate(day));

describe('the window of stages', () => {
  it('of stages in a row is one, from the first day of the first to the last day of the last', () => {
    const ends = (stages: Parameters<typeof stageWindows>[1]) =>
      stageWindows(SPANS, stages).map(({ from, to }) => [from, to]);
    expect(ends(['egg', 'larvae'])).toEqual([
      ['2026-11-10', '2026-12-04'],
      ['2026-12-21', null],
    ]);
    expect(ends(['adult'])).toEqual([
      ['2026-11-01', '2026-11-09'],
      ['2026-12-12', '2026-12-20'],
    ]);
    expect(ends([...PEST_STAGES])).toEqual([['2026-11-01', null]]);
    expect(ends([])).toEqual([]);
  });

  it('fits from its first to its last day, comes, or is over', () => {
    expect(on('2026-11-10', ['egg'])).toMatchObject({ kind: 'fits', window: { to: '2026-11-14' } });
    expect(on('2026-11-14', ['egg'])).toMatchObject({ kind: 'fits', span: { stage: 'egg' } });
    expect(on('2026-11-15', ['egg'])).toMatchObject({
      ...{ kind: 'ahead', span: { stage: 'larvae' } },
      window: { from: '2026-12-21', to: null, first: { generation: 2 } },
    });
    expect(on('2026-12-25', ['egg'])).toMatchObject({ kind: 'fits', window: { to: null } });
    expect(on('2026-12-21', ['pupa'])).toMatchObject({ kind: 'none', span: { stage: 'egg', generation: 2 } });
    expect(on('2026-10-31', ['adult'])).toMatchObject({ kind: 'ahead', span: null });
  });

  it('is unknown where nothing is known of the season', () => {
    expect(stageFit([], ['egg'], isoDate('2026-11-10'))).toBeNull();
  });
});

describe('when each stage is the latest that has begun', () => {
  const thresholds = stageThresholds(LOBESIA);
  const [first, second, third] = thresholds as [(typeof thresholds)[number], ...typeof thresholds];
  /** 10 °C·day a day from 1 November on. */
  const degreeDays = {
    start: isoDate('2026-11-01'),
    step: 'day' as const,
    values: Array.from({ length: 10 }, (_, i) => (i + 1) * 10),
  };
  const today = isoDate('2026-11-11');

  it('is measured as far as it is, and goes on as past years say', () => {
    // Of 100 °C·day so far; 32.6 begin the second stage, on the fourth day: 40.
    expect([first.dd, second?.dd]).toEqual([0, 32.6]);
    const ahead: DatesAhead = {
      ...{ end: isoDate('2027-04-30'), years: 9, provider: 'climatology', reason: null },
      dates: [
        { threshold: third!.dd, date: isoDate('2026-11-14'), earliest: isoDate('2026-11-12'), latest: null },
      ],
    };
    expect(third!.dd).toBeGreaterThan(100);
    expect(stageSpans(seasonStages(LOBESIA, degreeDays, today, ahead)).slice(0, 3)).toMatchObject([
      { stage: first.stage, from: '2026-11-01', to: '2026-11-03' },
      { stage: second?.stage, from: '2026-11-04', to: '2026-11-13' },
      { stage: third?.stage, from: '2026-11-14' },
    ]);
  });

  it('in a season that is over, ends with the last that began', () => {
    expect(stageSpans(seasonStages(LOBESIA, degreeDays, null))).toMatchObject([
      { from: '2026-11-01', to: '2026-11-03' },
      { from: '2026-11-04', to: null },
    ]);
    expect(stageSpans([])).toEqual([]);
  });

  it('a weather that is n days later moves every window by n days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), fc.subarray([...PEST_STAGES]), (n, stages) => {
        const later = { ...degreeDays, start: addDays(degreeDays.start, n) };
        const windows = (series: typeof degreeDays) =>
          stageWindows(stageSpans(seasonStages(LOBESIA, series, null)), stages);
        const moved = (date: typeof today | null) => date && addDays(date, n);
        expect(windows(later).map(({ from, to }) => [from, to])).toEqual(
          windows(degreeDays).map(({ from, to }) => [moved(from), moved(to)]),
        );
      }),
    );
  });
});
