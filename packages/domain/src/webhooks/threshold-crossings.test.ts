import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { chipRule } from '../captures/chip-rule.ts';
import type { CaptureThreshold } from '../farm/capture-threshold.ts';
import { thresholdCrossings } from './threshold-crossings.ts';

const MOTH = 1;
const FLY = 9;
const HOLE = Number.NaN;
const FIRST = isoDate('2026-11-01');
const crossedBy = (own: readonly CaptureThreshold[], pestId: number, ...values: number[]) =>
  thresholdCrossings((date) => chipRule(pestId, date, own), {
    start: FIRST,
    values: Float64Array.from(values),
  }).map(({ date, level, count }) => `${date.slice(8)} ${level} ${count}`);
const crossed = (pestId: number, ...values: number[]) => crossedBy([], pestId, ...values);

describe('crossings of a threshold', () => {
  const { okUpTo, warningUpTo } = chipRule(MOTH, FIRST, [])!;

  it('are the days on which a week rises over it', () => {
    expect(crossed(MOTH, okUpTo)).toEqual([]);
    expect(crossed(MOTH, okUpTo, 1)).toEqual([`02 warning ${okUpTo + 1}`]);
    expect(crossed(MOTH, okUpTo, 1, warningUpTo)).toEqual([
      `02 warning ${okUpTo + 1}`,
      `03 error ${okUpTo + 1 + warningUpTo}`,
    ]);
    expect(crossed(MOTH, warningUpTo + 1)).toEqual([`01 error ${warningUpTo + 1}`]);
  });

  it('come again after a fall, and not for staying or falling', () => {
    const week = [0, 0, 0, 0, 0, 0, 0];
    expect(crossed(MOTH, warningUpTo + 1, ...week, warningUpTo + 1)).toEqual([
      `01 error ${warningUpTo + 1}`,
      `09 error ${warningUpTo + 1}`,
    ]);
    expect(crossed(MOTH, okUpTo + 1, 0, 0)).toHaveLength(1);
  });

  it('need no photo each day; a week without one keeps the level', () => {
    expect(crossed(MOTH, okUpTo + 1, HOLE, HOLE, HOLE, HOLE, HOLE, HOLE, HOLE, okUpTo + 1)).toHaveLength(1);
    expect(crossed(MOTH, HOLE, HOLE)).toEqual([]);
  });

  it('are those of the client’s own threshold in its months', () => {
    const own = {
      ...{ id: 1, pestId: MOTH, monthFrom: 11, monthTo: 11, days: 2, okUpTo: 4, warningUpTo: 6 },
      setOn: isoDate('2026-10-02'),
    };
    expect(crossedBy([own], MOTH, 4, 1, 0, 7)).toEqual(['02 warning 5', '04 error 7']);
    expect(crossedBy([{ ...own, monthFrom: 12, monthTo: 10 }], MOTH, 4)).toEqual([`01 warning 4`]);
  });

  it('are none for a pest without thresholds', () => {
    expect(chipRule(999_999, FIRST, [])).toBeNull();
    expect(crossed(999_999, 5000)).toEqual([]);
    expect(crossed(FLY)).toEqual([]);
  });
});
