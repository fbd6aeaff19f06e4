import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { IconButton } from '../controls/button/icon-button.tsx';
import { EmptyState } from '../controls/notice/empty-state.tsx';
import { ErrorState } from '../controls/notice/error-state.tsx';
import { Skeleton } from '../controls/skeleton/skeleton.tsx';
import { styled } from '../theme/styled.ts';
import { RADIUS } from '../theme/tokens.ts';
import { useWords } from '../words/language.tsx';
import { type Photo, photoDate } from './photo.ts';
import { PhotoCaption } from './photo-caption.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { PHOTOS } from './words.ts';

const GAP = 12;

const Container = styled.section`
  container-type: inline-size;
  min-width: 0;
`;

const Track = styled.ul`
  --per: 1;
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - ${GAP}px * (var(--per) - 1)) / var(--per));
  gap: ${GAP}px;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  list-style: none;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  @container (min-width: 640px) { --per: 2; }
  li { min-width: 0; scroll-snap-align: start; }
`;

const Slide = styled(AriaButton)`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  color: inherit;
  text-align: left;
  cursor: zoom-in;
  &[data-hovered] { border-color: ${({ theme }) => theme.color.control}; }
  outline: none;
  /* The focus ring is inside the slide, because the track would cut it off outside. Its light edge is visible
     on any photo. */
  &[data-focus-visible]::after, &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 4px ${({ theme }) => theme.color.focus}, inset 0 0 0 6px ${({ theme }) => theme.color.surface};
    pointer-events: none;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  padding-top: 8px;
  color: ${({ theme }) => theme.color.muted};
`;

const Waiting = styled(Track)`overflow: hidden;`;

export interface ImageGalleryProps {
  /** In the order shown, usually newest first. */
  readonly photos: readonly Photo[];
  /** Name of the gallery. */
  readonly label?: string;
  readonly state?: 'ready' | 'loading' | 'error';
  /** Called when a slide was pressed. */
  readonly onOpen?: (id: string) => void;
  readonly onRetry?: () => void;
  /** Shown instead of the gallery if there are no photos. */
  readonly emptyTitle?: string;
  readonly emptyHint?: string;
}

interface ScrollPosition {
  /** Index of the first visible slide. */
  readonly first: number;
  /** Number of slides side by side, by the gallery's width. */
  readonly per: number;
}

/**
 * Scroll position of a track, read from its layout alone, so that a swipe, a key and a button give the same
 * result.
 */
function scrollPositionOf(track: HTMLElement): ScrollPosition {
  const slide = (track.firstElementChild as HTMLElement | null)?.offsetWidth || 1;
  return {
    first: Math.round(track.scrollLeft / (slide + GAP)),
    per: Math.max(1, Math.round((track.clientWidth + GAP) / (slide + GAP))),
  };
}

/** A few photos beside a station's data: one slide in a narrow place, two in a wide one. */
export function ImageGallery({
  photos,
  label,
  state = 'ready',
  onOpen,
  onRetry,
  emptyTitle,
  emptyHint,
}: ImageGalleryProps) {
  const words = useWords(PHOTOS);
  const track = useRef<HTMLUListElement>(null);
  const [{ first, per }, setScrollPosition] = useState<ScrollPosition>({ first: 0, per: 1 });
  const shown = state !== 'error' && photos.length > 0;

  const look = useCallback(() => {
    const list = track.current;
    if (!list) return;
    const now = scrollPositionOf(list);
    setScrollPosition((before) => (before.first === now.first && before.per === now.per ? before : now));
  }, []);

  useEffect(() => {
    const list = track.current;
    if (!list || !shown) return;
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => observer.disconnect();
  }, [shown, look]);

  if (state === 'error') return <ErrorState title={words.failed} {...(onRetry ? { onRetry } : {})} />;
  if (state === 'loading' && photos.length === 0) return <GallerySkeleton />;
  if (photos.length === 0)
    return <EmptyState title={emptyTitle ?? words.empty}>{emptyHint ?? words.emptyHint}</EmptyState>;

  const last = Math.min(photos.length, first + per);
  const go = (pages: number) => {
    const list = track.current;
    if (!list) return;
    const now = scrollPositionOf(list);
    const slide = list.children[Math.max(0, Math.min(photos.length - now.per, now.first + pages * now.per))];
    if (!(slide instanceof HTMLElement)) return;
    list.scrollTo({ left: slide.offsetLeft, behavior: 'auto' });
    look();
  };
  // Handled in the capture phase, because the buttons inside stop their key events.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowLeft' ? -1 : 1);
  };

  return (
    <Container aria-label={label ?? words.photos} onKeyDownCapture={onKeyDown}>
      <Track ref={track} onScroll={look}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <Slide {...(onOpen ? { onPress: () => onOpen(photo.id) } : {})}>
              <PhotoPicture url={photo.thumbnailUrl} />
              <PhotoCaption date={photoDate(photo)} />
            </Slide>
          </li>
        ))}
      </Track>
      <Bar>
        <IconButton icon={ChevronLeft} label={words.newer} isDisabled={first <= 0} onPress={() => go(-1)} />
        <span role="status">{words.position(first + 1, last, photos.length)}</span>
        <IconButton
          icon={ChevronRight}
          label={words.older}
          isDisabled={last >= photos.length}
          onPress={() => go(1)}
        />
      </Bar>
    </Container>
  );
}

function GallerySkeleton() {
  const words = useWords(PHOTOS);
  return (
    <Container role="status" aria-busy aria-label={words.loading}>
      <Waiting as="div" aria-hidden>
        {[0, 1].map((i) => (
          <span key={i}>
            <Skeleton $height="auto" style={{ aspectRatio: '4 / 3', borderRadius: RADIUS.card }} />
            <Skeleton $width="50%" style={{ margin: '8px 0 12px' }} />
          </span>
        ))}
      </Waiting>
    </Container>
  );
}
