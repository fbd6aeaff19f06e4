import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vigia/domain';
import { expect, test } from 'vitest';
import { pauseAfter } from './back-off.ts';
import { afterSilence, LOOK_BACK_MS, nextOfBackfill, nextPull, OVERLAP_MS, SEAM_MS } from './plan.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const PACE = { rangeMs: DAY_MS, everyMs: 15 * MINUTE_MS };
const rested = { pulledTo: NOW, lookedBackAt: NOW - HOUR_MS, lookedBackTo: null };

test('what is new is asked with what came just before, up to now', () => {
  const state = { ...rested, pulledTo: NOW - HOUR_MS };
  expect(nextPull(state, PACE, NOW)).toEqual({
    from: NOW - HOUR_MS - OVERLAP_MS,
    to: NOW,
    after: { ...state, pulledTo: NOW },
  });
  expect(nextPull(rested, PACE, NOW + 14 * MINUTE_MS)).toBeNull();
});

test('a long pause is made up range by range, without holes between them', () => {
  let state = { ...rested, pulledTo: NOW - 5 * DAY_MS };
  let steps = 0;
  for (let step = nextPull(state, PACE, NOW); step; step = nextPull(state, PACE, NOW)) {
    expect(step.from).toBeLessThan(state.pulledTo);
    expect(step.to - step.from).toBeLessThanOrEqual(DAY_MS);
    state = { ...state, ...step.after } as typeof state;
    steps += 1;
  }
  expect([state.pulledTo, steps]).toEqual([NOW, 6]);
});

test('the last days are asked again once a day, and it goes on after a stop', () => {
  const due = { ...rested, lookedBackAt: NOW - DAY_MS };
  const first = nextPull(due, PACE, NOW)!;
  expect(first.from).toBe(NOW - LOOK_BACK_MS - SEAM_MS);
  expect(first.after.lookedBackTo).toBe(first.to);
  const second = nextPull(first.after, PACE, NOW + MINUTE_MS)!;
  expect(second.from).toBe(first.to - SEAM_MS);
  const last = nextPull({ ...due, lookedBackTo: NOW - HOUR_MS }, PACE, NOW)!;
  expect(last.after).toEqual({ pulledTo: NOW, lookedBackAt: NOW, lookedBackTo: null });
});

test('after a silence the last days are asked again at once', () => {
  const step = nextPull({ ...rested, pulledTo: NOW - HOUR_MS }, PACE, NOW)!;
  expect(afterSilence(step, NOW - 5 * HOUR_MS, NOW).lookedBackAt).toBeNull();
  expect(afterSilence(step, NOW - HOUR_MS, NOW)).toEqual(step.after);
  expect(afterSilence(step, null, NOW)).toEqual(step.after);
});

test('past days are asked range by range to their end', () => {
  const range = { doneTo: NOW - 2 * DAY_MS, to: NOW - DAY_MS };
  const first = nextOfBackfill(range, DAY_MS);
  expect(first).toEqual({ from: range.doneTo - SEAM_MS, to: range.doneTo + DAY_MS - SEAM_MS });
  expect(nextOfBackfill({ ...range, doneTo: first.to }, DAY_MS).to).toBe(range.to);
});

test('pauses double up to six hours, and are never shorter than the service says', () => {
  const pause = (failures: number, waitMs?: number) =>
    pauseAfter({ kind: 'unreachable', message: '', ...(waitMs && { waitMs }) }, failures) / MINUTE_MS;
  expect([1, 2, 3, 20].map((failures) => pause(failures))).toEqual([5, 10, 20, 360]);
  expect(pause(1, HOUR_MS)).toBe(60);
  expect(pause(1, 9 * DAY_MS)).toBe(1440);
});
