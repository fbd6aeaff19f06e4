import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { PopoverProps } from '../popover/popover-props.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
  readonly icon?: LucideIcon;
  /** The action loses something: the entry is red, with a separating line. */
  readonly isDanger?: boolean;
  readonly onAction?: () => void;
  readonly href?: string;
  readonly isDisabled?: boolean;
}

/** A few values of which one is active, each an entry of the menu. The menu stays open after a choice. */
export interface MenuChoice {
  readonly id: string;
  /** Heading above its values. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly label: string;
  /** Shown above the entries, for example the signed-in user. */
  readonly header?: ReactNode;
  readonly entries: readonly (MenuEntry | MenuChoice)[];
  readonly placement?: NonNullable<PopoverProps['placement']>;
}
