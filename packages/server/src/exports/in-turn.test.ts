import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

async function* counting(from: number, to: number, log: string[]): AsyncGenerator<number> {
  try {
    for (let i = from; i <= to; i += 1) {
      log.push(`made ${i}`);
      yield i;
    }
  } finally {
    log.push(`ended ${from}`);
  }
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test('gives the items of one source after the other, however many are open', async () => {
  for (const atOnce of [1, 2, 5]) {
    const sources = [counting(1, 3, []), counting(4, 4, []), counting(5, 4, []), counting(6, 9, [])];
    expect(await allOf(inTurn(sources, atOnce))).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  }
});

test('makes one item ahead of each open source and no more, and ends them when it is left', async () => {
  const log: string[] = [];
  const items = inTurn([counting(1, 9, log), counting(11, 19, log), counting(21, 29, log)], 2);
  await items.next();
  await items.next();
  expect(log).toEqual(['made 1', 'made 11', 'made 2', 'made 3']);
  await items.return(undefined);
  expect(log.slice(4)).toEqual(['ended 1', 'ended 11']);
});

test('breaks off where a source does, after the items before', async () => {
  async function* broken(): AsyncGenerator<number> {
    yield 2;
    throw new Error('lost');
  }
  const items = inTurn([counting(1, 1, []), broken()], 2);
  expect([(await items.next()).value, (await items.next()).value]).toEqual([1, 2]);
  await expect(items.next()).rejects.toThrow('lost');
});
