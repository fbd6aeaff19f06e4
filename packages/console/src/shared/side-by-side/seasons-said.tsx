import { Button, Notice, SkeletonText, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { SIDE_BY_SIDE } from './words.ts';

const Said = styled.div`
  display: grid;
  gap: 4px;
  max-width: 900px;
  margin-top: 12px;
  p { margin: 0; text-wrap: pretty; }
  p + p { color: ${({ theme }) => theme.color.muted}; }
  p:first-child { font-weight: 600; }
`;

export interface SeasonsSaidProps {
  /** What the comparison says, the most important first; null while the chart itself is loading. */
  readonly sentences: readonly string[] | null;
  /** Some seasons are loading: what is there is shown. */
  readonly isLoading: boolean;
  /** Asks again for the seasons that could not be had; null if there are none. */
  readonly retry: (() => void) | null;
}

/** How far ahead this season is of those laid over its chart, which one is most alike, and what is not compared. */
export function SeasonsSaid({ sentences, isLoading, retry }: SeasonsSaidProps) {
  const words = useWords(SIDE_BY_SIDE);
  if (sentences === null) return null;
  return (
    <Said role="region" aria-label={words.panel} aria-live="polite" aria-busy={isLoading}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isLoading && <SkeletonText count={1} narrowCount={2} />}
      {retry && (
        <Notice status="warning" action={<Button onPress={retry}>{words.retry}</Button>}>
          {words.notAll}
        </Notice>
      )}
    </Said>
  );
}
