import type { MadeWebhook } from '@vigia/api/contract';
import type { Webhook } from '@vigia/domain/events';
import { ConfirmDialog, useWords } from '@vigia/ui';
import { useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { RotateSecretDialog } from './rotate-secret-dialog.tsx';
import { SentTrial } from './sent-trial.tsx';
import type { WebhookEdits } from './use-webhook-edits.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { inputOf, seenOf } from './webhook-draft.ts';
import { WEBHOOKS } from './words.ts';

/** Which dialog is open, and about which webhook. */
export type Opened =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'test' | 'rotate' | 'remove'; readonly webhook: Webhook };

export interface WebhookDialogsProps {
  readonly opened: Opened;
  readonly edits: WebhookEdits;
  readonly onClose: () => void;
  /** Gets the webhook with its secret, which is told once. */
  readonly onMade: (made: MadeWebhook) => void;
}

/** The dialog that is open. */
export function WebhookDialogs({ opened, edits, onClose, onMade }: WebhookDialogsProps) {
  const words = useWords(WEBHOOKS);
  const { tree } = useFarm();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    const isDone = await work();
    setBusy(false);
    if (isDone) onClose();
  };
  if (opened.kind === 'new')
    return (
      <WebhookDialog
        isOpen
        onClose={onClose}
        sectors={tree.sectors}
        onSave={async (draft, _, signal) => {
          onMade(await edits.calls.create(tree.client.id, inputOf(draft), signal));
          void edits.refresh();
        }}
        onSaved={onClose}
      />
    );
  const { webhook } = opened;
  if (opened.kind === 'test') return <SentTrial webhook={webhook} onClose={onClose} />;
  if (opened.kind === 'edit')
    return (
      <WebhookDialog
        isOpen
        onClose={onClose}
        edited={webhook}
        sectors={tree.sectors}
        onSave={async (draft, _, signal, seen) => {
          await edits.calls.update(webhook.id, inputOf(draft), seenOf(seen), signal);
          void edits.refresh();
        }}
      />
    );
  if (opened.kind === 'rotate')
    return (
      <RotateSecretDialog
        name={webhook.name}
        busy={isBusy}
        onConfirm={(hours) =>
          void run(() =>
            edits.act(
              async () => onMade(await edits.calls.rotate(webhook.id, hours)),
              () => words.rotating.done,
            ),
          )
        }
        onCancel={onClose}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      title={words.remove.title(webhook.name)}
      confirmLabel={words.remove.action}
      busy={isBusy}
      onConfirm={() => void run(() => edits.remove(webhook))}
      onCancel={onClose}
    >
      {words.remove.text(webhook.waiting)}
    </ConfirmDialog>
  );
}
