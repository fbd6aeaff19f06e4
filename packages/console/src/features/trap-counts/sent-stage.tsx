import { formatNumber } from '@vigia/domain/es';
import { Button, EmptyState, useWords } from '@vigia/ui';
import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { sumsOf } from './sums.ts';
import type { CountsProps } from './view-props.ts';
import { COUNTS } from './words.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;
const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What was stored, by pest, and what can be done with it. */
export function SentStage({ form, dispatch }: CountsProps) {
  const words = useWords(COUNTS);
  const { stored } = form;
  const same = stored.filter(({ found, foundBefore }) => found === foundBefore).length;
  const changed = stored.filter(
    ({ found, foundBefore }) => foundBefore !== null && found !== foundBefore,
  ).length;
  return (
    <EmptyState
      title={words.sent(stored.length)}
      icon={CircleCheck}
      action={
        <Actions>
          <Button variant="primary" onPress={() => dispatch({ act: 'see-chart' })}>
            {words.seeChart}
          </Button>
          <Button onPress={() => dispatch({ act: 'again' })}>{words.another}</Button>
          <Button busy={form.isSending} onPress={() => dispatch({ act: 'undo' })}>
            {words.undo}
          </Button>
        </Actions>
      }
    >
      <Lines>
        {sumsOf(stored).map(({ pestId, sum, traps }) => (
          <li key={pestId}>
            {words.sums(formatNumber(sum, 0), form.pests.find(({ id }) => id === pestId)?.name ?? '', traps)}
          </li>
        ))}
        {changed > 0 && <li>{words.changed(changed)}</li>}
        {same > 0 && <li>{words.same(same)}</li>}
        {form.photosToSend > 0 && <li>{words.photosFollow(form.photosToSend)}</li>}
      </Lines>
    </EmptyState>
  );
}
