import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { MEDIA, notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYER, LAYOUT, RADIUS, type Status } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { FRAME } from '../frame/words.ts';
import { StatusIcon } from '../status/status-icon.tsx';
import { CONTROLS } from '../words.ts';
import type { Announcements } from './announcements.ts';
import { addSnackbar, makeSnackbarQueue, type SnackbarMessage } from './snackbar-queue.ts';

/** Distance from the bottom that is higher than the foot of a dialog, px. */
const OVER_DIALOG_FOOT = 96;

const Region = styled(ToastRegion<SnackbarMessage>)`
  position: fixed;
  z-index: ${LAYER.snackbar};
  /* At the side: dialogs have their buttons in the middle. */
  bottom: 24px;
  left: 24px;
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: min(520px, calc(100vw - 24px));
  outline: none;
  /* On small screens below the top bar: sheets have their buttons at the bottom. */
  ${MEDIA.narrow} { top: ${LAYOUT.topBar + 8}px; bottom: auto; left: 50%; transform: translateX(-50%); }
  /* With a dialog: beside it if there is room, else above its foot. The dialog's title and save status stay
     visible. */
  body:has([role='dialog']) & {
    bottom: ${OVER_DIALOG_FOOT}px;
    width: min(520px, max(300px, calc(50vw - 392px)));
    ${MEDIA.narrow} { top: auto; width: calc(100vw - 24px); }
  }
  ${MEDIA.narrow} {
    /* A small screen shows only the newest message of success. */
    li:not(:first-child) > [data-passing] { display: none; }
    /* A short sheet with content that is shown only once is never covered. */
    body:has([role='dialog'] [data-keep-clear]) & { top: 12px; bottom: auto; }
  }
  ${notOnPaper}
`;

const Box = styled(Toast<SnackbarMessage>)<{ $status: Status }>`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 6px 6px 6px 16px;
  border-left: 4px solid ${({ theme, $status }) => theme.status[$status].main};
  border-radius: ${RADIUS.control}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.modal};
  outline: none;
  &[data-focus-visible] { outline: 2px solid ${({ theme }) => theme.color.focus}; }
`;

const Words = styled(ToastContent)`
  flex: 1;
  max-height: 40vh;
  min-width: 0;
  padding: 6px 0;
  overflow-wrap: anywhere;
  overflow-y: auto;
`;

/** Shows the messages that are announced, each for its time. */
export function SnackbarRegion({ announcements }: { readonly announcements: Announcements }) {
  const frame = useWords(FRAME);
  const controls = useWords(CONTROLS);
  const [queue] = useState(makeSnackbarQueue);
  useEffect(
    () => announcements.listen((status, text, options) => addSnackbar(queue, status, text, options)),
    [announcements, queue],
  );
  return (
    <Region queue={queue} aria-label={frame.notices}>
      {({ toast }) => {
        const { text, status, action } = toast.content;
        return (
          <Box toast={toast} $status={status} {...(status === 'ok' && !action && { 'data-passing': '' })}>
            <StatusIcon status={status} size={20} />
            <Words>
              <Text slot="title">{text}</Text>
            </Words>
            {action && (
              <Button
                slot={null}
                variant="quiet"
                onPress={() => {
                  action.onPress();
                  queue.close(toast.key);
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton icon={X} label={controls.close} iconSize={18} slot="close" />
          </Box>
        );
      }}
    </Region>
  );
}
