import { EVENT_MESSAGES, type EventType, REPORT_KIND_WORDS } from '@vigia/domain';
import { Button, EmptyState, useWords } from '@vigia/ui';
import { CircleCheck } from 'lucide-react';
import { Actions } from './stage.ts';
import { REPORT } from './words.ts';

interface SentStageProps {
  readonly kind: EventType;
  /** Leads to the table it is in; undefined for a kind that has none. */
  readonly onSeeLogs: (() => void) | undefined;
  readonly onAgain: () => void;
}

/** The report was taken whole: where it is seen, and the next one. */
export function SentStage({ kind, onSeeLogs, onAgain }: SentStageProps) {
  const words = useWords(REPORT);
  return (
    <EmptyState
      title={EVENT_MESSAGES.sent}
      icon={CircleCheck}
      action={
        <Actions>
          {onSeeLogs && <Button onPress={onSeeLogs}>{words.seeLogs}</Button>}
          <Button onPress={onAgain}>{words.another}</Button>
        </Actions>
      }
    >
      {REPORT_KIND_WORDS[kind]}
    </EmptyState>
  );
}
