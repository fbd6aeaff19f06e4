import { useWords } from '@vigia/ui';
import { ShownOnceDialog } from '../../shared/ui/shown-once-dialog.tsx';
import { WEBHOOKS } from './words.ts';

export interface SecretDialogProps {
  /** Of the webhook. */
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret by which a program knows that messages are ours. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const words = useWords(WEBHOOKS).secret;
  return (
    <ShownOnceDialog
      title={words.title(name)}
      note={words.note}
      copies={[{ title: words.secret, text: secret, label: words.copy }]}
      done={words.done}
      onClose={onClose}
    />
  );
}
