/**
 * `pnpm test:long races`: every pair of writing calls, or the share of them that `VIGIA_RACES` names (`3/8`) from the
 * pair `VIGIA_RACES_FROM` on. Several runs share it, each with a PostgreSQL of its own: a call waits most of its time.
 */
import { availableParallelism } from 'node:os';
import { ROOT, runShell } from './shell.ts';

const RUNS = Math.min(4, availableParallelism() + 1);
const COMMAND = 'vitest run --project server packages/server/tests/races/pairs.test.ts';

const { VIGIA_RACES: share = 'all' } = process.env;
const [part = 1, parts = 1] = share === 'all' ? [] : share.split('/').map(Number);

const ended = await Promise.all(
  Array.from({ length: RUNS }, (_, i) =>
    // Of the third of 8, the second of 3 runs takes the eleventh of 24.
    runShell(COMMAND, ROOT, { VIGIA_RACES: `${part + parts * i}/${parts * RUNS}` }, (chunk) =>
      process.stdout.write(chunk),
    ),
  ),
);
process.exit(ended.every(({ ok }) => ok) ? 0 : 1);
