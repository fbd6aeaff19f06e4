import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Answer, batchedAnswers, type Question } from './batched-answers.ts';
import { useFirstPaint } from './use-first-paint.ts';

const NONE: readonly never[] = [];

/**
 * Answers to one question per row of a list, in its order; none before they were asked. They are shown when nothing
 * more urgent is, such as a letter being typed, and those of another list at once.
 *
 * @param questions the same array as long as the same is asked
 */
export function useAnswers<Data>(questions: readonly Question<Data>[]): readonly Answer<Data>[] {
  const client = useQueryClient();
  const painted = useFirstPaint();
  const [answers] = useState(() => batchedAnswers<Data>(client));
  const told = useSyncExternalStore(answers.subscribe, answers.current);
  const shown = useDeferredValue(told);
  useLayoutEffect(() => {
    if (painted) answers.ask(questions);
  }, [answers, painted, questions]);
  return [shown, told].find((each) => each.questions === questions)?.answers ?? NONE;
}
