import { afterEach, expect, it } from 'vitest';
import {
  forgetAnswers,
  keepAnswers,
  keepOnlyFor,
  keptAnswers,
} from '../../packages/console/src/shared/offline/answer-store.ts';
import { questionOf } from '../../packages/console/src/shared/offline/question.ts';
import { addDays, isoDate } from '../../packages/domain/src/index.ts';

const MONDAY = isoDate('2026-11-23');
const lastDays = (day: typeof MONDAY, days = 60) => ['images', { start: addDays(day, -days), end: day }];
const question = (day: typeof MONDAY, days?: number) => questionOf(lastDays(day, days), day);
const answer = (day: typeof MONDAY, data: string, userId = 1) => {
  const [asked, onAnyDay, rolling] = question(day);
  return { userId, asked, onAnyDay, rolling, kind: 'data' as const, at: Date.parse(day), data };
};
const found = async (day: typeof MONDAY, days?: number) =>
  (await keptAnswers(1, [question(day, days)]))[0]?.data;

afterEach(forgetAnswers);

it('finds what was kept the same day, else the newest of the days before', async () => {
  const [tuesday, thursday] = [addDays(MONDAY, 1), addDays(MONDAY, 3)];
  await keepAnswers([answer(MONDAY, 'of Monday'), answer(tuesday, 'of Tuesday')]);
  expect(await found(MONDAY)).toBe('of Monday');
  expect(await found(thursday)).toBe('of Tuesday');
  expect(await found(thursday, 90)).toBeUndefined();
});

it('keeps nothing for anybody else', async () => {
  await keepAnswers([answer(MONDAY, 'of another', 2), answer(MONDAY, 'mine', 1)]);
  await keepOnlyFor(2);
  expect(await found(MONDAY)).toBeUndefined();
});
