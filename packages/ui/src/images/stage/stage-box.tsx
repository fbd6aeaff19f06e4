import { ImageOff, RotateCw } from 'lucide-react';
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { NoticeBox } from '../../controls/notice/notice-box.tsx';
import { Skeleton } from '../../controls/skeleton/skeleton.tsx';
import { CONTROLS } from '../../controls/words.ts';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { PHOTOS } from '../words.ts';

const Host = styled.div<{ $cursor: string }>`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: ${RADIUS.control}px;
  background: ${({ theme }) => theme.color.sunken};
  cursor: ${({ $cursor }) => $cursor};
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;
  &:focus-visible { ${focusRing} }
`;

/** Its own stacking layer, so that a moving canvas never makes the page around it repaint. */
const Layers = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  contain: strict;
  pointer-events: none;
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  touch-action: auto;
  & > [aria-hidden] { position: absolute; inset: 0; }
`;

interface StageBoxProps {
  readonly hostRef: RefObject<HTMLDivElement | null>;
  readonly layersRef: RefObject<HTMLDivElement | null>;
  readonly label: string;
  /** Id of the text that explains the keys. */
  readonly describedBy?: string;
  readonly status: 'loading' | 'failed' | 'ready';
  readonly onRetry: () => void;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly cursor?: string;
  /** Elements over the picture, such as a keyboard cursor. */
  readonly children?: ReactNode;
}

/** The element of a stage: it takes focus, keys and gestures, and shows a message if the picture is missing. */
export function StageBox({
  hostRef,
  layersRef,
  label,
  describedBy,
  status,
  onRetry,
  onKeyDown,
  cursor = 'grab',
  children,
}: StageBoxProps) {
  const photos = useWords(PHOTOS);
  const controls = useWords(CONTROLS);
  return (
    <Host
      ref={hostRef}
      $cursor={status === 'ready' ? cursor : 'default'}
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={status === 'loading'}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <Layers ref={layersRef} aria-hidden />
      {children}
      {status === 'loading' && (
        <Cover role="status" aria-label={photos.loadingOne}>
          <Skeleton $height="100%" />
        </Cover>
      )}
      {status === 'failed' && (
        <Cover>
          <NoticeBox role="alert">
            <ImageOff size={32} strokeWidth={1.5} aria-hidden />
            <strong>{photos.failedOne}</strong>
            <p>{photos.failedHint}</p>
            <Button icon={RotateCw} onPress={onRetry}>
              {controls.retry}
            </Button>
          </NoticeBox>
        </Cover>
      )}
    </Host>
  );
}
