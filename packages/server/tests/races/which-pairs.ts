import { WRITING_CALLS, type WritingCall } from './calls.ts';

/** Two writing calls, which may be the same one. */
export interface Pair {
  /** Its place among all pairs, from 1. */
  readonly number: number;
  readonly calls: readonly [WritingCall, WritingCall];
}

export const PAIRS: readonly Pair[] = WRITING_CALLS.flatMap((a, i) =>
  WRITING_CALLS.slice(i).map((b) => [a, b] as const),
).map((calls, i) => ({ number: i + 1, calls }));

export const namesOf = ({ number, calls: [a, b] }: Pair): string => `${number}: ${a.name} + ${b.name}`;

const SOME = 40;
/** Far from each other in the list, and the same ones in every run. */
const STRIDE = 769;

const spread = Array.from({ length: SOME }, (_, i) => PAIRS[(i * STRIDE) % PAIRS.length] as Pair);
/** What `pnpm test:long races` found once. */
const FOUND: readonly (readonly [string, string])[] = [
  ['POST /v2/sectors/table', 'POST /v2/sectors/table'],
  ['POST /v2/stations/table', 'POST /v2/stations/table'],
  ['POST /v2/stations/table', 'PUT /v2/stations/{station_id}'],
  ['POST /v2/stations/table', 'DELETE /v2/stations/{station_id}'],
  ['POST /v2/users/table', 'POST /v2/users/table'],
  ['POST /v2/nodes', 'POST /v2/nodes/table'],
  ['PUT /v2/stations/{station_id}', 'POST /v2/imports/stations, of two stations with sprays and counts'],
  ['PUT /v2/clients/{client_id}, archived', 'POST /v2/imports/stations'],
];

function namedPair([first, second]: readonly [string, string]): Pair {
  const pair = PAIRS.find(({ calls: [a, b] }) => a.name === first && b.name === second);
  if (pair === undefined) throw new RangeError(`no pair «${first} + ${second}»`);
  return pair;
}

/**
 * The pairs that a run takes, those of a share in the order of their numbers.
 *
 * @param share `all`, or the third of eight as `3/8`; without it some, and those in which something was found once
 * @param from the number of the first pair to take, where an earlier run was cut
 * @throws RangeError the share or the number is none
 */
export function pairsOf(share: string | undefined, from = '1'): readonly Pair[] {
  if (share === undefined) return [...FOUND.map(namedPair), ...spread];
  const [part = 0, parts = 0] = (share === 'all' ? '1/1' : share).split('/').map(Number);
  const first = Number(from);
  if (!(Number.isInteger(part) && Number.isInteger(parts) && part >= 1 && part <= parts))
    throw new RangeError(`VIGIA_RACES is «${share}»: «all», or a share such as «3/8»`);
  if (!(Number.isInteger(first) && first >= 1 && first <= PAIRS.length))
    throw new RangeError(`VIGIA_RACES_FROM is «${from}»: a number from 1 to ${PAIRS.length}`);
  return PAIRS.filter(({ number }) => number >= first && (number - part) % parts === 0);
}
