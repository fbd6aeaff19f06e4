import { DELIVERY_FAILURE_WORDS, formatMinute } from '@vigia/domain/es';
import type { Webhook } from '@vigia/domain/events';
import type { Status } from '@vigia/ui';
import type { WebhookWords } from './words.ts';

/** How the last messages of a webhook fared. */
export interface WebhookCondition {
  readonly status: Status;
  readonly label: string;
  /** Further sentences, each a line. */
  readonly hints: readonly string[];
}

type Seen = Pick<
  Webhook,
  'state' | 'failure' | 'failedAt' | 'deliveredAt' | 'waiting' | 'aside' | 'oldSecretUntil'
>;

/** The state of a webhook in words, with what follows from it. @param now epoch ms */
export function conditionOf(words: WebhookWords, webhook: Seen, now: number): WebhookCondition {
  const { waiting, aside, oldSecretUntil } = webhook;
  const until = oldSecretUntil !== null && oldSecretUntil > now ? formatMinute(oldSecretUntil) : null;
  const main = mainOf(words, webhook);
  return {
    ...main,
    hints: [
      ...main.hints,
      ...(waiting > 0 ? [words.waiting(waiting)] : []),
      ...(aside > 0 ? [words.aside(aside)] : []),
      ...(until === null ? [] : [words.bothSecrets(until)]),
    ],
  };
}

function mainOf({ condition }: WebhookWords, webhook: Seen): WebhookCondition {
  const { state, failure, failedAt, deliveredAt, aside } = webhook;
  if (state === 'paused')
    return { status: 'neutral', label: condition.paused, hints: [condition.pausedHint] };
  if (failure !== null) {
    const why = DELIVERY_FAILURE_WORDS[failure];
    const hint = failedAt === null ? why : condition.failed(why, formatMinute(failedAt));
    return { status: 'error', label: condition.failing, hints: [hint] };
  }
  if (aside > 0) return { status: 'warning', label: condition.aside, hints: [] };
  return deliveredAt === null
    ? { status: 'neutral', label: condition.fresh, hints: [] }
    : { status: 'ok', label: condition.good, hints: [] };
}
