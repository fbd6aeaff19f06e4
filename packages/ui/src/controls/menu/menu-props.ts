import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { PopoverProps } from '../popover/popover-props.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
  readonly icon?: LucideIcon;
  /** Loses something: red, and apart from the rest by a line. */
  readonly isDanger?: boolean;
  readonly onAction?: () => void;
  readonly href?: string;
  readonly isDisabled?: boolean;
}

/** A few values of which one is in force, each a line of the menu, which stays open while they are tried. */
export interface MenuChoice {
  readonly id: string;
  /** Above its values. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly label: string;
  /** Shown above the entries, e.g. who is signed in. */
  readonly header?: ReactNode;
  readonly entries: readonly (MenuEntry | MenuChoice)[];
  readonly placement?: NonNullable<PopoverProps['placement']>;
}
