/**
 * Every operation of the registry with requests that its shapes take, about things of the caller's own farm. Nearly
 * all are carried out, so what lies behind their checks is reached as well; none is a fault of ours. Beside this, the
 * conformance tests make one good answer of each operation, and `src/http/fuzz.test.ts` sends what is nearly valid.
 */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Route } from '../../src/http/route.ts';
import { ROUTES } from '../../src/routes/registry.ts';
import { startEverybody } from '../access-matrix/everybody.ts';
import type { Actor } from '../access-matrix/people.ts';
import { nameOf } from '../access-matrix/row.ts';
import { BEFORE } from './before.ts';
import { type Parts, partsOf, requestOf } from './own-requests.ts';

/**
 * Requests to an operation: so many at most, and no more once so many were carried out.
 * `VIGIA_OWN_FARM_REQUESTS=100` sends as many to each; `VIGIA_FUZZ_SEED` repeats a run.
 */
const LONG = process.env.VIGIA_OWN_FARM_REQUESTS;
const MOST = Number(LONG ?? 60);
const ENOUGH = Number(LONG ?? 1);
/** Tries of what is not reached, so that the list of it stays true. */
const VAIN = 5;
/** Requests that are made at a time. */
const AT_A_TIME = 10;
const SEED = Number(process.env.VIGIA_FUZZ_SEED ?? Date.now() % 2 ** 31);
const SHARE = 0.95;

const A_LETTER = 'takes a code or a link of a letter';
const AN_APPLICATION = 'takes a code that an application makes of the secret it was told';
const A_PASSKEY = 'takes what an authenticator signs';
/** What generated requests do not reach, and why. `tests/conformance` makes a good answer of each. */
const NOT_REACHED: Readonly<Record<string, string>> = {
  'POST /auth/second_step/answer': AN_APPLICATION,
  'POST /auth/prove/second_step': AN_APPLICATION,
  'POST /auth/reset': A_LETTER,
  'POST /auth/second_step/app/confirm': AN_APPLICATION,
  'POST /auth/second_step/passkeys': A_PASSKEY,
  'DELETE /auth/second_step/passkeys/{passkey_id}': A_PASSKEY,
  'GET /widgets/demo.json': 'is of an installation with the demonstration',
};

const everybody = await startEverybody();
const { ask, later, close, undo, service } = everybody;
afterAll(close);
const superuser = await service.superuser();
afterAll(() => superuser.end());

const ACTORS: Readonly<Record<Route['access']['kind'], readonly Actor[]>> = {
  public: ['anonymous'],
  device: ['device'],
  door: ['door'],
  'embed-key': ['partner'],
  session: ['superAdmin', 'admin'],
};

let addressesUsed = 0;
/** Another one each time, so that no limit of tries ends a run. */
function freshAddress(): string {
  addressesUsed += 1;
  return `10.${Math.floor(addressesUsed / 62_500)}.${Math.floor(addressesUsed / 250) % 250}.${addressesUsed % 250}`;
}
const addressFor = (route: Route) => (route.path === '/metrics' ? '127.0.0.1' : freshAddress());

function* requests(route: Route, most: number): Iterable<Parts> {
  for (let seed = SEED; seed < SEED + most; seed += AT_A_TIME)
    yield* fc.sample(partsOf(route), { seed, numRuns: Math.min(AT_A_TIME, most) });
}

/** @returns whether an answer was good */
async function send(route: Route, parts: Parts, actor: Actor): Promise<boolean> {
  const before = BEFORE[nameOf(route)];
  const from = addressFor(route);
  const prepared = (await before?.({ everybody, superuser }, from)) ?? {};
  const [path, request] = requestOf(route, parts, prepared);
  const answer = await ask(prepared.actor ?? actor, path, { ...request, from });
  const context = `${nameOf(route)}: ${path} ${JSON.stringify(request.body)}: ${await answer.clone().text()}`;
  expect(answer.status, context).toBeLessThan(500);
  if (route.method === 'get') expect(await undo.changed(), `written by ${context}`).toEqual([]);
  if ((answer.ok && route.method !== 'get') || before) {
    await undo.restore();
    await later();
  }
  return answer.ok;
}

async function isReached(route: Route): Promise<boolean> {
  const actors = ACTORS[route.access.kind];
  let [sent, good] = [0, 0];
  for (const parts of requests(route, nameOf(route) in NOT_REACHED ? VAIN : MOST)) {
    if (await send(route, parts, actors[sent % actors.length]!)) good += 1;
    sent += 1;
    if (good >= ENOUGH) break;
  }
  return good > 0;
}

test(`valid requests about one’s own farm are carried out by nearly every operation, seed ${SEED}`, {
  timeout: 120_000 + MOST * ROUTES.length * 200,
}, async () => {
  const missed: string[] = [];
  for (const route of ROUTES) if (!(await isReached(route))) missed.push(nameOf(route));
  expect(missed.toSorted()).toEqual(Object.keys(NOT_REACHED).toSorted());
  expect(1 - missed.length / ROUTES.length).toBeGreaterThanOrEqual(SHARE);
});
