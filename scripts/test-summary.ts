/** What `test.ts` prints at its end. */
import { duration } from './shell.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of those that failed first and passed when repeated: a fault of theirs or ours, to be mended. */
  repeated?: readonly string[];
}

export interface Step {
  name: string;
  ok: boolean;
  ms: number;
  /** Of steps that run tests. */
  counts?: Counts;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** What a test failed with stays there when it passes later. */
  testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}
interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** @returns undefined without a report: a run broke before its first test */
export function vitestCounts(report: unknown): Counts | undefined {
  if (!report) return undefined;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport;
  const repeated = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    repeated,
  };
}

/** @returns undefined without a report, as `vitestCounts` */
export function playwrightCounts(report: unknown): Counts | undefined {
  if (!report) return undefined;
  const { stats, suites } = report as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped, repeated: suites.flatMap(flakyIn) };
}

const flakyIn = ({ specs, suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyIn),
];

export function table(steps: readonly Step[]): string {
  const rows = steps.map(({ name, ok, ms, counts }) => {
    const tests = counts ? `${counts.passed} passed, ${counts.failed} failed` : '';
    const skipped = counts?.skipped ? `, ${counts.skipped} skipped` : '';
    const repeated = (counts?.repeated ?? []).map((test) => `\n  ! passed only when repeated: ${test}`);
    const line =
      `${ok ? '✓' : '✗'} ${name.padEnd(15)} ${duration(ms).padStart(11)}  ${tests}${skipped}`.trimEnd();
    return [line, ...repeated].join('');
  });
  return rows.join('\n');
}

/**
 * `123 passed, 0 failed`: the tests of all steps. A step that failed without a failing test to show for it (a check,
 * a run that broke) counts as one failure. Without any test run, the steps themselves are counted.
 */
export function closingLine(steps: readonly Step[]): string {
  const tested = steps.filter((step) => step.counts);
  const passed = tested.length
    ? tested.reduce((sum, step) => sum + (step.counts?.passed ?? 0), 0)
    : steps.filter((step) => step.ok).length;
  const failed = steps.reduce((sum, step) => sum + (step.counts?.failed || (step.ok ? 0 : 1)), 0);
  return `${passed} passed, ${failed} failed`;
}
