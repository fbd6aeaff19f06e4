import { Check, CircleAlert, type LucideIcon, Save } from 'lucide-react';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import type { SavePhase } from './save-machine.ts';
import { FORM_DIALOG } from './words.ts';

const iconOf = (phase: SavePhase, icon: LucideIcon): LucideIcon =>
  ({ idle: icon, saving: icon, success: Check, closing: Check, error: CircleAlert })[phase];

export interface SaveButtonProps {
  readonly phase: SavePhase;
  readonly onPress: () => void;
  readonly label?: string;
  readonly icon?: LucideIcon;
  readonly isDisabled?: boolean;
}

/**
 * The save button: a spinner while it saves, a check after success, an alarm icon after an error. Its name
 * never changes.
 */
export function SaveButton({ phase, onPress, label, icon = Save, isDisabled = false }: SaveButtonProps) {
  const words = useWords(FORM_DIALOG);
  return (
    <Button
      variant="primary"
      icon={iconOf(phase, icon)}
      busy={phase === 'saving'}
      onPress={onPress}
      isDisabled={isDisabled}
    >
      {label ?? words.save}
    </Button>
  );
}
