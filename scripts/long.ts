/**
 * `pnpm test:long`: tests that take too long for every change. Without arguments all of them, else the named
 * ones: `pnpm test:long fuzz crash`. If one fails, the others still run.
 */
import { join } from 'node:path';
import { BUILT_PACKAGES, buildPackages } from './build.ts';
import { duration, ROOT, runShell } from './shell.ts';

interface Part {
  readonly name: string;
  readonly what: string;
  readonly command: string;
  /** Working directory (default: the repository). */
  readonly folder?: string;
  readonly env?: Record<string, string>;
}

const PARTS: readonly Part[] = [
  {
    name: 'fuzz',
    what: '20,000 nearly valid and hostile requests, no answer of 5xx',
    command: 'vitest run --project server packages/server/src/http/fuzz.test.ts',
    env: { VIGIA_FUZZ_REQUESTS: '20000' },
  },
  {
    name: 'own-farm',
    what: '40 valid requests to every operation about things of the caller’s own farm, no answer of 5xx',
    command: 'vitest run --project server packages/server/tests/fuzz',
    env: { VIGIA_OWN_FARM_REQUESTS: '40' },
  },
  {
    name: 'equal-times',
    what: 'answers about hidden and about missing things, 1,000 each, with their medians',
    command: 'vitest run --project server packages/server/tests/equal',
    env: { VIGIA_EQUAL_TIMES: '1000' },
  },
  {
    name: 'tenants',
    what: '10,000 requests of 50 tenants at once, none sees another',
    command: 'vitest run --project server packages/server/src/access/many-tenants.test.ts',
    env: { VIGIA_TENANT_REQUESTS: '10000' },
  },
  {
    name: 'oldest',
    what: 'the server’s suite on PostgreSQL 15, where the machine has it',
    command: 'vitest run --passWithNoTests --project "server on PostgreSQL *"',
    env: { VIGIA_OLDEST: 'whole' },
  },
  {
    name: 'counting',
    what: 'the annotated photos imported, counted with suggestions, saved and read back, where they are at hand',
    command: 'vitest run --project server packages/server/src/routes/images/count-annotated.test.ts',
    env: { VIGIA_COUNT_PHOTOS: 'yes' },
  },
  {
    name: 'counting-screen',
    what: 'the same photos counted on the screen in a browser, the same circles after a reload',
    command: 'vitest run --project screens e2e/screens/annotated.test.ts',
    env: { VIGIA_COUNT_PHOTOS: 'yes' },
  },
  {
    name: 'crash',
    what: '1,000 rounds of kill -9 during writes, and 50 cut uploads and migrations: nothing acknowledged lost; an hour',
    command: 'vitest run --project server packages/server/tests/crash',
    env: { VIGIA_CRASH_ROUNDS: '1000', VIGIA_CRASH_CUTS: '50' },
  },
  {
    name: 'servers',
    what: 'servers of a group killed and stopped 50 times during writes, also behind PgBouncer and through a failover, where the machine has these',
    command: 'vitest run --project server packages/server/tests/servers',
    env: { VIGIA_SERVER_ROUNDS: '50' },
  },
  {
    name: 'rolling',
    what: 'servers of an older commit replaced one by one during writes; installs that commit, or takes VIGIA_OLDER_SERVER',
    command: `"${process.execPath}" scripts/rolling.ts`,
  },
  {
    name: 'races',
    what: 'every pair of writing calls at the same moment, what they do is what they do one after the other; a share of them with VIGIA_RACES=3/8, from a pair on with VIGIA_RACES_FROM',
    command: `"${process.execPath}" scripts/races.ts`,
  },
  {
    name: 'sources',
    what: '500 schedules of faults of each maker of stations and each network server, stops and kills of servers: nothing missing, nothing twice',
    command: 'vitest run --project server packages/server/tests/sources',
    env: { VIGIA_SOURCE_SCHEDULES: '500' },
  },
  {
    name: 'webhooks',
    what: '100 schedules of receivers that are down, slow, wrong or cut lines, stops and kills of servers; 8 kills of a real one: nothing lost, the order kept',
    command: 'vitest run --project server packages/server/tests/webhooks',
    env: { VIGIA_WEBHOOK_SCHEDULES: '100', VIGIA_WEBHOOK_KILLS: '8' },
  },
  {
    name: 'outbox',
    what: '5,000 schedules of lost lines and answers, killed apps, ended sessions, wrong clocks and full storage: what waits on phones arrives once',
    command: 'vitest run --project server e2e/outbox',
    env: { VIGIA_OUTBOX_SCHEDULES: '5000' },
  },
  {
    name: 'citus',
    what: 'a database distributed over the nodes of a Citus, the service on it, nodes killed during writes, where VIGIA_TEST_CITUS names nodes on this machine (docs/scaling.md)',
    // One file after the other: nodes that are killed are those of all files.
    command: 'vitest run --project server --no-file-parallelism packages/server/tests/citus',
    env: { VIGIA_TEST_DISTRIBUTED: '1', VIGIA_CITUS_KILLS: '6' },
  },
  {
    name: 'widgets',
    what: 'a chart on a partner’s page 100 times removed and put there again, less than 1 MB kept',
    command: 'playwright test --config e2e/playwright.config.ts --project wide',
    env: { VIGIA_LONG: '1' },
  },
  {
    name: 'browsers',
    what: 'widgets on partners’ pages and the console’s main path in Chromium, and in Firefox and WebKitGTK where the machine has them',
    command: `"${process.execPath}" e2e/browsers/main.ts`,
  },
  {
    name: 'consumers',
    what: 'the packed packages installed and used in Node, four bundlers, two kinds of server and TypeScript',
    command: `"${process.execPath}" scripts/consumer/main.ts`,
  },
  {
    name: 'release',
    what: 'the next release made in a clone, with the real packages',
    command: `"${process.execPath}" scripts/release/rehearse.ts`,
  },
  {
    name: 'stories',
    what: 'all stories with React as while developing, which warns: none may say a word on the console',
    command: 'vitest run --project stories',
    env: { VIGIA_STORIES: 'development' },
  },
  {
    name: 'storybook',
    what: 'the manual built and served: no word on the console, no finding of axe, search, code and tables of props',
    command: `"${process.execPath}" scripts/storybook/check.ts`,
  },
  {
    name: 'mutation',
    what: 'mutants of the models that no test kills; hours on two cores',
    command: 'stryker run',
    folder: join(ROOT, 'packages/domain'),
  },
];

const requested = process.argv.slice(2);
const unknown = requested.find((name) => !PARTS.some((part) => part.name === name));
if (unknown !== undefined) {
  console.error(`There is no part «${unknown}»: ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

// The server renders with the built reports, which a fresh clone does not have.
await buildPackages(BUILT_PACKAGES, () => undefined);

const results: { ok: boolean; line: string }[] = [];
for (const { name, what, command, folder = ROOT, env } of PARTS) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`\n${name}: ${what}\n`);
  const { ok, ms } = await runShell(command, folder, env, (chunk) => process.stdout.write(chunk));
  results.push({ ok, line: `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(9)} ${duration(ms)}` });
}
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
