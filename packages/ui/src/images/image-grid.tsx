import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { EmptyState } from '../controls/notice/empty-state.tsx';
import { ErrorState } from '../controls/notice/error-state.tsx';
import { Skeleton } from '../controls/skeleton/skeleton.tsx';
import { focusRing } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { MOTION, RADIUS } from '../theme/tokens.ts';
import { useWords } from '../words/language.tsx';
import { type Photo, photoDate } from './photo.ts';
import { PhotoCaption } from './photo-caption.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { PHOTOS } from './words.ts';

const Container = styled.div`container-type: inline-size;`;

const columns = `
  display: grid;
  grid-template-columns: 1fr;
  gap: 12px;
  @container (min-width: 480px) { grid-template-columns: repeat(3, 1fr); }
  @container (min-width: 800px) { grid-template-columns: repeat(4, 1fr); }
  @container (min-width: 1000px) { grid-template-columns: repeat(5, 1fr); }
`;
const Grid = styled(ListBox<Photo>)`${columns} outline: none;`;
const Waiting = styled.div`${columns}`;

const Tile = styled(ListBoxItem)`
  position: relative;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;
  transition: border-color ${MOTION.fast};
  -webkit-tap-highlight-color: transparent;

  &[data-hovered] { border-color: ${({ theme }) => theme.color.control}; }
  &[data-selected] {
    border-color: ${({ theme }) => theme.color.primary};
    box-shadow: 0 0 0 2px ${({ theme }) => theme.color.primary};
  }
  &[data-focus-visible] { ${focusRing} }
`;

/** At the picture's corner; filled if the photo is selected. */
const Tick = styled.span`
  position: absolute;
  z-index: 1;
  top: 8px;
  left: 8px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${({ theme }) => theme.color.control};
  border-radius: 6px;
  background: ${({ theme }) => theme.color.surface};
  color: transparent;
  [data-selected] > & {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
  }
`;

export interface ImageGridProps {
  /** In the order shown, usually newest first. */
  readonly photos: readonly Photo[];
  /** Name of the grid for screen readers. */
  readonly label?: string;
  readonly state?: 'ready' | 'loading' | 'error';
  /** The photo that is open beside the grid, or was opened last. */
  readonly selectedId?: string | null;
  /** Called when a photo was clicked, tapped, or chosen with Enter. */
  readonly onOpen?: (id: string) => void;
  /** With it, photos are selected, several at a time, instead of opened. */
  readonly selection?: { readonly ids: ReadonlySet<string>; readonly onChange: (ids: Set<string>) => void };
  readonly onRetry?: () => void;
  /** Shown instead of the grid if there are no photos. */
  readonly emptyTitle?: string;
  readonly emptyHint?: string;
}

/** A camera's photos as dated thumbnails in 5, 4, 3 or 1 columns, by the grid's width. */
export function ImageGrid({
  photos,
  label,
  state = 'ready',
  selectedId = null,
  onOpen,
  selection,
  onRetry,
  emptyTitle,
  emptyHint,
}: ImageGridProps) {
  const words = useWords(PHOTOS);
  if (state === 'error') return <ErrorState title={words.failed} {...(onRetry ? { onRetry } : {})} />;
  if (state === 'loading' && photos.length === 0) return <GridSkeleton />;
  if (photos.length === 0)
    return <EmptyState title={emptyTitle ?? words.empty}>{emptyHint ?? words.emptyHint}</EmptyState>;
  return (
    <Container>
      <Grid
        aria-label={label ?? words.photos}
        layout="grid"
        items={photos}
        selectionMode={selection ? 'multiple' : 'single'}
        selectedKeys={selection ? selection.ids : selectedId === null ? [] : [selectedId]}
        escapeKeyBehavior="none"
        onSelectionChange={(keys) => {
          if (selection) {
            const all = keys === 'all' ? photos.map(({ id }) => id) : [...keys].map(String);
            return selection.onChange(new Set(all));
          }
          // Choosing the open photo again gives no key: it is opened again.
          const id = keys === 'all' ? null : ([...keys][0] ?? selectedId);
          if (id !== null) onOpen?.(String(id));
        }}
      >
        {(photo) => {
          const date = photoDate(photo);
          return (
            <Tile id={photo.id} textValue={words.photoOf(date)}>
              {selection && (
                <Tick aria-hidden>
                  <Check size={16} strokeWidth={3} />
                </Tick>
              )}
              <PhotoPicture url={photo.thumbnailUrl} />
              <PhotoCaption date={date} />
            </Tile>
          );
        }}
      </Grid>
    </Container>
  );
}

function GridSkeleton() {
  const words = useWords(PHOTOS);
  return (
    <Container role="status" aria-busy aria-label={words.loading}>
      <Waiting>
        {Array.from({ length: 10 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders without identity
          <span key={i}>
            <Skeleton $height="auto" style={{ aspectRatio: '4 / 3', borderRadius: RADIUS.card }} />
            <Skeleton $width="70%" style={{ margin: '8px 0 12px' }} />
          </span>
        ))}
      </Waiting>
    </Container>
  );
}
