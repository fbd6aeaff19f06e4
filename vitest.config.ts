import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { bundledConsole } from './e2e/screens/bundled-console.ts';
import { findBrowser } from './scripts/browser.ts';
import { freePort } from './scripts/free-port.ts';

/** Where distributions put PostgreSQL 15, the oldest one that the server works with. */
const OLDEST_POSTGRES = '/usr/lib/postgresql/15/bin/initdb';
/**
 * Files of a worker share its modules: loaded for each file they took nearly half of the time. A test that mocks a
 * module therefore resets the modules before and after.
 */
const SHARED = { environment: 'node' as const, isolate: false };
/** Where databases lie on the nodes of a Citus, each statement takes several times as long. */
const IS_DISTRIBUTED = process.env.VIGIA_TEST_DISTRIBUTED !== undefined;
const server = {
  ...SHARED,
  testTimeout: IS_DISTRIBUTED ? 300_000 : 60_000,
  hookTimeout: IS_DISTRIBUTED ? 900_000 : 120_000,
};
/** The schema, tenancy, writes, imports and roll-ups; `VIGIA_OLDEST=whole` for all the rest (`pnpm test:long oldest`). */
const ON_OLDEST =
  process.env.VIGIA_OLDEST === 'whole'
    ? ['**/*']
    : ['db/{catalogue,migrate,tenant}', 'access/{write,lists}', 'ingest/*'];
/** These start their own PostgreSQL, or none. */
const OWN_POSTGRES = ['cli', 'db/embedded', 'pdf', 'images', 'backup', 'crash'];

const launchOptions = await findBrowser();
const inBrowser = (context?: BrowserContextOptions) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions, ...(context && { contextOptions: context }) }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

/** Projects that run at once prepare their dependencies each in a place of its own. */
const cacheOf = (project: string): string => join('node_modules', '.cache', 'vigia-vite', project);

process.env.VIGIA_SCREENS_PORT ??= String(await freePort());
const screensService = `http://127.0.0.1:${process.env.VIGIA_SCREENS_PORT}`;
const SERVICE_PATHS = [
  '/auth',
  '/v2',
  '/clients',
  '/images',
  '/count_analytics',
  '/data_analytics',
  '/embed/',
  '/config.json',
  '/livez',
  '/testing',
];

const AXE_OF_SCREENS = 'e2e/screens/axe*.test.ts';

const AS_SHIPPED = { 'process.env.NODE_ENV': '"production"' };
/** Stories run React as it is shipped, a quarter quicker; `pnpm test:long stories` lets it warn, as while developing. */
const REACT_WARNS = process.env.VIGIA_STORIES === 'development';

/** The service on the page's own origin, without the real time in its answers: the page's clock stands still. */
const timeless = (target: string): ProxyOptions => ({
  target,
  configure: (proxy) => {
    proxy.on('proxyRes', (answer, _, sent) => {
      delete answer.headers.date;
      sent.sendDate = false;
    });
  },
});

/**
 * The console as it is, with React as it is shipped (a quarter quicker than while developing, and lists draw the rows in
 * sight alone), and the service as it is, which the page reaches as in production: on its own origin.
 */
function screens(name: string, files: { readonly include: string[]; readonly exclude?: string[] }) {
  return {
    cacheDir: cacheOf(name),
    plugins: [bundledConsole(name, AS_SHIPPED)],
    define: AS_SHIPPED,
    oxc: { jsx: { development: false } },
    server: { proxy: Object.fromEntries(SERVICE_PATHS.map((path) => [path, timeless(screensService)])) },
    optimizeDeps: {
      entries: ['e2e/screens/*.test.ts'],
      rolldownOptions: { transform: { define: AS_SHIPPED } },
    },
    test: {
      name,
      ...files,
      globalSetup: ['e2e/screens/global-setup.ts'],
      maxWorkers: 1,
      sequence: { groupOrder: 2 },
      // A busy machine is no failure: a long path takes a minute there, and what never comes ends its own wait.
      testTimeout: 120_000,
      // As long as an element is waited for.
      expect: { poll: { timeout: 45_000 } },
      // Nothing is waited for that only moves.
      browser: inBrowser({ reducedMotion: 'reduce' }),
    },
  };
}

export default defineConfig({
  test: {
    // One more than cores, for many tests wait for a clock or a process; PostgreSQL's connections bear four.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          testTimeout: 30_000, // a busy machine is no failure
          include: [
            'packages/{domain,api,reports,console,ui,widgets}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['packages/server/{src,tests}/**/*.test.ts', 'e2e/outbox/*.test.ts'],
          globalSetup: ['packages/server/tests/support/global-setup.ts'],
        },
      },
      ...(existsSync(OLDEST_POSTGRES)
        ? [
            {
              test: {
                ...server,
                name: 'server on PostgreSQL 15',
                include: ON_OLDEST.map((files) => `packages/server/{src,tests}/${files}.test.ts`),
                exclude: OWN_POSTGRES.map((folder) => `packages/server/{src,tests}/${folder}/**`),
                globalSetup: ['packages/server/tests/support/oldest-setup.ts'],
              },
            },
          ]
        : []),
      {
        cacheDir: cacheOf('stories'),
        ...(REACT_WARNS ? {} : { define: AS_SHIPPED, oxc: { jsx: { development: false } } }),
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Every dependency is bundled before the first story runs: one found later reloads the page under a test.
        optimizeDeps: {
          entries: ['packages/{ui,console,widgets}/src/**/*.stories.tsx', '.storybook/preview.tsx'],
          // Under NODE_ENV=test react-aria draws every row of a long list unless this is set.
          rolldownOptions: {
            transform: { define: { 'process.env.VIRT_ON': '"yes"', ...(REACT_WARNS ? {} : AS_SHIPPED) } },
          },
        },
        test: {
          name: 'stories',
          isolate: false,
          // One page of a browser has the focus, and only what has it is drawn in time: alone, after the others.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          // A busy machine is no failure: what a story waits for, it waits for in its own assertions.
          testTimeout: 60_000,
          browser: inBrowser({ reducedMotion: 'reduce' }),
        },
      },
      // Two projects, so that neither takes longer than the stories (`pnpm test`).
      screens('screens', { include: ['e2e/screens/*.test.ts'], exclude: [AXE_OF_SCREENS] }),
      screens('axe', { include: [AXE_OF_SCREENS] }),
    ],
  },
});
