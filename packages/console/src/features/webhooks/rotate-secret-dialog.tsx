import { OLD_SECRET_HOURS } from '@vigia/domain/events';
import { useWords } from '@vigia/ui';
import { RotateSecretDialog as RotateDialog } from '../../shared/ui/rotate-secret-dialog.tsx';
import { WEBHOOKS } from './words.ts';

export interface RotateSecretDialogProps {
  /** Of the webhook. */
  readonly name: string;
  readonly onConfirm: (overlapHours: number) => void;
  readonly onCancel: () => void;
  readonly busy: boolean;
}

/** Asks before a secret is replaced, and how long both sign. */
export function RotateSecretDialog({ name, ...dialog }: RotateSecretDialogProps) {
  const words = useWords(WEBHOOKS).rotating;
  return <RotateDialog {...dialog} words={{ ...words, title: words.title(name) }} hours={OLD_SECRET_HOURS} />;
}
