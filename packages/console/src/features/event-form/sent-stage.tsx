import { EVENT_MESSAGES, REPORT_KIND_WORDS } from '@vigia/domain/es';
import { EVENT_TYPE_OF_LOG, LOG_TYPES } from '@vigia/domain/events';
import { Button, EmptyState, useWords } from '@vigia/ui';
import { CircleCheck, Smartphone } from 'lucide-react';
import { Actions } from './stage.ts';
import type { StageProps } from './view-props.ts';
import { EVENT } from './words.ts';

/** The event was accepted with all photos: where it can be seen, and the next one. Or it waits for a line. */
export function SentStage({ form, dispatch }: StageProps) {
  const words = useWords(EVENT);
  const { done, isQueued } = form.desk;
  const log = LOG_TYPES.find((type) => EVENT_TYPE_OF_LOG[type] === done);
  return (
    <EmptyState
      title={isQueued ? words.queued : EVENT_MESSAGES.sent}
      icon={isQueued ? Smartphone : CircleCheck}
      action={
        <Actions>
          {log && !isQueued && (
            <Button onPress={() => dispatch({ act: 'see-logs', log })}>{words.seeLogs}</Button>
          )}
          <Button onPress={() => dispatch({ act: 'again' })}>{words.another}</Button>
        </Actions>
      }
    >
      {isQueued ? words.queuedHint : done && REPORT_KIND_WORDS[done]}
    </EmptyState>
  );
}
