import type { DayRange, SeriesItem } from '@vigia/domain';
import { Notice, useWords } from '@vigia/ui';
import { unsentSentence } from './unsent-captures.ts';
import { UNSENT_CAPTURES } from './unsent-captures-words.ts';

interface UnsentCapturesNoteProps {
  /** Insects by day, oldest first. */
  readonly unsent: readonly SeriesItem[];
  /** The view that the reader chose. */
  readonly view: string;
  /** Days that the chart shows. */
  readonly window: DayRange;
}

/** Says below a chart of steps which field counts wait on this device: a bar there would look like a sum. */
export function UnsentCapturesNote({ unsent, view, window }: UnsentCapturesNoteProps) {
  const words = useWords(UNSENT_CAPTURES);
  const sentence = unsentSentence(words, unsent, view, window);
  return sentence === null ? null : <Notice status="warning">{sentence}</Notice>;
}
