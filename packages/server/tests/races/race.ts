import { ENTITLEMENTS_TTL_MS } from '../../src/auth/entitlements.ts';
import { reloadCatalogue } from '../../src/catalogue/fresh-catalogue.ts';
import type { Everybody } from '../access-matrix/everybody.ts';
import type { WritingCall } from './calls.ts';
import { stopwatch } from './stopwatch.ts';
import { namesOf, type Pair } from './which-pairs.ts';

/** What both were answered, and what the farm is after them. */
interface Outcome {
  readonly statuses: readonly number[];
  readonly state: string;
}

const isSame = (a: Outcome, b: Outcome) => a.statuses.join() === b.statuses.join() && a.state === b.state;

/**
 * Lets pairs of calls race on one farm.
 *
 * @param stateOf reads what tables hold (`farm-state.ts`)
 */
export function racer(all: Everybody, stateOf: (tables: readonly string[]) => Promise<string>) {
  const { spent, timed } = stopwatch();
  let restored = 0;

  /** The farm as it was made; whoever makes the calls is known to the service as they are there. */
  async function restore({ calls }: Pair): Promise<void> {
    await all.undo.restore();
    await reloadCatalogue(all.service.databases.app);
    if (!calls.some(({ name }) => name.includes('archived'))) return;
    restored += 1;
    const { clock } = all.service;
    const later = 2 * ENTITLEMENTS_TTL_MS * restored;
    clock.now += later;
    for (const { actor } of calls) await all.ask(actor, '/v2/clients');
    clock.now -= later;
  }

  const send = async ({ actor, path, ask }: WritingCall) => (await all.ask(actor, path, ask)).status;

  async function outcomeOf(pair: Pair, what: 'in turn' | 'at once', run: () => Promise<readonly number[]>) {
    await timed('restoring', () => restore(pair));
    const statuses = await timed(what, run);
    const state = await timed('comparing', async () => stateOf(await all.undo.changed()));
    return { statuses, state };
  }

  /** What the two do one after the other, worked out when it is first asked for. */
  function inTurn(pair: Pair, isTurned: boolean): () => Promise<Outcome> {
    let known: Outcome | undefined;
    return async () => {
      known ??= await outcomeOf(pair, 'in turn', () => oneByOne(pair, isTurned));
      return known;
    };
  }

  async function oneByOne({ calls: [a, b] }: Pair, isTurned: boolean): Promise<readonly number[]> {
    if (!isTurned) return [await send(a), await send(b)];
    const last = await send(b);
    return [await send(a), last];
  }

  async function atOnce({ calls: [a, b] }: Pair, isTurned: boolean): Promise<readonly number[]> {
    if (!isTurned) return await Promise.all([send(a), send(b)]);
    return (await Promise.all([send(b), send(a)])).reverse();
  }

  /**
   * Lets two calls meet, by turns the one a moment before the other and the other way round.
   *
   * @returns what they did that they do in no order; null where there is nothing
   */
  async function race(pair: Pair, rounds: number): Promise<string | null> {
    const orders = [inTurn(pair, false), inTurn(pair, true)];
    const strange: Outcome[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const met = await outcomeOf(pair, 'at once', () => atOnce(pair, round % 2 === 1));
      const isBroken = met.statuses.some((status) => status >= 500);
      if (isBroken || !(await isOneOf(met, orders))) strange.push(met);
    }
    const [first] = strange;
    if (first === undefined) return null;
    const expected = [await orders[0]!(), await orders[1]!()] as const;
    const answers = expected.map(({ statuses }) => statuses.join(' ')).join(' or ');
    return `${namesOf(pair)}: ${first.statuses.join(' ')}, in turn ${answers}, ${strange.length} of ${rounds} times
${differences(first, expected[0])}`;
  }

  return { race, spent };
}

async function isOneOf(met: Outcome, orders: readonly (() => Promise<Outcome>)[]): Promise<boolean> {
  for (const order of orders) if (isSame(await order(), met)) return true;
  return false;
}

const MOST_LINES = 4;
const LONGEST_LINE = 300;

/** Rows that the one farm has and the other has not. */
function differences(met: Outcome, expected: Outcome): string {
  const [has, should] = [met, expected].map(({ state }) => state.split('\n')) as [string[], string[]];
  const only = (sign: string, lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line)).map((line) => `  ${sign} ${line.slice(0, LONGEST_LINE)}`);
  return [
    ...only('+', has, should).slice(0, MOST_LINES),
    ...only('-', should, has).slice(0, MOST_LINES),
  ].join('\n');
}
