import { addDays, type IsoDate } from '@vigia/domain';
import { expect, test } from 'vitest';
import type { DiskSample } from '../stores/service/disk-samples.ts';
import { levelOf, paceOf } from './disk-pace.ts';

const GB = 1_000_000_000;
const TOTAL = 500 * GB;
const room = (freeBytes: number, totalBytes = TOTAL) => ({ freeBytes, totalBytes });
const days = (free: readonly number[]): DiskSample[] =>
  free.map((freeBytes, at) => ({ day: addDays('2026-11-01' as IsoDate, at), freeBytes, totalBytes: TOTAL }));

test('the pace is the slope of the days, and says when nothing is left', () => {
  const samples = days([200 * GB, 198 * GB, 196 * GB, 194 * GB, 192 * GB]);
  const { bytesPerDay, daysLeft } = paceOf(samples, room(192 * GB));
  expect(bytesPerDay).toBeCloseTo(2 * GB);
  expect(daysLeft).toBe(96);
});

test('a day without a sample counts as much as it should', () => {
  const [first, , , fourth, fifth] = days([200 * GB, 0, 0, 194 * GB, 192 * GB]);
  expect(paceOf([first!, fourth!, fifth!], room(192 * GB)).bytesPerDay).toBeCloseTo(2 * GB);
});

test('a disk that empties is never full; of too few days, or of another disk, nobody knows', () => {
  expect(paceOf(days([100 * GB, 110 * GB, 120 * GB]), room(120 * GB))).toMatchObject({ daysLeft: null });
  const unknown = { bytesPerDay: null, daysLeft: null };
  expect(paceOf(days([200 * GB, 100 * GB]), room(100 * GB))).toEqual(unknown);
  expect(paceOf(days([200 * GB, 150 * GB, 100 * GB]), room(100 * GB, 2 * TOTAL))).toEqual(unknown);
});

test.each([
  [51 * GB, null, 'well'],
  [49 * GB, null, 'low'],
  [24 * GB, null, 'very-low'],
  [200 * GB, 14, 'well'],
  [200 * GB, 13, 'low'],
] as const)('%d bytes of 500 GB, %s days left: %s', (freeBytes, daysLeft, level) => {
  expect(levelOf(room(freeBytes), daysLeft)).toBe(level);
});

test('less than 1 GB is very low, whatever share that is', () => {
  expect(levelOf(room(0.9 * GB, 2 * GB), null)).toBe('very-low');
  expect(levelOf(room(1.1 * GB, 2 * GB), null)).toBe('well');
});
