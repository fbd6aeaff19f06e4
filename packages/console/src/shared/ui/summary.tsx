import { Card, SkeletonText, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { PIECES } from './words.ts';

const Sentences = styled.div`
  display: grid;
  gap: 4px;
  max-width: 900px;
  color: ${({ theme }) => theme.color.muted};
  p { margin: 0; text-wrap: pretty; }
`;

export interface SummaryProps {
  /** Null while loading; empty if there is nothing to say. */
  readonly sentences: readonly string[] | null;
}

/** The content of a chart in sentences. */
export function Summary({ sentences }: SummaryProps) {
  const words = useWords(PIECES);
  if (sentences?.length === 0) return null;
  return (
    <Card title={words.summary}>
      <Sentences aria-busy={sentences === null}>
        {sentences?.map((sentence) => <p key={sentence}>{sentence}</p>) ?? (
          <SkeletonText count={4} narrowCount={7} />
        )}
      </Sentences>
    </Card>
  );
}
