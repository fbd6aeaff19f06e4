import type { DayRange, SeriesItem } from '@vigia/domain';
import { formatDate } from '@vigia/domain/es';
import type { UnsentCaptureWords } from './unsent-captures-words.ts';

/**
 * What a chart of captures in steps does not show of the counts that wait.
 *
 * @param unsent insects by day, oldest first
 * @param view of the chart: `accumulated` and `photo` are steps, the others draw hollow bars
 * @returns null where nothing waits in the window, or where bars show what waits
 */
export function unsentSentence(
  words: UnsentCaptureWords,
  unsent: readonly SeriesItem[],
  view: string,
  { start, end }: DayRange,
): string | null {
  if (view !== 'accumulated' && view !== 'photo') return null;
  const shown = unsent.filter(({ date }) => date >= start && date <= end);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const insects = shown.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const days = [...new Set([first.date, last.date])].map(formatDate).join(' – ');
  return view === 'photo' ? words.inPhotos(insects, days) : words.inSteps(insects, days);
}
