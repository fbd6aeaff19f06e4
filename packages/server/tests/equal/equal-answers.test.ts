/**
 * What somebody may not see is answered as what is not there: the same status, headers and bytes. That it takes as
 * long is measured by `pnpm test:long equal-times`, which prints the medians.
 */
import { afterAll, expect, test } from 'vitest';
import { startEverybody } from '../access-matrix/everybody.ts';
import { PAIRS, type Pair, type Request } from './pairs.ts';

/** Pairs of answers that are timed for each call; 0 for none. */
const TIMED = Number(process.env.VIGIA_EQUAL_TIMES ?? 0);
const FEWEST_PAIRS = 200;

const { ask, close, undo } = await startEverybody();
afterAll(close);

const send = (pair: Pair, [path, request]: Request) => ask(pair.actor, path, request);
/** All that an answer says, save the id of its request. */
async function wholeOf(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
  return { status: answer.status, headers, body: (await answer.text()).replace(/"request_id":"[^"]*"/, '') };
}

test('a hidden thing is answered as a missing one, byte for byte, by every call that names one', async () => {
  expect(PAIRS.length).toBeGreaterThan(FEWEST_PAIRS);
  const differing: string[] = [];
  for (const pair of PAIRS) {
    const hidden = await wholeOf(await send(pair, pair.hidden));
    const missing = await wholeOf(await send(pair, pair.missing));
    if (hidden.status !== 404 || JSON.stringify(hidden) !== JSON.stringify(missing))
      differing.push(`${pair.actor}, ${pair.name}: ${JSON.stringify([hidden, missing])}`);
  }
  expect(differing).toEqual([]);
  expect(await undo.changed()).toEqual([]);
});

const CALLS = [
  ...['GET /v2/sectors/{sector_id}', 'GET /v2/stations/{station_id}', 'GET /v2/nodes/{serial_number}'],
  ...['GET /v2/users/{user_id}', 'GET /v2/biofix/{biofix_id}', 'GET /v2/images/{image_id}/file'],
  ...['GET /v2/seasons/{season_id}', 'GET /v2/clients/{client_id}', 'PUT /v2/sectors/{sector_id}'],
  ...['GET /embed/sectors/{sector_id}/captures', 'POST /v2/nodes/{serial}/data'],
];
const isTimed = ({ name }: Pair) => CALLS.some((call) => name.startsWith(`${call} of `));

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;

/** Orders of three, so that none is always sent after the same one. */
const ORDERS = [
  [0, 1, 2],
  [2, 1, 0],
  [1, 0, 2],
  [2, 0, 1],
  [0, 2, 1],
  [1, 2, 0],
] as const;

/** Medians in ms of answers about the hidden thing, the missing one, and the missing one once more. */
async function timed(pair: Pair): Promise<readonly number[]> {
  const times: readonly [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < TIMED; i += 1) {
    for (const turn of ORDERS[i % ORDERS.length]!) {
      const began = performance.now();
      await (await send(pair, turn === 0 ? pair.hidden : pair.missing)).text();
      times[turn].push(performance.now() - began);
    }
  }
  return times.map(medianOf);
}

test.runIf(TIMED > 0)('medians of the answers', { timeout: 3_600_000 }, async () => {
  const lines: string[] = [];
  for (const pair of PAIRS.filter(isTimed)) {
    const [hidden = 0, missing = 0, again = 0] = await timed(pair);
    const figures = [hidden, missing, hidden - missing, again - missing].map((ms) => ms.toFixed(2));
    lines.push(`| ${pair.actor} | ${pair.name} | ${figures.join(' | ')} |`);
  }
  const heading = '| who | call and hidden thing | hidden, ms | missing, ms | difference | missing twice |';
  process.stdout.write(`${heading}\n${lines.join('\n')}\n`);
  expect(lines.length).toBeGreaterThan(CALLS.length);
});
