import { webhookCalls } from '@vigia/api/client';
import type { Webhook } from '@vigia/domain/events';
import { useWords } from '@vigia/ui';
import { useCalls } from '../../shared/state/calls.ts';
import { useActs } from '../../shared/state/use-acts.ts';
import { WEBHOOKS } from './words.ts';

/** First part of the keys of queries about webhooks and their messages. */
export const WEBHOOKS_KEY = 'webhooks';

/** What may be done to webhooks at once: each says what came of it, and offers to undo it where that is possible. */
export function useWebhookEdits() {
  const words = useWords(WEBHOOKS);
  const calls = useCalls(webhookCalls);
  const { act, refresh } = useActs(WEBHOOKS_KEY, words);
  return {
    calls,
    refresh,
    act,
    /** Lets a webhook rest, or go on. */
    pause: ({ id, name }: Pick<Webhook, 'id' | 'name'>, isPaused: boolean) =>
      act(
        () => calls.setState(id, isPaused ? 'paused' : 'on'),
        () => (isPaused ? words.paused : words.resumed)(name),
        () => calls.setState(id, isPaused ? 'on' : 'paused'),
      ),
    remove: ({ id, name }: Pick<Webhook, 'id' | 'name'>) =>
      act(
        () => calls.remove(id),
        () => words.remove.done(name),
      ),
  };
}
export type WebhookEdits = ReturnType<typeof useWebhookEdits>;
