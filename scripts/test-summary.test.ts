import { expect, test } from 'vitest';
import { closingLine, playwrightCounts, table, vitestCounts } from './test-summary.ts';

const check = { name: 'check:types', ok: true, ms: 1234 };
const vitest = { name: 'vitest', ok: true, ms: 61_000, counts: { passed: 120, failed: 0, skipped: 1 } };
const e2e = { name: 'e2e', ok: true, ms: 123_400, counts: { passed: 3, failed: 0, skipped: 0 } };

test('the closing line adds the tests of all steps', () => {
  expect(closingLine([check, vitest, e2e])).toBe('123 passed, 0 failed');
});

test('a failing check is a failure though every test passed', () => {
  expect(closingLine([{ ...check, ok: false }, vitest, e2e])).toBe('123 passed, 1 failed');
});

test('failing tests count one by one, a run that broke before its first test counts once', () => {
  const broken = { name: 'e2e', ok: false, ms: 10 };
  const failing = { ...vitest, ok: false, counts: { passed: 118, failed: 2, skipped: 1 } };
  expect(closingLine([check, failing, broken])).toBe('118 passed, 3 failed');
});

test('a run that failed outside its tests is a failure too', () => {
  expect(closingLine([{ ...vitest, ok: false }])).toBe('120 passed, 1 failed');
});

test('without tests the checks are counted', () => {
  expect(closingLine([check, { ...check, name: 'check:lint' }])).toBe('2 passed, 0 failed');
});

test('a flaky test is no success', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } };
  expect(playwrightCounts(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  expect(playwrightCounts(undefined)).toBeUndefined();
});

test('skipped and planned tests are named', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
  expect(
    table([{ name: 'vitest', ok: true, ms: 1000, counts: vitestCounts(report) ?? vitest.counts }]),
  ).toContain('5 passed, 0 failed, 2 skipped');
});

test('a run that broke before its first test has no counts', () => {
  expect(vitestCounts(undefined)).toBeUndefined();
});
