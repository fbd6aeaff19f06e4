import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { StatusIcon } from '../status/status-icon.tsx';
import { RADIUS, type Status } from '../theme/tokens.ts';
import { WORDS } from '../words.ts';

const Box = styled.div<{ $status: Status }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-width: 0;
  padding: 6px 8px 6px 12px;
  border-left: 4px solid ${({ theme, $status }) => theme.status[$status].main};
  border-radius: ${RADIUS.control}px;
  background: ${({ theme, $status }) => theme.status[$status].tint};
  color: ${({ theme, $status }) => theme.status[$status].text};

  p { flex: 1 1 200px; min-width: 0; margin: 0; padding: 4px 0; overflow-wrap: anywhere; text-wrap: pretty; }
`;

export interface NoticeProps {
  readonly status?: Status;
  /** What is so, and since when: "Se muestra lo último recibido, de las 09:40." */
  readonly children: ReactNode;
  /** A button or link: what to do about it. */
  readonly action?: ReactNode;
  /** Lets the reader put it away. */
  readonly onClose?: () => void;
}

/** Something about the content below it that stays true for a while. */
export function Notice({ status = 'neutral', children, action, onClose }: NoticeProps) {
  return (
    <Box $status={status} role={status === 'error' ? 'alert' : 'status'}>
      <StatusIcon status={status} />
      <p>{children}</p>
      {action}
      {onClose && <IconButton icon={X} label={WORDS.close} size="small" onPress={onClose} />}
    </Box>
  );
}
