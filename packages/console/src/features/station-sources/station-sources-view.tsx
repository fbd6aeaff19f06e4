import type { StationSource } from '@vigia/api/client';
import { Button, EmptyState, ErrorState, SkeletonRegion, SkeletonRows, useWords } from '@vigia/ui';
import { Plus, RadioReceiver } from 'lucide-react';
import { styled } from 'styled-components';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { SourceCard } from './source-card.tsx';
import type { SourceCardProps } from './source-card-props.ts';
import { STATION_SOURCES } from './words.ts';

export const Hint = styled.p`
  max-width: 900px;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

export interface StationSourcesViewProps extends Omit<SourceCardProps, 'source'> {
  /** Null while nothing has come. */
  readonly sources: readonly StationSource[] | null;
  /** The last answer did not come. */
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly onAdd: () => void;
}

/** The accounts of a client with makers of stations. */
export function StationSourcesView(props: StationSourcesViewProps) {
  const words = useWords(STATION_SOURCES);
  const { sources, isFailed, onRetry, canEdit, onAdd } = props;
  const add = (
    <Button icon={Plus} onPress={onAdd}>
      {words.add}
    </Button>
  );
  const isEmpty = sources?.length === 0;
  return (
    <Section title={words.accounts} actions={canEdit && !isEmpty && add}>
      <Hint>{words.hint}</Hint>
      {sources === null && isFailed && (
        <ErrorState title={words.failed} kept={words.failedKept} onRetry={onRetry} />
      )}
      {sources === null && !isFailed && (
        <SkeletonRegion label={words.loading}>
          <SkeletonRows count={4} />
        </SkeletonRegion>
      )}
      {sources !== null && isFailed && <RetryNotice onRetry={onRetry}>{words.stale}</RetryNotice>}
      {isEmpty && (
        <EmptyState title={words.empty} icon={RadioReceiver} action={canEdit && add}>
          {words.emptyHint}
        </EmptyState>
      )}
      {sources?.map((source) => (
        <SourceCard key={source.id} {...props} source={source} />
      ))}
    </Section>
  );
}
