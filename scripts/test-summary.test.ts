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

test('checks alone are counted themselves', () => {
  expect(closingLine([check, { ...check, name: 'check:lint' }])).toBe('2 passed, 0 failed');
});

const NONE = { numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('what passed only when it was repeated is named', () => {
  const suites = [
    {
      specs: [],
      suites: [
        {
          specs: [
            { title: 'signs in', tests: [{ status: 'flaky' }] },
            { title: 'signs out', tests: [{ status: 'expected' }] },
          ],
        },
      ],
    },
  ];
  const plays = playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, suites });
  expect(plays).toEqual({ passed: 4, failed: 1, skipped: 2, repeated: ['signs in'] });
  const result = (fullName: string, status: string, failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const counts = vitestCounts({
    ...NONE,
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        assertionResults: [
          result('draws', 'passed', []),
          result('opens', 'passed', ['Timeout']),
          result('closes', 'failed', ['Timeout', 'Timeout']),
        ],
      },
    ],
  });
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0, repeated: ['opens'] });
  const lines = table([{ name: 'stories', ok: false, ms: 1000, counts: counts! }]);
  expect(lines).toContain('2 passed, 1 failed\n  ! passed only when repeated: opens');
});

test('skipped and planned tests are named', () => {
  const report = { ...NONE, numPassedTests: 5, numPendingTests: 1, numTodoTests: 1 };
  expect(table([{ name: 'vitest', ok: true, ms: 1000, counts: vitestCounts(report)! }])).toContain(
    '5 passed, 0 failed, 2 skipped',
  );
});

test('a run that broke before its first test has no counts', () => {
  expect(playwrightCounts(undefined)).toBeUndefined();
  expect(vitestCounts(undefined)).toBeUndefined();
});
