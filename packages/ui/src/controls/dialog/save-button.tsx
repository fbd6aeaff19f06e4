import { Check, CircleAlert, type LucideIcon, Save } from 'lucide-react';
import { Button } from '../button/button.tsx';
import type { SavePhase } from './save-machine.ts';
import { DIALOG_WORDS } from './words.ts';

const iconOf = (phase: SavePhase, icon: LucideIcon): LucideIcon =>
  ({ idle: icon, saving: icon, success: Check, closing: Check, error: CircleAlert })[phase];

export interface SaveButtonProps {
  readonly phase: SavePhase;
  readonly onPress: () => void;
  readonly label?: string;
  readonly icon?: LucideIcon;
  readonly isDisabled?: boolean;
}

/** Guardar: a spinner while it saves, a check once it did, a sign of alarm when it failed. Its name never changes. */
export function SaveButton({
  phase,
  onPress,
  label = DIALOG_WORDS.save,
  icon = Save,
  isDisabled = false,
}: SaveButtonProps) {
  return (
    <Button
      variant="primary"
      icon={iconOf(phase, icon)}
      busy={phase === 'saving'}
      onPress={onPress}
      isDisabled={isDisabled}
    >
      {label}
    </Button>
  );
}
