import type { EpochMs } from '@vigia/domain';
import { DOWN_AFTER, isOfReceiver, pauseOf, TRIED_FOR, waitAfter } from '@vigia/domain/events';
import type { Logger } from 'pino';
import type { Databases } from '../db/pool.ts';
import { asClient } from '../db/tenant.ts';
import {
  clientsToSend,
  type DueWebhook,
  dueWebhooks,
  noteDelivered,
  noteFailed,
  type Receiver,
  receiverOf,
  type TakenMessage,
  takeMessages,
  type WebhookKey,
} from '../stores/webhooks/sending.ts';
import { type Attempt, type AttemptTools, attempt } from './attempt.ts';

export interface SendTools extends AttemptTools {
  readonly databases: Pick<Databases, 'owner' | 'background'>;
  readonly log: Logger;
}

/** Receivers that are served at the same time, and messages on their way to each. */
const RECEIVERS_AT_ONCE = 16;
const MESSAGES_AT_ONCE = 4;
/** A message is a server's for so long; one that died lets another server send it then. A try takes 10 s at most. */
const TAKEN_MS = 60_000;
/** A receiver with more messages than it takes in this time lets others go first, ms by the machine's clock. */
const TURN_MS = 20_000;

export interface SentCounts {
  readonly delivered: number;
  readonly failed: number;
}

/**
 * Sends what is due to every receiver. Slow ones hold up only themselves. Any number of servers may do so at the same
 * time: each message is taken by one of them.
 */
export async function sendDue(tools: SendTools): Promise<SentCounts> {
  const total = { delivered: 0, failed: 0 };
  const waiting = await longestAgoFirst(tools);
  const serve = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      tools.signal.throwIfAborted();
      const sent = await sendToOne(tools, key);
      total.delivered += sent.delivered;
      total.failed += sent.failed;
    }
  };
  await Promise.all(Array.from({ length: RECEIVERS_AT_ONCE }, serve));
  return total;
}

/** What is due, client by client: those that were served longest ago first. */
async function longestAgoFirst({ databases, now, log, signal }: SendTools): Promise<WebhookKey[]> {
  const clients = await clientsToSend(databases.owner, now());
  const due: DueWebhook[] = [];
  for (const clientId of clients) {
    signal.throwIfAborted();
    try {
      due.push(...(await asClient(databases.background, clientId, (tx) => dueWebhooks(tx, clientId, now()))));
    } catch (error) {
      log.error({ err: error, clientId }, 'webhooks of a client could not be read');
    }
  }
  return due.toSorted((a, b) => (a.servedAt ?? 0) - (b.servedAt ?? 0));
}

/** A receiver's turn; a fault of the service ends it, and its messages are due again when their time is over. */
async function sendToOne(tools: SendTools, key: WebhookKey): Promise<SentCounts> {
  const total = { delivered: 0, failed: 0 };
  const end = performance.now() + TURN_MS;
  try {
    while (performance.now() < end) {
      const took = await takeSome(tools, key);
      if (took === null || took.messages.length === 0) break;
      const ends = await Promise.all(took.messages.map((each) => sendOne(tools, took.receiver, each)));
      total.delivered += ends.filter((failure) => failure === null).length;
      total.failed += ends.filter((failure) => failure !== null).length;
    }
  } catch (error) {
    tools.signal.throwIfAborted();
    tools.log.error({ err: error, ...key }, 'messages of a webhook could not be sent');
  }
  return total;
}

/** A receiver that is down is tried with one message. */
const takeSome = ({ databases, now }: SendTools, key: WebhookKey) =>
  asClient(databases.background, key.clientId, async (tx) => {
    const receiver = await receiverOf(tx, key, now());
    if (receiver === null) return null;
    const most = receiver.failures >= DOWN_AFTER ? 1 : MESSAGES_AT_ONCE;
    return { receiver, messages: await takeMessages(tx, key, { now: now(), until: now() + TAKEN_MS, most }) };
  });

async function sendOne(tools: SendTools, receiver: Receiver, message: TakenMessage) {
  const { databases, now } = tools;
  const begunAt = now();
  const made = await attempt(tools, receiver, message);
  const end = { at: now(), status: made.status, answer: made.answer };
  await asClient(databases.background, message.clientId, (tx) =>
    made.failure === null
      ? noteDelivered(tx, message, end)
      : noteFailed(tx, message, { ...end, begunAt, failure: made.failure, ...goesOn(made, message, end.at) }),
  );
  return made.failure;
}

/** When a message is tried again, and until when its receiver rests. */
function goesOn({ failure, waitMs }: Attempt, { tries, since }: TakenMessage, at: EpochMs) {
  const isOver = at - since >= TRIED_FOR;
  const restUntil = (failures: number): EpochMs => at + Math.max(pauseOf(failures), waitMs);
  return {
    nextAt: isOver ? null : at + Math.max(waitAfter(tries + 1), waitMs),
    restUntil: failure !== null && isOfReceiver(failure) ? restUntil : null,
  };
}
