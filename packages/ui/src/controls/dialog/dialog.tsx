import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { focusRing, MEDIA, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { usePortalContainer } from '../../theme/theme.tsx';
import { MOTION } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CONTROLS } from '../words.ts';

const Scrim = styled(ModalOverlay)`
  position: fixed;
  z-index: 100;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: 16px;
  background: ${({ theme }) => theme.color.scrim};
  transition: opacity ${MOTION.fast};
  &[data-entering], &[data-exiting] { opacity: 0; }
  ${MEDIA.narrow} { place-items: end stretch; padding: 0; }
`;

const Panel = styled(Modal)<{ $width: number }>`
  display: flex;
  width: min(${({ $width }) => $width}px, 100%);
  max-height: calc(100dvh - 32px);
  border-radius: 10px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.modal};
  outline: none;
  ${MEDIA.narrow} {
    width: 100%;
    max-height: calc(100dvh - 24px);
    border-radius: 14px 14px 0 0;
  }
`;

const Content = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  outline: none;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 60px;
  padding: 12px 12px 8px 24px;
  h2 { min-width: 0; margin: 0; font-size: ${textSize('title')}; font-weight: 700; overflow-wrap: anywhere; }
  button { align-self: flex-start; }
`;

const Body = styled.div`
  flex: 1;
  padding: 8px 24px 24px;
  overflow: auto;
  &:focus-visible { ${focusRing} outline-offset: -2px; }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${MEDIA.narrow} { padding-bottom: max(12px, env(safe-area-inset-bottom)); }
`;

const FootStart = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: 12px;
  min-width: 0;
`;

/** The buttons stay together: those that do not fit beside the start go below it as one. */
const FootEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-left: auto;
`;

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, right-aligned. */
  readonly footer?: ReactNode;
  /** Left of the buttons: a rare action, or the progress of the work. */
  readonly footerStart?: ReactNode;
  /** px on wide screens; on narrow ones the dialog is a sheet at the bottom. */
  readonly width?: number;
  /** False if closing would lose work: then only the dialog's own buttons close it. */
  readonly isDismissable?: boolean;
  /** `alertdialog` asks for a decision: Escape closes it, a press outside does not. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly closeLabel?: string;
  /** False if two buttons are the only answers. */
  readonly hasCloseIcon?: boolean;
  /** Its content is only for reading: it can have the focus, so that keys can scroll it. */
  readonly isReading?: boolean;
}

/**
 * A dialog over the page; on narrow screens a sheet at the bottom. It takes the focus, and returns it when it
 * closes.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  footerStart,
  width = 480,
  isDismissable = true,
  role = 'dialog',
  closeLabel,
  hasCloseIcon = true,
  isReading = false,
}: DialogProps) {
  const words = useWords(CONTROLS);
  const portal = usePortalContainer();
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      {...(portal ? { UNSTABLE_portalContainer: portal } : {})}
    >
      <Panel $width={width}>
        <Content role={role}>
          <Head>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {hasCloseIcon && (
              <IconButton
                icon={X}
                label={closeLabel ?? words.close}
                onPress={onClose}
                isDisabled={!isDismissable}
              />
            )}
          </Head>
          <Body {...(isReading ? { tabIndex: 0 } : {})}>{children}</Body>
          {(footer !== undefined || footerStart !== undefined) && (
            <Foot>
              {footerStart !== undefined && <FootStart>{footerStart}</FootStart>}
              {footer !== undefined && <FootEnd>{footer}</FootEnd>}
            </Foot>
          )}
        </Content>
      </Panel>
    </Scrim>
  );
}
