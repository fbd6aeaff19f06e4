import { expect, test } from 'vitest';
import { proxyTally } from './proxy-tally.ts';

const times = (count: number, work: () => void) => {
  for (let i = 0; i < count; i++) work();
};

test('a few callers who write the header themselves are no proxy', () => {
  const tally = proxyTally(0);
  times(4, () => tally.count({ addresses: 1, direct: false }));
  expect(tally.take()).toBeNull();
  times(20, () => tally.count({ addresses: 0, direct: false }));
  times(9, () => tally.count({ addresses: 1, direct: false }));
  expect(tally.take()).toBeNull();
});

test('most requests with an address are a proxy that nobody has configured', () => {
  const tally = proxyTally(0);
  times(9, () => tally.count({ addresses: 2, direct: false }));
  times(3, () => tally.count({ addresses: 0, direct: false }));
  expect(tally.take()).toEqual({ requests: 12, odd: 9, kind: 'none-expected' });
  expect(tally.take()).toBeNull();
});

test('fewer addresses than proxies are reported; a check from this machine itself is not', () => {
  const tally = proxyTally(2);
  times(50, () => tally.count({ addresses: 0, direct: true }));
  times(6, () => tally.count({ addresses: 1, direct: true }));
  times(2, () => tally.count({ addresses: 2, direct: true }));
  expect(tally.take()).toEqual({ requests: 8, odd: 6, kind: 'too-few' });
});
