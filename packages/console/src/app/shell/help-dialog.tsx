import { Button, Dialog, Link } from '@vigia/ui';
import { WORDS } from './words.ts';

export interface HelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly email: string;
  readonly version: string;
}

export function HelpDialog({ isOpen, onClose, email, version }: HelpDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={WORDS.help}
      footer={<Button onPress={onClose}>{WORDS.close}</Button>}
    >
      <p>{WORDS.helpText}</p>
      <p>
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
      <small>{WORDS.helpVersion(version)}</small>
    </Dialog>
  );
}
