import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { styled } from 'styled-components';
import { Badge } from '../badge/badge.tsx';
import { BadgeCorner } from '../badge/badge-corner.ts';
import { IconButton } from '../button/icon-button.tsx';
import { NOTIFICATION_WORDS } from '../notification/words.ts';
import { ellipsis, focusRing, MEDIA } from '../theme/mixins.ts';
import { LAYOUT } from '../theme/tokens.ts';
import * as WORDS from '../words.ts';
import { Logo } from './logo.tsx';

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  display: flex;
  align-items: center;
  gap: 12px;
  height: ${LAYOUT.topBar}px;
  padding: 0 16px 0 12px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  ${MEDIA.narrow} { gap: 8px; padding: 0 12px 0 8px; }
`;

const Home = styled(AriaLink)`
  display: inline-flex;
  border-radius: 6px;
  text-decoration: none;
  &[data-focus-visible] { ${focusRing} }
  ${MEDIA.narrow} { svg { display: none; } }
`;

const Client = styled.span`
  ${ellipsis}
  padding-left: 14px;
  border-left: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  line-height: 24px;
  ${MEDIA.narrow} { display: none; }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`;

const MenuPlace = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
`;

export interface TopBarProps {
  readonly product: string;
  readonly homeHref: string;
  /** Whose data is shown. */
  readonly clientName?: string;
  readonly isMenuOpen: boolean;
  readonly onMenuToggle: () => void;
  /** How many notifications wait behind the closed menu; for bars that show them nowhere else. */
  readonly waiting?: number;
  /** REGISTRO, help, account. */
  readonly actions?: ReactNode;
}

/** 56 px that stay: menu, logo and client on the left; REGISTRO, help and account on the right. */
export function TopBar(props: TopBarProps) {
  const { product, homeHref, clientName, isMenuOpen, onMenuToggle, waiting = 0, actions } = props;
  const hidden = isMenuOpen ? 0 : waiting;
  const opener =
    hidden > 0 ? `${WORDS.openMenu}: ${NOTIFICATION_WORDS.pendingCount(hidden)}` : WORDS.openMenu;
  return (
    <Bar>
      <MenuPlace>
        <IconButton
          icon={MenuIcon}
          label={isMenuOpen ? WORDS.closeMenu : opener}
          aria-expanded={isMenuOpen}
          onPress={onMenuToggle}
        />
        <BadgeCorner aria-hidden>
          <Badge count={hidden} />
        </BadgeCorner>
      </MenuPlace>
      <Home href={homeHref} aria-label={product}>
        <Logo name={product} />
      </Home>
      {clientName !== undefined && <Client>{clientName}</Client>}
      <Actions>{actions}</Actions>
    </Bar>
  );
}
