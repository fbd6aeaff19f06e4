import { Button, EmptyState, useWords } from '@vigia/ui';
import { Smartphone } from 'lucide-react';
import type { CountsProps } from './view-props.ts';
import { COUNTS } from './words.ts';

/** The counts wait on this device until there is a line. */
export function QueuedStage({ dispatch }: CountsProps) {
  const words = useWords(COUNTS);
  return (
    <EmptyState
      title={words.queued}
      icon={Smartphone}
      action={<Button onPress={() => dispatch({ act: 'again' })}>{words.another}</Button>}
    >
      {words.queuedHint}
    </EmptyState>
  );
}
