/**
 * `pnpm test`: every check and every test, with a summary. `pnpm check` (argument `check`): only the static
 * checks. A step that fails prints its whole output. The failed tests are told again at the end, and the last line counts them.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_PACKAGES, BuildError, buildPackages } from './build.ts';
import { duration, type Outcome, ROOT, runShell } from './shell.ts';
import { playwrightFailures, vitestFailures } from './test-failures.ts';
import {
  type Counts,
  closingLine,
  playwrightCounts,
  type Step,
  table,
  vitestCounts,
} from './test-summary.ts';

const CHECKS = [
  'check:types',
  'check:lint',
  'check:walls',
  'check:unused',
  'check:packages',
  'size',
  'check:versions',
];
const AT_ONCE = 2;
/** The projects of `vitest.config.ts` that run in a browser. */
const IN_BROWSERS = ['stories', 'screens', 'axe'];

const REPORTS = join(ROOT, 'node_modules', '.cache', 'vigia-test');
const reportOf = (name: string): string => join(REPORTS, `${name}.json`);
const reporters = (report: string): string =>
  `--reporter=default --reporter=json --outputFile.json="${report}"`;
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');
/** No colours in captured output, no questions, no telemetry. */
const QUIET = { NO_COLOR: '1', FORCE_COLOR: undefined, CI: process.env.CI ?? '1' };

const start = performance.now();
const checksOnly = process.argv[2] === 'check';
const steps = checksOnly ? await runChecks() : await runEverything();
console.log(
  [
    '',
    table(steps),
    `Total: ${duration(performance.now() - start)}`,
    '',
    ...failures(steps),
    closingLine(steps),
  ].join('\n'),
);
process.exit(steps.every((step) => step.ok) ? 0 : 1);

async function runEverything(): Promise<Step[]> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const build = await step('build', buildAll);
  const checks = await runChecks();
  const tests = await step(
    'tests',
    () => runVitest('tests', IN_BROWSERS.map((name) => `--project "!${name}"`).join(' ')),
    () => vitestCounts(reportIn(reportOf('tests'))),
  );
  return [build, ...checks, tests, ...(await runInBrowsers())];
}

/**
 * Each in its own browser, because the pages of one would take the focus from each other; three of them use two
 * cores.
 */
async function runInBrowsers(): Promise<Step[]> {
  const inBrowser = (name: string) =>
    step(
      name,
      () => runVitest(name, `--project ${name}`),
      () => vitestCounts(reportIn(reportOf(name))),
    );
  const plays = () => step('e2e', runEndToEnd, () => playwrightCounts(reportIn(PLAYWRIGHT_REPORT)));
  const [stories, screens, [axe, e2e]] = await Promise.all([
    inBrowser('stories'),
    inBrowser('screens'),
    inBrowser('axe').then(async (axe) => [axe, await plays()] as const),
  ]);
  return [stories, screens, axe, e2e];
}

function runVitest(name: string, projects: string): Promise<Outcome> {
  return runShell(`vitest run ${projects} ${reporters(reportOf(name))}`, ROOT, QUIET);
}

/** The server under test keeps its data in its own folder, which is removed afterwards. */
async function runEndToEnd(): Promise<Outcome> {
  const data = mkdtempSync(join(tmpdir(), 'vigia-e2e-'));
  try {
    return await runShell('playwright test --config e2e/playwright.config.ts', ROOT, {
      ...QUIET,
      PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
      VIGIA_E2E_DATA: data,
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function runChecks(): Promise<Step[]> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const waiting = [...CHECKS];
  const done = new Map<string, Step>();
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      done.set(name, await step(name, () => runShell(scripts[name] as string, ROOT, QUIET)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return CHECKS.flatMap((name) => done.get(name) ?? []);
}

/** The failed tests of all steps once more, beside the closing line. */
function failures(steps: readonly Step[]): string[] {
  return steps
    .filter(({ ok }) => !ok)
    .flatMap(({ name }) =>
      name === 'e2e'
        ? playwrightFailures(reportIn(PLAYWRIGHT_REPORT))
        : vitestFailures(reportIn(reportOf(name))),
    )
    .map((failure) => `${failure}\n`);
}

async function buildAll(): Promise<Outcome> {
  const from = performance.now();
  const outcome = (ok: boolean, output: string) => ({ ok, output, ms: performance.now() - from });
  try {
    await buildPackages(BUILT_PACKAGES, () => undefined);
    return outcome(true, '');
  } catch (error) {
    if (error instanceof BuildError) return outcome(false, `${error.message}\n${error.output}`);
    throw error;
  }
}

async function step(
  name: string,
  work: () => Promise<Outcome>,
  count?: () => Counts | undefined,
): Promise<Step> {
  console.log(`▸ ${name}`);
  const { ok, output, ms } = await work();
  const counts = count?.();
  if (!ok) console.log(`\n${output.trimEnd()}\n\n✗ ${name} failed\n`);
  return { name, ok, ms, ...(counts && { counts }) };
}

function reportIn(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
