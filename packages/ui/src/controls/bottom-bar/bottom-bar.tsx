import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { PENDING } from '../../farm/notification/words.ts';
import { notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { Badge } from '../badge/badge.tsx';
import { FRAME } from '../frame/words.ts';
import type { SideMenuItem } from '../side-menu/side-menu-list.tsx';
import { BarButton, BarLink } from './bar-button.tsx';

const Bar = styled.nav`
  position: sticky;
  z-index: 20;
  bottom: 0;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  padding: 4px max(4px, env(safe-area-inset-right)) max(4px, env(safe-area-inset-bottom))
    max(4px, env(safe-area-inset-left));
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  ${notOnPaper}
`;

/** What gets the focus further down is scrolled into view above the bar. */
const KeepClear = createGlobalStyle`html { scroll-padding-bottom: 72px; }`;

const Opener = styled.div`
  position: relative;
  display: grid;
`;

const Count = styled.span`
  position: absolute;
  top: 2px;
  left: calc(50% + 6px);
  display: flex;
  pointer-events: none;
`;

export interface BottomBarProps {
  /** The places that are opened most, at most four; the action stands in their middle. */
  readonly items: readonly SideMenuItem[];
  /** A `BarButton`: what is done most. */
  readonly action: ReactNode;
  readonly isMenuOpen: boolean;
  readonly onMenuToggle: () => void;
  /** Number of unread notifications, shown while the menu is closed. */
  readonly waiting?: number;
}

/** What a thumb reaches on a phone: the main places, the main action between them, and the menu at the end. */
export function BottomBar({ items, action, isMenuOpen, onMenuToggle, waiting = 0 }: BottomBarProps) {
  const words = useWords(FRAME);
  const pending = useWords(PENDING);
  const middle = Math.ceil(items.length / 2);
  const hidden = isMenuOpen ? 0 : waiting;
  const opener = hidden > 0 ? `${words.openMenu}: ${pending.pendingCount(hidden)}` : words.openMenu;
  const linkOf = ({ id, label, icon, href, isCurrent = false }: SideMenuItem) =>
    href === undefined ? null : (
      <BarLink key={id} icon={icon} label={label} href={href} isCurrent={isCurrent} />
    );
  return (
    <Bar aria-label={words.shortcuts}>
      <KeepClear />
      {items.slice(0, middle).map(linkOf)}
      {action}
      {items.slice(middle).map(linkOf)}
      <Opener>
        <BarButton
          icon={MenuIcon}
          label={words.menu}
          aria-label={isMenuOpen ? words.closeMenu : opener}
          aria-expanded={isMenuOpen}
          onPress={onMenuToggle}
        />
        {hidden > 0 && (
          <Count aria-hidden>
            <Badge count={hidden} />
          </Count>
        )}
      </Opener>
    </Bar>
  );
}
