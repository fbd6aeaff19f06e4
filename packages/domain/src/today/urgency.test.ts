import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { chipRule } from '../captures/chip-rule.ts';
import { capturePressure, mildewPressure, PRESSING, urgencyOf } from './urgency.ts';

const captures = (pestId: number, count: number | undefined) =>
  capturePressure(chipRule(pestId, isoDate('2026-11-21'), []), count);
const urgency = (counts: Record<number, number | undefined>, index: number | null = null) =>
  urgencyOf([
    ...Object.entries(counts).map(([pest, count]) => captures(Number(pest), count)),
    mildewPressure(index),
  ]);

it('puts the most severe level first, whatever the pest and the counts of others', () => {
  expect(urgency({ 1: 11 })).toBeGreaterThan(urgency({ 2: 40 })!);
  expect(urgency({ 1: 30 })).toBeGreaterThan(urgency({ 1: 11 })!);
});

it('includes mildew', () => {
  expect(urgency({ 1: 0 }, 90)).toBeGreaterThan(urgency({ 1: 10, 2: 40 }, 45)!);
  expect(urgency({ 1: 11 }, 0)).toBeGreaterThan(urgency({ 1: 10 }, 45)!);
});

it('is null if nothing is known', () => {
  expect(urgency({ 1: undefined })).toBeNull();
  expect(urgencyOf([])).toBeNull();
  expect(mildewPressure(101)).toBeNull();
});

it('presses from yellow on', () => {
  expect(urgency({ 1: 0 }, 30)).toBeLessThan(PRESSING);
  expect(urgency({ 1: 1 })).toBeGreaterThanOrEqual(PRESSING);
  expect(urgency({}, 40)).toBeGreaterThanOrEqual(PRESSING);
});
