import { expect, test } from 'vitest';
import { dependenciesOf, sourceStamp } from './build.ts';

test('the console is built from what it imports, directly or not', () => {
  expect(dependenciesOf('console').toSorted()).toEqual(['api', 'domain', 'reports', 'ui']);
  expect(dependenciesOf('widgets').toSorted()).toEqual(['api', 'domain', 'ui']);
  expect(dependenciesOf('domain')).toEqual([]);
});

test('a stamp is the same for the same sources, and another for another package', () => {
  expect(sourceStamp('domain')).toMatch(/^[0-9a-f]{64}$/);
  expect(sourceStamp('domain')).toBe(sourceStamp('domain'));
  expect(sourceStamp('domain')).not.toBe(sourceStamp('api'));
});
