/**
 * Mutation tests of the models and of the rules that judge input (`pnpm test:long`; hours on two cores). How to run one
 * folder, the last scores and why a survivor survives: `docs/mutation.md`. Tables of figures and sources
 * (`phenology/models`) are left out: each figure is held by the table of pests, and a mutant of a table, which is made
 * as the module loads, runs every test there is.
 */
const MUTATED = [
  'degree-days',
  'chill',
  'climate',
  'mildew',
  'hourly',
  'phenology',
  'captures',
  'series',
  'events',
  'forms',
  'schedules',
  'health',
  'signal',
  'counting',
  'notifications',
  'periods',
  'seasons',
  'filters',
];

/** One folder alone, judged by its own tests: minutes instead of hours, and a score that can only be too low. */
const ALONE = process.env.VIGIA_MUTATED;

export default {
  mutate: (ALONE ? [ALONE] : MUTATED).flatMap((folder) => [`src/${folder}/*.ts`, `!src/${folder}/*.test.ts`]),
  testRunner: 'vitest',
  // Found by their imports no test would run for what is worked out as a module loads.
  vitest: { related: false, ...(ALONE && { dir: `src/${ALONE}` }) },
  // A busy machine is no proof that a mutant never ends.
  timeoutMS: 20_000,
  plugins: ['@stryker-mutator/vitest-runner', './mutation/error-words.mjs'],
  ignorers: ['error-words'],
  // Beside the packages, where no other check looks.
  tempDirName: '../../.cache/stryker',
  // They extend a file that is not in the copy, and types do not matter to it.
  ignorePatterns: ['dist', 'tsconfig*.json'],
  concurrency: 2,
  // It would keep a verdict when what changed is a fixture, a helper or a module that is not mutated.
  incremental: false,
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '../../.cache/mutation/domain.json' },
  thresholds: { high: 95, low: 90, break: 85 },
};
