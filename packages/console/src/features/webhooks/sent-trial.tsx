import { useQuery } from '@tanstack/react-query';
import type { Webhook } from '@vigia/domain/events';
import { TrialDialog } from './trial-dialog.tsx';
import { useWebhookEdits } from './use-webhook-edits.ts';

export interface SentTrialProps {
  readonly webhook: Pick<Webhook, 'id' | 'name' | 'url'>;
  readonly onClose: () => void;
}

/** Sends a trial when it opens, and shows what became of it. */
export function SentTrial({ webhook: { id, name, url }, onClose }: SentTrialProps) {
  const { calls, refresh } = useWebhookEdits();
  const trial = useQuery({
    queryKey: ['webhook-trial', id],
    queryFn: async ({ signal }) => {
      const made = await calls.test(id, signal);
      void refresh();
      return made;
    },
    // It is a message each time: nobody but the reader sends another one.
    ...{ retry: false, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false },
  });
  return (
    <TrialDialog
      name={name}
      url={url}
      delivery={trial.isFetching ? null : (trial.data ?? null)}
      isFailed={trial.isError && !trial.isFetching}
      onAgain={() => void trial.refetch()}
      onClose={onClose}
    />
  );
}
