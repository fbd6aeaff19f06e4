import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { PENDING } from '../../farm/notification/words.ts';
import { ellipsis, focusRing, MEDIA, notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { touchReach } from '../../theme/touch-reach.ts';
import { useWords } from '../../words/language.tsx';
import { Badge } from '../badge/badge.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { FRAME } from '../frame/words.ts';
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
  ${MEDIA.narrow} { gap: 8px; padding: 0 12px 0 14px; }
  @media print { position: static; padding: 0; }
`;

const Home = styled(AriaLink)`
  display: inline-flex;
  border-radius: 6px;
  text-decoration: none;
  &[data-focus-visible] { ${focusRing} }
  ${touchReach}
  ${MEDIA.narrow} { svg { display: none; } }
`;

const Client = styled.span`
  ${ellipsis}
  padding-left: 14px;
  border-left: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  line-height: 24px;
  ${MEDIA.narrow} { display: none; }
  @media print { display: inline; }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  margin-left: auto;
  ${notOnPaper}
`;

/** Least distance between the icon and the edge of its button, px. */
const ROOM_BESIDE_ICON = 9;

const MenuBox = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  ${MEDIA.narrow} { margin-left: -6px; }
  ${notOnPaper}
`;

/**
 * The count stands beside the icon, because the three bars fill its corners. It does not touch what follows.
 */
const MenuCount = styled.span`
  display: flex;
  margin: 0 0 14px -${ROOM_BESIDE_ICON}px;
  pointer-events: none;
`;

export interface TopBarProps {
  readonly product: string;
  readonly homeHref: string;
  /** Name of the client whose data are shown. */
  readonly clientName?: string;
  readonly isMenuOpen: boolean;
  /** Missing where a `BottomBar` opens the menu. */
  readonly onMenuToggle?: () => void;
  /** Number of unread notifications, shown while the menu is closed; for bars without another place for it. */
  readonly waiting?: number;
  /** Buttons on the right: REGISTRO, help, account. */
  readonly actions?: ReactNode;
}

/** A fixed bar of 56 px: menu, logo and client on the left; REGISTRO, help and account on the right. */
export function TopBar(props: TopBarProps) {
  const frame = useWords(FRAME);
  const pending = useWords(PENDING);
  const { product, homeHref, clientName, isMenuOpen, onMenuToggle, waiting = 0, actions } = props;
  const hidden = isMenuOpen ? 0 : waiting;
  const opener = hidden > 0 ? `${frame.openMenu}: ${pending.pendingCount(hidden)}` : frame.openMenu;
  return (
    <Bar>
      {onMenuToggle && (
        <MenuBox>
          <IconButton
            icon={MenuIcon}
            label={isMenuOpen ? frame.closeMenu : opener}
            aria-expanded={isMenuOpen}
            onPress={onMenuToggle}
          />
          {hidden > 0 && (
            <MenuCount aria-hidden>
              <Badge count={hidden} />
            </MenuCount>
          )}
        </MenuBox>
      )}
      <Home href={homeHref} aria-label={product}>
        <Logo name={product} />
      </Home>
      {clientName !== undefined && <Client>{clientName}</Client>}
      <Actions>{actions}</Actions>
    </Bar>
  );
}
