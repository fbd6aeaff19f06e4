import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { StatusIcon } from '../status/status-icon.tsx';
import { MEDIA } from '../theme/mixins.ts';
import type { Status } from '../theme/tokens.ts';
import { WORDS } from '../words.ts';

/** How long a snackbar stays, ms. */
const SNACKBAR_MS = 8000;

interface Message {
  readonly text: string;
  readonly status: Status;
}

const Region = styled(ToastRegion<Message>)`
  position: fixed;
  z-index: 200;
  bottom: 24px;
  left: 50%;
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: min(520px, calc(100vw - 24px));
  transform: translateX(-50%);
  outline: none;
  ${MEDIA.narrow} { bottom: max(12px, env(safe-area-inset-bottom)); }
`;

const Box = styled(Toast<Message>)<{ $status: Status }>`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 6px 6px 6px 16px;
  border-left: 4px solid ${({ theme, $status }) => theme.status[$status].main};
  border-radius: 8px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.modal};
  outline: none;
  &[data-focus-visible] { outline: 2px solid ${({ theme }) => theme.color.focus}; }
`;

const Words = styled(ToastContent)`flex: 1; padding: 6px 0;`;

/** @param duration ms on screen; 8 s unless told */
type Show = (text: string, duration?: number) => void;

export interface Snackbar {
  readonly success: Show;
  readonly failure: Show;
  readonly notice: Show;
}

const SnackbarContext = createContext<Snackbar | null>(null);

/** @throws {Error} used outside `SnackbarProvider` */
export function useSnackbar(): Snackbar {
  const snackbar = useContext(SnackbarContext);
  if (!snackbar) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return snackbar;
}

/** Says at the foot of the screen how an action went. */
export function SnackbarProvider({ children }: { readonly children: ReactNode }) {
  const [queue] = useState(() => new ToastQueue<Message>({ maxVisibleToasts: 3 }));
  const snackbar = useMemo<Snackbar>(() => {
    const show =
      (status: Status): Show =>
      (text, duration = SNACKBAR_MS) => {
        queue.add({ text, status }, { timeout: duration });
      };
    return { success: show('ok'), failure: show('error'), notice: show('neutral') };
  }, [queue]);
  return (
    <SnackbarContext value={snackbar}>
      {children}
      <Region queue={queue} aria-label={WORDS.notices}>
        {({ toast }) => (
          <Box toast={toast} $status={toast.content.status}>
            <StatusIcon status={toast.content.status} size={20} />
            <Words>
              <Text slot="title">{toast.content.text}</Text>
            </Words>
            <IconButton icon={X} label={WORDS.close} iconSize={18} slot="close" />
          </Box>
        )}
      </Region>
    </SnackbarContext>
  );
}
