import type { StoredImage } from '@vigia/api/client';
import { COUNTING_WORDS } from '@vigia/domain/es';
import {
  Button,
  EmptyState,
  MEDIA,
  Notice,
  PageHeader,
  SearchField,
  SkeletonRegion,
  SkeletonRows,
  useWords,
} from '@vigia/ui';
import { Images } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { CountingFilters, type CountingFiltersProps } from './counting-filters.tsx';
import { ImageTree, type ImageTreeProps } from './image-tree.tsx';
import { COUNTING } from './words.ts';

const Columns = styled.div<{ $enlarged: boolean }>`
  display: grid;
  grid-template-columns: ${({ $enlarged }) => ($enlarged ? '' : '272px')} minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${MEDIA.medium} { grid-template-columns: minmax(0, 1fr); }
`;
const Side = styled.aside<{ $open: boolean }>`
  position: sticky;
  top: 72px;
  display: flex;
  flex-direction: column;
  gap: 12px;
  height: calc(100dvh - 168px);
  min-height: 320px;
  ${MEDIA.medium} {
    position: static;
    height: auto;
    min-height: 0;
    max-height: 60dvh;
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
  }
`;
const Opener = styled.div`
  display: none;
  ${MEDIA.medium} { display: flex; margin-bottom: 12px; > * { flex: 1; } }
`;

export interface CountingViewProps
  extends CountingFiltersProps,
    Pick<ImageTreeProps, 'rows' | 'chosenId' | 'onToggle' | 'marksOf' | 'titleOf'> {
  readonly total: number;
  /** How many clients are counted. */
  readonly clients: number;
  readonly done: number;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (image: StoredImage) => void;
  readonly isLoading: boolean;
  /** Shown instead of everything while no station could take photos. */
  readonly missing?: ReactNode;
  /** Shown where something failed to load. */
  readonly problem: string | null;
  readonly onRetry: () => void;
  /** The count of the chosen photo can be viewed but not edited. */
  readonly isReadOnly?: boolean;
  readonly onStart: () => void;
  /** The photo fills the page: no filters, no list. */
  readonly isEnlarged: boolean;
  /** The photo that is counted; null where none is chosen. */
  readonly children: ReactNode;
}

/** Conteo Plagas: the photos of all clients at the left, the one that is counted beside them. */
export function CountingView(props: CountingViewProps) {
  const words = useWords(COUNTING);
  const { total, order, typed, onType, isLoading, problem, children } = props;
  const [isOpen, setOpen] = useState(false);
  const showsList = isOpen || children === null;
  const isEnlarged = props.isEnlarged && children !== null;
  const isNone = total === 0 && !isLoading && problem === null;
  return (
    <>
      {!isEnlarged && (
        <PageHeader
          title={COUNTING_WORDS.title}
          subtitle={words.subtitle(total, props.done)}
          filters={<CountingFilters {...props} />}
        />
      )}
      {problem !== null && <RetryNotice onRetry={props.onRetry}>{problem}</RetryNotice>}
      {props.isReadOnly && <Notice status="neutral">{words.readOnly}</Notice>}
      {isNone && props.missing ? (
        props.missing
      ) : isNone ? (
        <EmptyState
          icon={Images}
          title={props.clients > 0 ? words.nothing : words.notCounted}
          action={props.clients > 0 && <Longer days={props.days} onDays={props.onDays} />}
        >
          {props.clients > 0 ? words.nothingHint : words.notCountedHint}
        </EmptyState>
      ) : (
        <Columns $enlarged={isEnlarged}>
          <div hidden={isEnlarged}>
            {children !== null && (
              <Opener>
                <Button icon={Images} onPress={() => setOpen(!isOpen)}>
                  {isOpen ? words.hideTree : words.showTree}
                </Button>
              </Opener>
            )}
            <Side $open={showsList} aria-label={order === 'photos' ? words.tree : words.queue}>
              {order === 'photos' && (
                <SearchField
                  label={words.searchLabel}
                  placeholder={words.search}
                  value={typed}
                  onChange={onType}
                />
              )}
              <List
                {...props}
                onChoose={(image) => {
                  setOpen(false);
                  props.onChoose(image);
                }}
              />
            </Side>
          </div>
          {children ?? (
            <EmptyState
              icon={Images}
              title={words.choose}
              action={
                total > 0 && (
                  <Button variant="primary" onPress={props.onStart}>
                    {props.dates === 'oldest' && order === 'photos' ? words.firstPending : words.first}
                  </Button>
                )
              }
            >
              {words.chooseHint}
            </EmptyState>
          )}
        </Columns>
      )}
    </>
  );
}

/** A button for older photos, if there are any. */
function Longer({ days, onDays }: Pick<CountingViewProps, 'days' | 'onDays'>) {
  const words = useWords(COUNTING);
  if (days === 'since') return null;
  const next = days < 365 ? 365 : 'since';
  return <Button onPress={() => onDays(next)}>{next === 365 ? words.longer : words.evenLonger}</Button>;
}

function List({ rows, total, order, onType, isLoading, ...props }: CountingViewProps) {
  const words = useWords(COUNTING);
  if (total === 0 && isLoading)
    return (
      <SkeletonRegion label={words.loading}>
        <SkeletonRows count={8} />
      </SkeletonRegion>
    );
  if (rows.length === 0 && order === 'review')
    return <EmptyState title={words.agreed}>{words.agreedHint}</EmptyState>;
  if (rows.length === 0 && total > 0)
    return (
      <EmptyState
        title={words.noneFound}
        action={<Button onPress={() => onType('')}>{words.clearSearch}</Button>}
      />
    );
  return (
    <ImageTree
      key={order}
      label={order === 'photos' ? words.tree : words.queue}
      rows={rows}
      chosenId={props.chosenId}
      onChoose={props.onChoose}
      onToggle={props.onToggle}
      marksOf={props.marksOf}
      {...(props.titleOf && { titleOf: props.titleOf })}
    />
  );
}
