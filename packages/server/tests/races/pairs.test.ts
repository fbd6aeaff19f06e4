import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTITLEMENTS_TTL_MS } from '../../src/auth/entitlements.ts';
import { type Everybody, startEverybody } from '../access-matrix/everybody.ts';
import { prepare, WRITING_CALLS, type WritingCall } from './calls.ts';
import { deadlocksOf } from './deadlocks.ts';
import { stateReader } from './farm-state.ts';

/** Every pair of writing calls (`pnpm test:long races`), or some of them. */
const ALL = process.env.VIGIA_RACES === 'all';
const ROUNDS = ALL ? 3 : 2;
const SOME = 40;
/** Far from each other in the list, and the same ones in every run. */
const STRIDE = 769;

type Pair = readonly [WritingCall, WritingCall];
const PAIRS: readonly Pair[] = WRITING_CALLS.flatMap((a, i) =>
  WRITING_CALLS.slice(i).map((b): Pair => [a, b]),
);
const chosen = ALL ? PAIRS : Array.from({ length: SOME }, (_, i) => PAIRS[(i * STRIDE) % PAIRS.length]!);

let all: Everybody;
let stateOf: (tables: readonly string[]) => Promise<string>;
beforeAll(async () => {
  all = await startEverybody(async (superuser) => {
    await prepare(superuser);
    stateOf = await stateReader(superuser);
  });
});
afterAll(() => all.close());

const namesOf = (pair: Pair): string => pair.map(({ name }) => name).join(' + ');

const send = async ({ actor, path, ask }: WritingCall) => (await all.ask(actor, path, ask)).status;

/** What both were answered, and what the farm is after them. */
interface Outcome {
  readonly statuses: readonly number[];
  readonly state: string;
}

let restored = 0;
/** The farm as it was made; whoever makes the calls is known to the service as they are there. */
async function restore([a, b]: Pair): Promise<void> {
  await all.undo.restore();
  if (![a, b].some(({ name }) => name.includes('archived'))) return;
  restored += 1;
  const { clock } = all.service;
  const later = 2 * ENTITLEMENTS_TTL_MS * restored;
  clock.now += later;
  for (const { actor } of [a, b]) await all.ask(actor, '/v2/clients');
  clock.now -= later;
}

async function outcomeOf(pair: Pair, run: () => Promise<readonly number[]>): Promise<Outcome> {
  await restore(pair);
  const statuses = await run();
  return { statuses, state: await stateOf(await all.undo.changed()) };
}

const inTurn = async (first: WritingCall, second: WritingCall) => [await send(first), await send(second)];
const isSame = (a: Outcome, b: Outcome) => a.statuses.join() === b.statuses.join() && a.state === b.state;

/** What two calls at the same moment did that no order of them does; empty where there is nothing. */
async function strange(pair: Pair): Promise<string[]> {
  const [a, b] = pair;
  const orders = [
    await outcomeOf(pair, () => inTurn(a, b)),
    await outcomeOf(pair, async () => (await inTurn(b, a)).toReversed()),
  ];
  const found: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const met = await outcomeOf(pair, () => Promise.all([send(a), send(b)]));
    const isBroken = met.statuses.some((status) => status >= 500);
    if (!isBroken && orders.some((order) => isSame(order, met))) continue;
    found.push(
      `${namesOf(pair)}: ${met.statuses.join(' ')}, in turn ${orders.map(({ statuses }) => statuses.join(' ')).join(' or ')}`,
    );
  }
  return found;
}

const deadlocks = () => deadlocksOf(all.service.databases.owner);

test('two writing calls at the same moment do what they do one after the other, and never wait in a ring', {
  timeout: ALL ? 3_600_000 : 120_000,
}, async () => {
  const found: string[] = [];
  for (const pair of chosen) {
    const before = await deadlocks();
    found.push(...(await strange(pair).catch((error: Error) => [`${namesOf(pair)}: ${error.message}`])));
    if ((await deadlocks()) > before) found.push(`deadlock: ${namesOf(pair)}`);
  }
  expect(found).toEqual([]);
  expect(await deadlocks()).toBe(0);
  expect(all.service.log.filter((line) => line.includes('40P01'))).toEqual([]);
});
