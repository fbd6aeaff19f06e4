import type { SideMenuItem } from './side-menu-list.tsx';

export interface SideMenuProps {
  readonly items: readonly SideMenuItem[];
  readonly isOpen: boolean;
  /** Asked for on narrow screens: a page was chosen, Escape, or a press outside. */
  readonly onClose: () => void;
  readonly product: string;
  readonly label?: string;
}
