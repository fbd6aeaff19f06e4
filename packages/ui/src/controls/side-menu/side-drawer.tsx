import { X } from 'lucide-react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { keyframes } from 'styled-components';
import { styled } from '../../theme/styled.ts';
import { usePortalContainer } from '../../theme/theme.tsx';
import { LAYOUT, MOTION } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { FRAME } from '../frame/words.ts';
import { Logo } from '../top-bar/logo.tsx';
import { SideMenuList } from './side-menu-list.tsx';
import type { SideMenuProps } from './side-menu-props.ts';

const Scrim = styled(ModalOverlay)`
  position: fixed;
  z-index: 100;
  inset: 0;
  background: ${({ theme }) => theme.color.scrim};
  transition: opacity ${MOTION.fast};
  &[data-entering], &[data-exiting] { opacity: 0; }
`;

const leave = keyframes`to { transform: translateX(-100%); }`;

/**
 * It disappears with keyframes. A transition would not work: React Aria cancels it when the drawer begins to
 * appear, and a drawer closed before that would wait for its end and stay over the page, invisible.
 */
const Drawer = styled(Modal)`
  width: min(280px, 84vw);
  height: 100%;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.modal};
  overflow: auto;
  transition: transform ${MOTION.slow};
  &[data-entering] { transform: translateX(-100%); }
  &[data-exiting] { animation: ${leave} ${MOTION.slow} forwards; }
`;

const Content = styled(Dialog)`
  padding: 0 8px 16px;
  outline: none;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${LAYOUT.topBar}px;
  padding-left: 10px;
`;

/** The menu as a drawer over a narrow page. */
export function SideDrawer({ items, isOpen, onClose, product, label }: SideMenuProps) {
  const words = useWords(FRAME);
  const portal = usePortalContainer();
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      {...(portal ? { UNSTABLE_portalContainer: portal } : {})}
    >
      <Drawer>
        <Content aria-label={label ?? words.mainMenu}>
          <Head>
            <Logo name={product} />
            <IconButton icon={X} label={words.closeMenu} onPress={onClose} />
          </Head>
          <nav aria-label={label ?? words.mainMenu}>
            <SideMenuList items={items} onNavigate={onClose} />
          </nav>
        </Content>
      </Drawer>
    </Scrim>
  );
}
