import { Button, Notice, SkeletonText, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { ScenarioList, type ScenarioListProps } from './scenario-list.tsx';
import { KEPT_SCENARIOS } from './words.ts';

const Section = styled.section`
  display: grid;
  gap: 4px;
  h3 { margin: 0; font-size: ${textSize('base')}; }
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
  @media print { display: none; }
`;

export interface KeptSectionProps extends ScenarioListProps {
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
}

/** "Mis supuestos": those of the season, or why there are none. */
export function KeptSection({ state, onRetry, ...list }: KeptSectionProps) {
  const words = useWords(KEPT_SCENARIOS);
  const isEmpty = list.scenarios.length === 0;
  return (
    <Section aria-label={words.title} aria-busy={state === 'loading'}>
      <h3>{words.title}</h3>
      {state === 'loading' ? (
        <SkeletonText count={1} />
      ) : state === 'error' ? (
        <Notice status="warning" action={<Button onPress={onRetry}>{words.retry}</Button>}>
          {words.failed}
        </Notice>
      ) : (
        <>
          <p>{isEmpty ? words.empty : words.alone}</p>
          {!isEmpty && <ScenarioList {...list} />}
        </>
      )}
    </Section>
  );
}
