import { useQueryClient } from '@tanstack/react-query';
import { webhookCalls } from '@vigia/api/client';
import type { Webhook } from '@vigia/domain/events';
import { useSnackbar, useWords } from '@vigia/ui';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { WEBHOOKS } from './words.ts';

/** First part of the keys of queries about webhooks and their messages. */
export const WEBHOOKS_KEY = 'webhooks';

/** What may be done to webhooks at once: each says what came of it, and offers to undo it where that is possible. */
export function useWebhookEdits() {
  const words = useWords(WEBHOOKS);
  const reasons = useWords(REASONS);
  const calls = useCalls(webhookCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [WEBHOOKS_KEY] });

  /** @returns whether it was done */
  const act = async <T>(
    work: () => Promise<T>,
    done: (result: T) => string,
    undo?: () => Promise<unknown>,
  ): Promise<boolean> => {
    try {
      const result = await work();
      const action = undo && {
        label: words.undo,
        onPress: () => void act(undo, () => words.undone),
      };
      success(done(result), action && { action });
      return true;
    } catch (error) {
      failure(words.failed(reasonOf(reasons, error)));
      return false;
    } finally {
      await refresh();
    }
  };
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
