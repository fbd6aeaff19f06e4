import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Menu } from '../menu/menu.tsx';
import type { MenuEntry } from '../menu/menu-props.ts';
import { Button } from './button.tsx';
import { ButtonGroup } from './button-group.tsx';
import { IconButton } from './icon-button.tsx';

export interface SplitButtonProps {
  /** Text of the main half: its action. */
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly onPress: () => void;
  /** Name of the half with the arrow: "Otros formatos". */
  readonly moreLabel: string;
  readonly entries: readonly MenuEntry[];
  readonly busy?: boolean;
  readonly isDisabled?: boolean;
}

/** One usual action, with its rarer variants in a menu behind an arrow. */
export function SplitButton(props: SplitButtonProps) {
  const { label, icon, onPress, moreLabel, entries, busy = false, isDisabled = false } = props;
  return (
    <ButtonGroup label={label}>
      <Button onPress={onPress} busy={busy} isDisabled={isDisabled} {...(icon ? { icon } : {})}>
        {label}
      </Button>
      <Menu
        label={moreLabel}
        entries={entries}
        trigger={
          <IconButton
            icon={ChevronDown}
            label={moreLabel}
            variant="secondary"
            iconSize={18}
            isDisabled={isDisabled || busy}
          />
        }
      />
    </ButtonGroup>
  );
}
