import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.ts';

const launchOptions = await findBrowser();

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{domain,api,reports,console,ui,widgets}/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Every dependency is bundled before the first story runs: one found later reloads the page under a test.
        optimizeDeps: {
          entries: ['packages/{ui,console,widgets}/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        },
        test: {
          name: 'stories',
          // A busy machine is no failure: what a story waits for, it waits for in its own assertions.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
