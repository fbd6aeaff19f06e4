import { expect, test } from 'vitest';
import { WRITING_CALLS } from './calls.ts';
import { PAIRS, pairsOf } from './which-pairs.ts';

const numbers = (...chosen: Parameters<typeof pairsOf>) => pairsOf(...chosen).map(({ number }) => number);

test('every call meets every other one and itself, once', () => {
  const n = WRITING_CALLS.length;
  expect(PAIRS).toHaveLength((n * (n + 1)) / 2);
  const met = new Set(
    PAIRS.map(({ calls: [a, b] }) => `${WRITING_CALLS.indexOf(a)} ${WRITING_CALLS.indexOf(b)}`),
  );
  expect(met.size).toBe(PAIRS.length);
});

test('shares have every pair between them, once', () => {
  const shares = [1, 2, 3, 4, 5, 6, 7, 8].map((part) => numbers(`${part}/8`));
  expect(shares.flat().sort((a, b) => a - b)).toEqual(numbers('all'));
  expect(numbers('all')).toEqual(PAIRS.map(({ number }) => number));
  expect(shares[2]!.slice(0, 3)).toEqual([3, 11, 19]);
});

test('a share of a share is a share: the second third of the third eighth is the eleventh of 24', () => {
  const third = numbers('3/8');
  expect(numbers('11/24')).toEqual(third.filter((_, i) => i % 3 === 1));
});

test('a run that was cut goes on where it was', () => {
  expect(numbers('3/8', '12').slice(0, 2)).toEqual([19, 27]);
  expect(numbers('all', String(PAIRS.length))).toEqual([PAIRS.length]);
});

test.each(['0/8', '9/8', '8', 'x/8', '1.5/8', '', '1/'])('there is no share «%s»', (share) => {
  expect(() => pairsOf(share)).toThrow(`VIGIA_RACES is «${share}»`);
});

test.each(['0', '-1', '1.5', 'x', String(PAIRS.length + 1)])('no run begins at «%s»', (from) => {
  expect(() => pairsOf('all', from)).toThrow(`VIGIA_RACES_FROM is «${from}»`);
});
