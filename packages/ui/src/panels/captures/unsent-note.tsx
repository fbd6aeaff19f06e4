import { type SeriesItem, wallMsOfDay } from '@vigia/domain';
import type { ChartWindow } from '../../charts/chart-series.ts';
import { Notice } from '../../controls/notice/notice.tsx';
import { type PanelSpeech, usePanelSpeech } from '../words.ts';
import { type CaptureView, isCountView } from './capture-series.ts';

interface UnsentNoteProps {
  /** Insects by day, oldest first. */
  readonly unsent: readonly SeriesItem[] | undefined;
  readonly view: CaptureView;
  readonly window: ChartWindow;
  readonly unit: string;
}

/** Says below a chart of steps which field counts wait on the reader's device: a bar there would look like a sum. */
export function UnsentNote(props: UnsentNoteProps) {
  const speech = usePanelSpeech();
  const sentence = unsentSentence(props, speech);
  return sentence === null ? null : <Notice status="warning">{sentence}</Notice>;
}

/** The sentence below a chart of steps; null where nothing waits in the window, or where bars show what waits. */
export function unsentSentence(
  { unsent, view, window, unit }: UnsentNoteProps,
  { words, figures }: PanelSpeech,
): string | null {
  if (isCountView(view)) return null;
  const isShown = (day: number) => day >= window.start && day <= window.end;
  const shown = (unsent ?? []).filter(({ date, value }) => value !== null && isShown(wallMsOfDay(date)));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const insects = shown.reduce((sum, { value }) => sum + value!, 0);
  const days = [...new Set([first.date, last.date])].map((date) => figures.dayOfYear(wallMsOfDay(date)));
  const { unsentInSteps, unsentInPhotos } = words.captures;
  const say = view === 'photo' ? unsentInPhotos : unsentInSteps;
  return say(figures.quantity(insects, 0, unit), days.join(' – '));
}
