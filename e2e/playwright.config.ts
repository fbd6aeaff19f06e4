import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { freePort } from '../scripts/free-port.ts';

// The configuration is loaded again in every worker: values chosen once are kept in the environment.
process.env.VIGIA_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'vigia-e2e-'));
process.env.VIGIA_E2E_PORT ??= String(await freePort());
chmodSync(process.env.VIGIA_E2E_DATA, 0o711); // If the tests run as root, PostgreSQL's own account must be able to enter.
const baseURL = `http://127.0.0.1:${process.env.VIGIA_E2E_PORT}`;
const root = join(import.meta.dirname, '..');

/** The whole product as a user meets it: the real server, database, demo farm and browser. */
export default defineConfig({
  testDir: '.',
  testMatch: process.env.VIGIA_LONG ? '*.long.ts' : '*.spec.ts',
  outputDir: join(root, 'test-results'),
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  use: {
    baseURL,
    actionTimeout: 60_000, // So that a missing control is reported as such, and not as a timeout of the test.
    // Tests do not wait for animations; a map drawn without a graphics card would take several seconds.
    contextOptions: { reducedMotion: 'reduce' },
    // Only plays without a network need the service worker, which would load the whole console in every other one.
    serviceWorkers: 'block',
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    launchOptions: await findBrowser(),
    // Traces slow down every step of a test; they are enabled with `--trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'narrow',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: '*-screens.spec.ts',
    },
  ],
  webServer: {
    command: 'node packages/server/src/main.ts start',
    cwd: root,
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: process.env.VIGIA_E2E_PORT, VIGIA_DATA: process.env.VIGIA_E2E_DATA, LOG_LEVEL: 'error' },
  },
});
