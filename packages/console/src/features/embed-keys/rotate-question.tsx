import { ConfirmDialog, Select, useWords } from '@vigia/ui';
import { EMBED_KEYS } from './words.ts';

/** Days that the replaced key may stay open. */
const OVERLAPS = [0, 1, 7, 14, 30] as const;

export interface RotateQuestionProps {
  /** Of the key; null: no question is open. */
  readonly name: string | null;
  readonly days: number;
  readonly onDaysChange: (days: number) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly busy: boolean;
}

/** Asks before a key is replaced, and how long both are open. */
export function RotateQuestion({ name, days, onDaysChange, ...question }: RotateQuestionProps) {
  const words = useWords(EMBED_KEYS);
  return (
    <ConfirmDialog
      isOpen={name !== null}
      title={words.rotateTitle(name ?? '')}
      confirmLabel={words.rotate}
      variant="primary"
      {...question}
    >
      <p>{words.rotateText}</p>
      <Select
        label={words.overlap}
        help={days === 0 ? words.overlapNone : words.overlapHelp}
        options={OVERLAPS.map((value) => ({ value, label: words.overlapDays(value) }))}
        value={days}
        onChange={onDaysChange}
      />
    </ConfirmDialog>
  );
}
