import { useWords } from '@vigia/ui';
import { ShownOnceDialog } from '../../shared/ui/shown-once-dialog.tsx';
import { PROGRAMS } from './words.ts';

export interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  /** A command that tries the token. */
  readonly trial: string;
  readonly onClose: () => void;
}

/** The secret of a program, shown once: only its button closes it. */
export function SecretDialog({ name, secret, trial, onClose }: SecretDialogProps) {
  const words = useWords(PROGRAMS).secret;
  return (
    <ShownOnceDialog
      title={words.title(name)}
      note={words.note}
      copies={[
        { title: words.token, text: secret, label: words.copyToken },
        { title: words.trial, text: trial, label: words.copyTrial },
      ]}
      done={words.done}
      onClose={onClose}
    />
  );
}
