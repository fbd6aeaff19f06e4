import type { MadeWebhook } from '@vigia/api/contract';
import { useWords } from '@vigia/ui';
import { useMemo, useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { deliveriesPath } from './deliveries-path.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhookEdits } from './use-webhook-edits.ts';
import { useWebhooks } from './use-webhooks.ts';
import { type Opened, WebhookDialogs } from './webhook-dialogs.tsx';
import { type WebhookRow, webhookRows } from './webhook-rows.ts';
import { type WebhookDoings, WebhooksView } from './webhooks-view.tsx';
import { WEBHOOKS } from './words.ts';

/** Programs that are told what happens at the client's: made, tried out, paused, given another secret, ended. */
export function WebhooksScreen() {
  const words = useWords(WEBHOOKS);
  const { tree } = useFarm();
  const { href } = useNavigation();
  const edits = useWebhookEdits();
  const webhooks = useWebhooks();
  const [opened, setOpened] = useState<Opened | null>(null);
  // In no other place than this: it is told once.
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const { data, dataUpdatedAt } = webhooks;
  const rows = useMemo(
    () => webhookRows(words, data ?? [], tree, dataUpdatedAt),
    [words, data, tree, dataUpdatedAt],
  );
  const { pause } = edits;
  const doings = useMemo<WebhookDoings>(() => {
    const open = (kind: Exclude<Opened['kind'], 'new'>) => (row: WebhookRow) =>
      setOpened({ kind, webhook: row.webhook });
    return {
      hrefOf: ({ webhook }) => href(deliveriesPath(webhook.id)),
      ...{ onTest: open('test'), onEdit: open('edit'), onRotate: open('rotate'), onRemove: open('remove') },
      onPause: ({ webhook }, isPaused) => void pause(webhook, isPaused),
    };
  }, [href, pause]);
  return (
    <>
      <WebhooksView
        clientName={tree.client.name}
        rows={rows}
        state={webhooks.isError ? 'error' : webhooks.isPending ? 'loading' : 'ready'}
        onRetry={() => void webhooks.refetch()}
        onCreate={() => setOpened({ kind: 'new' })}
        doings={doings}
      />
      {opened && (
        <WebhookDialogs
          opened={opened}
          edits={edits}
          // A dialog that closes late leaves the one that followed it open.
          onClose={() => setOpened((now) => (now === opened ? null : now))}
          onMade={setMade}
        />
      )}
      {made && opened === null && (
        <SecretDialog name={made.webhook.name} secret={made.secret} onClose={() => setMade(null)} />
      )}
    </>
  );
}
