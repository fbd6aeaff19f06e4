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
  const told: string[] = [];
  for (const pair of PAIRS) {
    const hidden = await wholeOf(await send(pair, pair.hidden));
    const missing = await wholeOf(await send(pair, pair.missing));
    if (hidden.status !== 404 || JSON.stringify(hidden) !== JSON.stringify(missing))
      told.push(`${pair.actor}, ${pair.name}: ${JSON.stringify([hidden, missing])}`);
  }
  expect(told).toEqual([]);
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

/** Medians in ms of answers about the hidden and the missing thing, asked by turns. */
async function timed(pair: Pair): Promise<readonly [hidden: number, missing: number]> {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < 2 * TIMED; i += 1) {
    const turn = (i + (i >> 1)) % 2; // hidden, missing, missing, hidden: neither is always the first
    const began = performance.now();
    await (await send(pair, turn === 0 ? pair.hidden : pair.missing)).text();
    times[turn]?.push(performance.now() - began);
  }
  return [medianOf(times[0]), medianOf(times[1])];
}

test.runIf(TIMED > 0)('medians of the answers', { timeout: 3_600_000 }, async () => {
  const lines: string[] = [];
  for (const pair of PAIRS.filter(isTimed)) {
    const [hidden, missing] = await timed(pair);
    const figures = [hidden, missing, hidden - missing].map((ms) => ms.toFixed(2)).join(' | ');
    lines.push(`| ${pair.actor} | ${pair.name} | ${figures} |`);
  }
  process.stdout.write(
    `| who | call and hidden thing | hidden, ms | missing, ms | difference |\n${lines.join('\n')}\n`,
  );
  expect(lines.length).toBeGreaterThan(CALLS.length);
});
