import { EVENT_MESSAGES, REPORT_KIND_WORDS } from '@vigia/domain/es';
import { EVENT_TYPE_OF_LOG, LOG_TYPES } from '@vigia/domain/events';
import { Button, EmptyState, useWords } from '@vigia/ui';
import { CircleCheck } from 'lucide-react';
import { Actions } from './stage.ts';
import type { StageProps } from './view-props.ts';
import { EVENT } from './words.ts';

/** The event was accepted with all photos: where it can be seen, and the next one. */
export function SentStage({ form, dispatch }: StageProps) {
  const words = useWords(EVENT);
  const { done } = form.desk;
  const log = LOG_TYPES.find((type) => EVENT_TYPE_OF_LOG[type] === done);
  return (
    <EmptyState
      title={EVENT_MESSAGES.sent}
      icon={CircleCheck}
      action={
        <Actions>
          {log && <Button onPress={() => dispatch({ act: 'see-logs', log })}>{words.seeLogs}</Button>}
          <Button onPress={() => dispatch({ act: 'again' })}>{words.another}</Button>
        </Actions>
      }
    >
      {done && REPORT_KIND_WORDS[done]}
    </EmptyState>
  );
}
