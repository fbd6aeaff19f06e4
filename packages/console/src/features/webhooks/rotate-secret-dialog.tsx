import { OLD_SECRET_HOURS } from '@vigia/domain/events';
import { ConfirmDialog, Select, useWords } from '@vigia/ui';
import { useState } from 'react';
import { PIECES } from '../../shared/ui/words.ts';
import { WEBHOOKS } from './words.ts';

/** Hours for which the secret before may go on signing. */
const OVERLAPS = [0, 1, OLD_SECRET_HOURS.usual, 72, OLD_SECRET_HOURS.most] as const;

export interface RotateSecretDialogProps {
  /** Of the webhook. */
  readonly name: string;
  readonly onConfirm: (overlapHours: number) => void;
  readonly onCancel: () => void;
  readonly busy: boolean;
}

/** Asks before a secret is replaced, and how long both sign. */
export function RotateSecretDialog({ name, onConfirm, onCancel, busy }: RotateSecretDialogProps) {
  const words = useWords(WEBHOOKS).rotating;
  const pieces = useWords(PIECES);
  const [hours, setHours] = useState<number>(OLD_SECRET_HOURS.usual);
  return (
    <ConfirmDialog
      isOpen
      title={words.title(name)}
      confirmLabel={words.save}
      variant="primary"
      busy={busy}
      onConfirm={() => onConfirm(hours)}
      onCancel={onCancel}
    >
      <p>{words.text}</p>
      <Select
        label={words.overlap}
        help={hours === 0 ? words.none : words.both}
        options={OVERLAPS.map((value) => ({ value, label: pieces.overlap(value) }))}
        value={hours}
        onChange={setHours}
      />
    </ConfirmDialog>
  );
}
