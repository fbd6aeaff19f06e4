import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pace } from './pace.ts';
import { afterTyping } from './typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = () => {
  const page = new EventTarget();
  const taken: [number, string][] = [];
  const began = performance.now();
  const paced = pace<string>(
    400,
    (value) => taken.push([performance.now() - began, value]),
    afterTyping(page),
  );
  /** Offers the next value, which takes the one before back, as an effect of React does. */
  let takeBack: () => void = () => undefined;
  const offer = (value: string) => {
    takeBack();
    takeBack = paced.offer(value);
  };
  return { offer, taken, takeBack: () => takeBack(), type: () => page.dispatchEvent(new Event('input')) };
};

it('takes the first over at once, of what follows the last once in a while', async () => {
  const { offer, taken } = at();
  offer('a');
  await vi.advanceTimersByTimeAsync(100);
  for (const value of ['b', 'c', 'd']) {
    offer(value);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(taken).toEqual([
    [0, 'a'],
    [400, 'd'],
  ]);
});

it('takes nothing over while somebody types, and the last when they pause', async () => {
  const { offer, taken, type } = at();
  for (let letter = 0; letter < 5; letter++) {
    type();
    offer(`answer ${letter}`);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(taken).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(taken).toEqual([[1_100, 'answer 4']]);
});

it('takes nothing over that was taken back, while it waits for its time and while somebody types', async () => {
  const { offer, taken, takeBack, type } = at();
  offer('a');
  takeBack();
  type();
  offer('b');
  await vi.advanceTimersByTimeAsync(100);
  takeBack();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(taken).toEqual([]);
});
