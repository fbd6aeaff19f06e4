import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforeFirstPaint } from './build/before-first-paint.ts';
import { compiledAhead } from './build/compiled-ahead.ts';
import { compressed } from './build/compressed.ts';
import { fetchedWithThePage } from './build/fetched-with-the-page.ts';
import { serviceWorker } from './build/service-worker.ts';
import { inStages, type Stage } from './build/stages.ts';
import { withoutCircles } from './build/without-circles.ts';

/** Address of `pnpm vigia start`; the dev server forwards all requests to it that are not for the console. */
const SERVER = process.env.VIGIA_SERVER ?? 'http://127.0.0.1:4400';
const SERVICE_PATHS = [
  '/auth',
  '/v2',
  '/count_analytics',
  '/data_analytics',
  '/embed',
  '/widgets',
  '/config.json',
  '/openapi.json',
  '/schemas',
];

/** The first module that the entry imports. */
const FIRST = 'open-console';

/** Screens without a chart. */
const WITHOUT_CHARTS = [
  'stations-screen',
  'logs-screen',
  'health-screen',
  'notifications-screen',
  'schedules-screen',
  'administration-screen',
  'embed-keys-screen',
  'programs-screen',
  'webhooks-screen',
  'station-sources-screen',
  'counting-screen',
];

/** Parts that controls need only when they are used: loaded together after the first page is drawn. */
const LATE_CONTROLS = [
  'whole-menu',
  'whole-popover',
  'whole-select',
  'whole-multi-select',
  'snackbar-region',
  'chosen-chips',
  'cell-peek',
];

/** The sources with these controls. */
const AT_ONCE = ['signed-in', 'sectors-screen', 'stations-screen'];

const STAGES: readonly Stage[] = [
  { name: 'first', loadedBy: ['main'] },
  // A separate file, so that the browser runs one half of the start while it still loads the other.
  {
    name: 'react',
    loadedBy: [FIRST],
    packages: [
      'react',
      'react-dom',
      'scheduler',
      '@tanstack/router-core',
      '@tanstack/history',
      'seroval',
      'seroval-plugins',
      'cookie-es',
    ],
  },
  { name: 'start', loadedBy: [FIRST] },
  { name: 'fields', loadedBy: ['sign-in-screen', 'signed-in'] },
  { name: 'fields', loadedBy: ['sign-in-screen', 'sectors-screen'] },
  { name: 'frame', loadedBy: ['signed-in'] },
  { name: 'lists', loadedBy: ['sectors-screen', 'stations-screen'] },
  { name: 'sectors', loadedBy: ['sectors-screen'] },
  ...LATE_CONTROLS.map((part) => ({ name: 'controls', loadedBy: [part], notLoadedBy: AT_ONCE })),
  // Modules that screens without a chart share with those that have one, so that they do not load the charts.
  ...WITHOUT_CHARTS.map((screen) => ({ name: 'pages', loadedBy: [screen, 'sector-screen'] })),
  { name: 'charts', loadedBy: ['sector-screen', 'pests-screen'] },
];

/** Stages that consist mostly of code that the first screen runs. */
const RUN_AT_ONCE = ['react', 'start', 'fields', 'frame', 'lists', 'sectors'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    inStages(() => [react()], STAGES),
    beforeFirstPaint(join(import.meta.dirname, 'src/app/first-paint.ts')),
    fetchedWithThePage(FIRST),
    withoutCircles,
    compiledAhead(RUN_AT_ONCE),
    serviceWorker(join(import.meta.dirname, 'src/service-worker/main.ts')),
    compressed,
  ],
  base: '/',
  build: {
    outDir: 'dist',
    // The map is one lazy chunk of its own (maplibre alone is 1.4 MB, 0.4 MB on the wire).
    chunkSizeWarningLimit: 1500,
  },
  server: { proxy: Object.fromEntries(SERVICE_PATHS.map((path) => [path, SERVER])) },
});
