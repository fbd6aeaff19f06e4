import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Everybody, startEverybody } from '../access-matrix/everybody.ts';
import { prepare } from './calls.ts';
import { deadlockCounter } from './deadlocks.ts';
import { stateReader } from './farm-state.ts';
import { progressOf } from './progress.ts';
import { racer } from './race.ts';
import { namesOf, type Pair, pairsOf } from './which-pairs.ts';

/** Every pair of writing calls or a share of them (`pnpm test:long races`), or some. */
const { VIGIA_RACES: SHARE, VIGIA_RACES_FROM: FROM } = process.env;
const ROUNDS = SHARE === undefined ? 2 : 3;
const PAIRS = pairsOf(SHARE, FROM);
/** Restored rows leave dead ones behind, which every look at a table would pass again. */
const VACUUM_EVERY = 50;
/** Several times as long as one takes on a busy machine. */
const PAIR_MS = 10_000;

let all: Everybody;
let stateOf: Awaited<ReturnType<typeof stateReader>>;
beforeAll(async () => {
  all = await startEverybody(async (superuser) => {
    await prepare(superuser);
    stateOf = await stateReader(superuser);
  });
});
afterAll(() => all.close());

async function vacuum(): Promise<void> {
  const superuser = await all.service.superuser();
  await superuser.query('vacuum');
  await superuser.end();
}

test('two writing calls at the same moment do what they do one after the other, and never wait in a ring', {
  timeout: 60_000 + PAIRS.length * PAIR_MS,
}, async () => {
  const { log, databases } = all.service;
  const deadlocks = deadlockCounter(databases);
  const { race, spent } = racer(all, stateOf);
  const progress = progressOf(`races ${SHARE}`, PAIRS, SHARE !== undefined);
  const found: string[] = [];
  const report = (fault: string | null) => {
    if (fault === null) return;
    found.push(fault);
    progress.say(fault);
  };
  async function run(pair: Pair): Promise<void> {
    log.length = 0; // it would fill the memory
    const before = deadlocks();
    report(await race(pair, ROUNDS).catch((error: Error) => `${namesOf(pair)}: ${error.message}`));
    report(deadlocks() > before ? `deadlock: ${namesOf(pair)}` : null);
  }
  for (const [i, pair] of PAIRS.entries()) {
    if (i % VACUUM_EVERY === VACUUM_EVERY - 1) await vacuum();
    await run(pair);
    progress.done(pair, `${found.length} found; ${spent()}`);
  }
  expect(found).toEqual([]);
});
