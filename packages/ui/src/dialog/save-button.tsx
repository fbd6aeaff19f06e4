import { Check, CircleAlert, Save } from 'lucide-react';
import { Button } from '../button/button.tsx';
import type { SavePhase } from './save-machine.ts';
import { DIALOG_WORDS } from './words.ts';

const ICONS = { idle: Save, saving: Save, success: Check, closing: Check, error: CircleAlert } as const;

export interface SaveButtonProps {
  readonly phase: SavePhase;
  readonly onPress: () => void;
  readonly label?: string;
  readonly isDisabled?: boolean;
}

/** Guardar: a spinner while it saves, a check once it did, a sign of alarm when it failed. Its name never changes. */
export function SaveButton({
  phase,
  onPress,
  label = DIALOG_WORDS.save,
  isDisabled = false,
}: SaveButtonProps) {
  return (
    <Button
      variant="primary"
      icon={ICONS[phase]}
      busy={phase === 'saving'}
      onPress={onPress}
      isDisabled={isDisabled}
    >
      {label}
    </Button>
  );
}
