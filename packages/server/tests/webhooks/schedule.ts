import { type Chances, chancesOf } from '../support/chances.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { TEST_NOW } from '../support/test-now.ts';
import type { Manner, Receiver } from './receiver.ts';
import { type WebhookFarm, webhookFarm } from './webhook-farm.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STEPS = 30;
const STATIONS = [1001, 1002, 1003];
/** Receivers that never answer are not waited for longer. */
const QUICK = { timeoutMs: 400 };

/** What a schedule has shown. */
export interface Outcome {
  readonly told: number;
  readonly lost: number;
  /** Messages of what was rolled back, or of nothing. */
  readonly invented: number;
  /** Messages that came the first time after a later one about the same station. */
  readonly disordered: number;
  /** Requests with another body or without a good signature. */
  readonly wrong: number;
  readonly repeated: number;
  readonly faults: number;
}

/**
 * Some hours of a receiver that is down, slow, wrong, and cuts lines, while servers are stopped, killed and send at the same
 * time; then it is well. Everything follows from the seed.
 */
export async function playSchedule(
  database: TestDatabase,
  receiver: Receiver,
  seed: number,
): Promise<Outcome> {
  const chances = chancesOf(seed);
  const clock = { now: TEST_NOW };
  const farm = webhookFarm(database, clock);
  const { webhookId, secret } = await farm.add({ url: `${receiver.url}/${seed}` });
  receiver.received.length = 0;
  receiver.secret = secret;
  let downUntil = 0;
  let faults = 0;
  receiver.manner = () => {
    const manner: Manner = clock.now < downUntil ? { kind: 'hang-up' } : mannerOf(chances);
    if (manner.kind !== 'answer' || manner.status >= 300) faults += 1;
    return manner;
  };
  for (let step = 0; step < STEPS; step += 1) {
    clock.now += (1 + chances.below(12)) * MINUTE;
    if (step === 8) downUntil = clock.now + HOUR;
    for (let i = chances.below(4); i > 0; i -= 1)
      await farm.happen(chances.oneOf(STATIONS), { undone: chances.happens(0.2) });
    await roughly(farm, receiver, chances);
  }
  receiver.manner = () => ({ kind: 'answer', status: 200 });
  for (let pass = 0; pass < 40; pass += 1) {
    clock.now += 20 * MINUTE;
    await farm.send(QUICK);
  }
  const outcome = compare(receiver, await farm.state(webhookId));
  await farm.remove(webhookId);
  return { ...outcome, faults };
}

function mannerOf(chances: Chances): Manner {
  if (chances.happens(0.55)) return { kind: 'answer', status: chances.oneOf([200, 202, 204]) };
  const elsewhere = { location: 'http://127.0.0.1:9/' };
  return chances.oneOf<() => Manner>([
    () => ({ kind: 'answer', status: chances.oneOf([500, 502, 503]) }),
    () => ({ kind: 'answer', status: 400 }),
    () => ({ kind: 'answer', status: 429, headers: { 'retry-after': String(chances.below(900)) } }),
    () => ({ kind: 'answer', status: 302, headers: elsewhere }),
    () => ({ kind: 'cut' }),
    () => ({ kind: 'silent' }),
    () => ({ kind: 'hang-up' }),
  ])();
}

/** A pass that may be ended in the middle of a request, as by a kill, or made by two servers at once. */
async function roughly(farm: WebhookFarm, receiver: Receiver, chances: Chances): Promise<void> {
  const way = chances.next();
  if (way < 0.2) await Promise.all([farm.send(QUICK), farm.send(QUICK)]);
  else if (way < 0.45) {
    // The receiver has the message, and the server dies before it hears so: what it took stays taken.
    const dying = new AbortController();
    const { manner } = receiver;
    let requests = 1 + chances.below(3);
    receiver.manner = (request) => {
      requests -= 1;
      if (requests === 0) dying.abort(new Error('killed'));
      return manner(request);
    };
    await farm.send({ ...QUICK, signal: dying.signal }).catch((error: Error) => {
      if (error.message !== 'killed') throw error;
    });
    receiver.manner = manner;
  } else await farm.send(QUICK);
}

function compare({ received }: Receiver, { deliveries }: Awaited<ReturnType<WebhookFarm['state']>>) {
  const bodies = new Map(deliveries.map((each) => [each.message_id, each.message_body]));
  const taken = new Set(received.filter(({ isTaken }) => isTaken).map(({ id }) => id));
  const firsts = [...new Set(received.map(({ id }) => id))];
  const place = new Map(firsts.map((id, i) => [id, i]));
  const disordered = deliveries.filter((late, i) =>
    deliveries
      .slice(0, i)
      .some(
        (early) =>
          early.subject === late.subject &&
          (place.get(early.message_id) ?? -1) > (place.get(late.message_id) ?? -1),
      ),
  );
  return {
    told: deliveries.length,
    lost: deliveries.filter((each) => !taken.has(each.message_id) || each.delivery_state !== 'delivered')
      .length,
    invented: firsts.filter((id) => !bodies.has(id)).length,
    disordered: disordered.length,
    wrong: received.filter(({ id, body, isSigned }) => !isSigned || body !== bodies.get(id)).length,
    repeated: received.length - firsts.length,
  };
}
