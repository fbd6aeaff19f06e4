import { addDays, isoDate } from '@vigia/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isKept, questionOf } from './question.ts';

const TODAY = isoDate('2026-11-27');

it('finds a question until today again on another day', () => {
  const asked = (day: string) => ['series', 'bug_count', { stationIds: [1], start: '2026-05-01', end: day }];
  const [, today] = questionOf(asked('2026-11-27'), TODAY);
  const [, yesterday] = questionOf(asked('2026-11-26'), isoDate('2026-11-26'));
  expect(today).toBe(yesterday);
  expect(questionOf(asked('2026-11-26'), TODAY)[1]).not.toBe(today);
});

it('finds the last sixty days again on another day, though their first day is another', () => {
  const lastDays = (day: typeof TODAY) => ['images', { start: addDays(day, -60), end: day }];
  const later = addDays(TODAY, 3);
  const [kept, asked] = [questionOf(lastDays(TODAY), TODAY), questionOf(lastDays(later), later)];
  expect(asked[1]).not.toBe(kept[1]);
  expect(asked[2]).toBe(kept[2]);
  const longer = ['images', { start: addDays(later, -90), end: later }];
  expect(questionOf(longer, later)[2]).not.toBe(kept[2]);
});

it('is the same on every day for every offset that moves with it, and never moves another date', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1, max: 15 }),
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: 20, max: 900 }),
      (offset, later, before) => {
        const other = addDays(TODAY, later);
        const fixed = addDays(TODAY, -before - 400);
        const key = (day: typeof TODAY) => ['series', fixed, { end: addDays(day, offset) }];
        expect(questionOf(key(TODAY), TODAY)[1]).toBe(questionOf(key(other), other)[1]);
        expect(questionOf(key(TODAY), TODAY)[1]).toContain(fixed);
      },
    ),
  );
});

it('keeps what is read in the field, and nothing of accounts', () => {
  expect(isKept(['series', 'x'])).toBe(true);
  for (const key of ['sessions', 'users', 'embed-keys', 'second-step', 'webhooks'])
    expect(isKept([key])).toBe(false);
});
