/** The text that `test.ts` prints at its end. */
import { duration } from './shell.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Step {
  name: string;
  ok: boolean;
  ms: number;
  /** Only for steps that run tests. */
  counts?: Counts;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** @returns undefined without a report: the run stopped before its first test */
export function vitestCounts(report: unknown): Counts | undefined {
  if (!report) return undefined;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** A flaky test passed in the end, but it is an error of ours: it counts as failed. */
export function playwrightCounts(report: unknown): Counts | undefined {
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

export function table(steps: readonly Step[]): string {
  const rows = steps.map(({ name, ok, ms, counts }) => {
    const tests = counts ? `${counts.passed} passed, ${counts.failed} failed` : '';
    const skipped = counts?.skipped ? `, ${counts.skipped} skipped` : '';
    return `${ok ? '✓' : '✗'} ${name.padEnd(15)} ${duration(ms).padStart(11)}  ${tests}${skipped}`.trimEnd();
  });
  return rows.join('\n');
}

/**
 * `123 passed, 0 failed`: the tests of all steps. A step that failed without a failed test (a check, a run that
 * stopped) counts as one failure. If no tests were run, the steps themselves are counted.
 */
export function closingLine(steps: readonly Step[]): string {
  const tested = steps.filter((step) => step.counts);
  const passed = tested.length
    ? tested.reduce((sum, step) => sum + (step.counts?.passed ?? 0), 0)
    : steps.filter((step) => step.ok).length;
  const failed = steps.reduce((sum, step) => sum + (step.counts?.failed || (step.ok ? 0 : 1)), 0);
  return `${passed} passed, ${failed} failed`;
}
