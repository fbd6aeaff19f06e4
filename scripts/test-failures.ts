/** What failed, told briefly at the end of `pnpm test`, where it is found though the run printed 20,000 lines. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './shell.ts';

const LINES = 25;

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
}

const told = (name: string, messages: readonly string[]): string =>
  [`✗ ${name}`, ...messages.flatMap((message) => briefly(message)).map((line) => `    ${line}`)].join('\n');

function briefly(message: string): string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, LINES);
}

/** @returns one text per failed test, or per file that could not be run; none without a report */
export function vitestFailures(report: unknown): string[] {
  if (!report) return [];
  return (report as VitestReport).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && !failed.length) return [told(file, [message])];
    return failed.map((test) => told(`${file} › ${test.fullName}`, test.failureMessages));
  });
}

/** @returns one text per test that failed, also of those that passed when repeated; none without a report */
export function playwrightFailures(report: unknown): string[] {
  if (!report) return [];
  const inSuite = ({ suites = [], specs }: PlaywrightSuite): string[] => [
    ...suites.flatMap(inSuite),
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          told(
            `[${projectName}] ${file} › ${title}`,
            results.flatMap(({ errors }) => errors.map((error) => error.message ?? '')),
          ),
        ),
    ),
  ];
  return (report as { suites: PlaywrightSuite[] }).suites.flatMap(inSuite);
}
