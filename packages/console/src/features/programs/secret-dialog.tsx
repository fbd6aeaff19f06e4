import { useWords } from '@vigia/ui';
import { ShownOnceDialog } from '../../shared/ui/shown-once-dialog.tsx';
import { PROGRAMS } from './words.ts';

export interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  /** A command that tries the token. */
  readonly trial: string;
  /** Where assistants ask with it; null for a token that does not read fields. */
  readonly assistants: string | null;
  readonly onClose: () => void;
}

/** The secret of a program, shown once: only its button closes it. */
export function SecretDialog({ name, secret, trial, assistants, onClose }: SecretDialogProps) {
  const words = useWords(PROGRAMS).secret;
  return (
    <ShownOnceDialog
      title={words.title(name)}
      note={words.note}
      copies={[
        { title: words.token, text: secret, label: words.copyToken },
        { title: words.trial, text: trial, label: words.copyTrial },
        ...(assistants === null
          ? []
          : [{ title: words.assistants, text: assistants, label: words.copyAddress }]),
      ]}
      done={words.done}
      onClose={onClose}
    />
  );
}
