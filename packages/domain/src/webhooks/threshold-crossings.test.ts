import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { chipLimits } from '../captures/chip-level.ts';
import { thresholdCrossings } from './threshold-crossings.ts';

const MOTH = 1;
const FLY = 9;
const HOLE = Number.NaN;
const crossed = (pestId: number, ...values: number[]) =>
  thresholdCrossings(pestId, { start: isoDate('2026-11-01'), values: Float64Array.from(values) }).map(
    ({ date, level, count }) => `${date.slice(8)} ${level} ${count}`,
  );

describe('crossings of a threshold', () => {
  const { okUpTo, warningUpTo } = chipLimits(MOTH)!;

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

  it('are none for a pest without thresholds', () => {
    expect(chipLimits(999_999)).toBeNull();
    expect(crossed(999_999, 5000)).toEqual([]);
    expect(crossed(FLY)).toEqual([]);
  });
});
