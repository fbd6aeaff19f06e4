import { Button, Dialog, Notice, useWords } from '@vigia/ui';
import { Copied } from '../../shared/ui/copied.tsx';
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
    <Dialog
      isOpen
      isDismissable={false}
      hasCloseIcon={false}
      onClose={onClose}
      title={words.title(name)}
      width={560}
      footer={
        <Button variant="primary" onPress={onClose}>
          {words.done}
        </Button>
      }
    >
      <div data-keep-clear>
        <Notice status="warning">{words.note}</Notice>
        <Copied title={words.token} text={secret} label={words.copyToken} />
        <Copied title={words.trial} text={trial} label={words.copyTrial} />
      </div>
    </Dialog>
  );
}
