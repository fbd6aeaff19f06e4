import type { SideMenuItem } from './side-menu-list.tsx';

export interface SideMenuProps {
  readonly items: readonly SideMenuItem[];
  readonly isOpen: boolean;
  /** Called on narrow screens when a page was chosen, and for Escape or a press outside. */
  readonly onClose: () => void;
  readonly product: string;
  readonly label?: string;
}
