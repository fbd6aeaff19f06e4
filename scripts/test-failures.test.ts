import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './shell.ts';
import { playwrightFailures, vitestFailures } from './test-failures.ts';

test('a failed test is told with its file, its name and why', () => {
  const report = {
    testResults: [
      {
        name: join(ROOT, 'scripts', 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'adds',
            failureMessages: ['AssertionError: \u001b[31mexpected 2\u001b[39m to be 3\n\n  at a.test.ts:3'],
          },
        ],
      },
    ],
  };
  expect(vitestFailures(report)).toEqual([
    '✗ scripts/a.test.ts › adds\n    AssertionError: expected 2 to be 3\n      at a.test.ts:3',
  ]);
});

test('a file that could not be run is told with its message', () => {
  const name = join(ROOT, 'scripts', 'b.test.ts');
  const broken = { name, status: 'failed', message: 'Cannot find module', assertionResults: [] };
  expect(vitestFailures({ testResults: [broken] })).toEqual(['✗ scripts/b.test.ts\n    Cannot find module']);
});

test('a failed play is told with its size of screen, one that passed at last too', () => {
  const play = (title: string, status: string, message: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'wide', status, results: [{ errors: [{ message }] }, { errors: [] }] }],
  });
  const report = {
    suites: [
      {
        specs: [play('opens', 'expected', '')],
        suites: [{ specs: [play('saves', 'unexpected', 'Timed out'), play('prints', 'flaky', 'Closed')] }],
      },
    ],
  };
  expect(playwrightFailures(report)).toEqual([
    '✗ [wide] a.spec.ts › saves\n    Timed out',
    '✗ [wide] a.spec.ts › prints\n    Closed',
  ]);
});

test('a message is cut after a page', () => {
  const long = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n');
  const broken = { name: ROOT, status: 'failed', message: long, assertionResults: [] };
  expect(vitestFailures({ testResults: [broken] })[0]?.split('\n')).toHaveLength(26);
});

test('without a report nothing is told', () => {
  expect([...vitestFailures(undefined), ...playwrightFailures(undefined)]).toEqual([]);
});
