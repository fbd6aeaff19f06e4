import { expect, test } from 'vitest';
import { lines } from './lines.ts';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

test('work with one key waits for each other, in order; work with another key does not', async () => {
  const inLine = lines(1);
  const began: string[] = [];
  const first = held();
  const done = ['a', 'b', 'c'].map((name) =>
    inLine('key', async () => {
      began.push(name);
      if (name === 'a') await first.ended;
    }),
  );
  await inLine('other', async () => began.push('x'));
  expect(began).toEqual(['a', 'x']);
  first.end();
  await Promise.all(done);
  expect(began).toEqual(['a', 'x', 'b', 'c']);
});

test('failed work lets the next in', async () => {
  const inLine = lines(1);
  const failed = inLine('key', () => Promise.reject(new Error('no')));
  const next = inLine('key', async () => 'in');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('in');
});

test('beyond those that may wait, work is refused', async () => {
  const inLine = lines(1, 1, () => new Error('full'));
  const first = held();
  const running = inLine('key', () => first.ended);
  const waiting = inLine('key', async () => 'waited');
  await expect(inLine('key', async () => 'late')).rejects.toThrow('full');
  first.end();
  await running;
  expect(await waiting).toBe('waited');
  expect(await inLine('key', async () => 'again')).toBe('again');
});
