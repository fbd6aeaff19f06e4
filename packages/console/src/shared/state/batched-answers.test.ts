import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batchedAnswers } from './batched-answers.ts';
import { afterTyping } from './typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
const numbered = (count: number, answer: (i: number, signal: AbortSignal) => Promise<number>) =>
  Array.from({ length: count }, (_, i) => ({
    queryKey: ['number', i],
    queryFn: ({ signal }: { signal: AbortSignal }) => answer(i, signal),
  }));

it('two thousand answers of a second are told in four or five times', async () => {
  const answers = batchedAnswers<number>(client());
  const told = vi.fn();
  const stop = answers.subscribe(told);
  answers.ask(numbered(2_000, (i) => new Promise((done) => setTimeout(done, i / 2, i))));
  expect(told).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told.mock.calls.length).toBeGreaterThan(3);
  expect(told.mock.calls.length).toBeLessThanOrEqual(6);
  expect(answers.current().answers.map(({ data }) => data)).toEqual(
    Array.from({ length: 2_000 }, (_, i) => i),
  );
  stop();
});

it('a failure is an answer as well, and what is known is there at once', async () => {
  const shared = client();
  shared.setQueryData(['number', 0], 7);
  const answers = batchedAnswers<number>(shared);
  const stop = answers.subscribe(() => undefined);
  answers.ask(numbered(2, () => Promise.reject(new Error('no'))));
  expect(answers.current().answers.map(({ data, isPending }) => [data, isPending])).toEqual([
    [7, false],
    [undefined, true],
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers.current().answers.map(({ isError }) => isError)).toEqual([false, true]);
  stop();
});

it('what is no longer asked is aborted, what still is goes on, and so is all of it at the end', async () => {
  const aborted: number[] = [];
  const questions = numbered(3, (i, signal) => {
    signal.addEventListener('abort', () => aborted.push(i));
    return new Promise(() => undefined);
  });
  const answers = batchedAnswers<number>(client());
  const stop = answers.subscribe(() => undefined);
  answers.ask(questions);
  await vi.advanceTimersByTimeAsync(0);
  answers.ask(questions.slice(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(aborted).toEqual([0]);
  stop();
  expect(aborted).toEqual([0, 1, 2]);
});

it('what arrives while somebody types is told when they pause', async () => {
  const page = new EventTarget();
  const answers = batchedAnswers<number>(client(), afterTyping(page));
  const told = vi.fn();
  const stop = answers.subscribe(told);
  answers.ask(numbered(40, (i) => new Promise((done) => setTimeout(done, i * 50, i))));
  for (let letter = 0; letter < 10; letter++) {
    page.dispatchEvent(new Event('input'));
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(told).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers.current().answers.every(({ data }) => data !== undefined)).toBe(true);
  stop();
});
