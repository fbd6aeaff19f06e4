import { ConfirmDialog, Select } from '@vigia/ui';
import { WORDS } from './words.ts';

/** Days that the key of before may live on. */
const OVERLAPS = [0, 1, 7, 14, 30] as const;

export interface RotateQuestionProps {
  /** Of the key; null: nothing is asked. */
  readonly name: string | null;
  readonly days: number;
  readonly onDaysChange: (days: number) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly busy: boolean;
}

/** Asks before a key is replaced, and how long both open. */
export function RotateQuestion({ name, days, onDaysChange, ...question }: RotateQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={name !== null}
      title={WORDS.rotateTitle(name ?? '')}
      confirmLabel={WORDS.rotate}
      variant="primary"
      {...question}
    >
      <p>{WORDS.rotateText}</p>
      <Select
        label={WORDS.overlap}
        help={days === 0 ? WORDS.overlapNone : WORDS.overlapHelp}
        options={OVERLAPS.map((value) => ({ value, label: WORDS.overlapDays(value) }))}
        value={days}
        onChange={onDaysChange}
      />
    </ConfirmDialog>
  );
}
