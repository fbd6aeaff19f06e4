import { ConfirmDialog, Select, useWords } from '@vigia/ui';
import { useState } from 'react';
import { PIECES } from './words.ts';

export interface RotateSecretDialogProps {
  readonly words: {
    readonly title: string;
    readonly text: string;
    /** Name of the choice. */
    readonly overlap: string;
    /** What follows when the present secret ends at once, and when both hold. */
    readonly none: string;
    readonly both: string;
    readonly save: string;
  };
  /** Hours for which the present secret may go on. */
  readonly hours: { readonly usual: number; readonly most: number };
  readonly onConfirm: (overlapHours: number) => void;
  readonly onCancel: () => void;
  readonly busy: boolean;
}

/** Asks before a secret is replaced, and how long the present one goes on. */
export function RotateSecretDialog({ words, hours, onConfirm, onCancel, busy }: RotateSecretDialogProps) {
  const pieces = useWords(PIECES);
  const [chosen, setChosen] = useState(hours.usual);
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.save}
      variant="primary"
      busy={busy}
      onConfirm={() => onConfirm(chosen)}
      onCancel={onCancel}
    >
      <p>{words.text}</p>
      <Select
        label={words.overlap}
        help={chosen === 0 ? words.none : words.both}
        options={[0, 1, hours.usual, 72, hours.most].map((value) => ({
          value,
          label: pieces.overlap(value),
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </ConfirmDialog>
  );
}
