import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { MEDIA } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS, type Status } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { StatusIcon } from '../status/status-icon.tsx';
import { CONTROLS } from '../words.ts';

const Box = styled.div<{ $status: Status }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 12px;
  min-width: 0;
  padding: 6px 8px 6px 12px;
  border-left: 4px solid ${({ theme, $status }) => theme.status[$status].main};
  border-radius: ${RADIUS.control}px;
  background: ${({ theme, $status }) => theme.status[$status].tint};
  color: ${({ theme, $status }) => theme.status[$status].text};

  & > :first-child { align-self: start; padding-top: 5px; }
  p { margin: 0; padding: 4px 0; overflow-wrap: anywhere; text-wrap: pretty; }

  ${MEDIA.narrow} {
    display: flex;
    flex-wrap: wrap;
    column-gap: 10px;
    p { flex: 1 1 160px; min-width: 0; }
  }
`;

const Action = styled.div`
  ${MEDIA.narrow} { margin-left: auto; }
`;

const Close = styled.div`
  grid-column: 4;
  ${MEDIA.narrow} { align-self: start; margin-left: auto; }
`;

export interface NoticeProps {
  readonly status?: Status;
  /** The state, and since when: "Se muestra lo último recibido, de las 09:40." */
  readonly children: ReactNode;
  /** A button or link: what to do about it. */
  readonly action?: ReactNode;
  /** Lets the reader close it. */
  readonly onClose?: () => void;
}

/** A message about the content below it that is valid for some time. */
export function Notice({ status = 'neutral', children, action, onClose }: NoticeProps) {
  const words = useWords(CONTROLS);
  return (
    <Box $status={status} role={status === 'error' ? 'alert' : 'status'}>
      <StatusIcon status={status} />
      <p>{children}</p>
      {action !== undefined && <Action>{action}</Action>}
      {onClose && (
        <Close>
          <IconButton icon={X} label={words.close} size="small" onPress={onClose} />
        </Close>
      )}
    </Box>
  );
}
