import { DAY_MS } from '@vigia/domain';
import type { Figures } from '../words/figures.ts';
import type { ChartSeries } from './chart-series.ts';
import type { ChartSpeech } from './words.ts';

const HALF_DAY = DAY_MS / 2;
const WEEK_DAYS = 7;

/** Days that a record covers: wall ms of the noon of the first and of the last day. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The days that a record sums up; null for a record of a single day or instant. */
export function spanOf({ since, x, running }: ChartSeries, i: number): Span | null {
  const [from, to] = [since?.[i], x[i]];
  if (from === undefined || to === undefined || to - from < HALF_DAY) return null;
  return { from, to: running ? Math.min(to, Math.max(running.x, from)) : to };
}

/** Index of the record whose days contain a date; −1 when there is none. */
export function coveringIndex({ since, x }: Pick<ChartSeries, 'since' | 'x'>, at: number): number {
  const i = x.findIndex((last) => at < last + HALF_DAY);
  return since && i >= 0 && at >= since[i]! - HALF_DAY ? i : -1;
}

/** `semana 19–25 oct`, `semana en curso 23–24 nov`, `21–23 oct`; empty for a record of one day. */
export function spanText(series: ChartSeries, i: number, { words, figures }: ChartSpeech): string {
  const { running, x } = series;
  const span = spanOf(series, i);
  if (running?.note && i === x.length - 1)
    return span ? `${running.note} ${daysText(span, figures)}` : running.note;
  if (!span) return '';
  const isWeek = Math.round((span.to - span.from) / DAY_MS) === WEEK_DAYS - 1;
  return isWeek ? words.week(daysText(span, figures)) : daysText(span, figures);
}

/** `19–25 oct`, `28 sep–4 oct` */
function daysText({ from, to }: Span, { shortDay }: Figures): string {
  if (to - from < HALF_DAY) return shortDay(to);
  const isOneMonth = new Date(from).getUTCMonth() === new Date(to).getUTCMonth();
  return `${isOneMonth ? new Date(from).getUTCDate() : shortDay(from)}–${shortDay(to)}`;
}

/** A word joiner: invisible, and no line breaks beside it. */
const JOINER = '\u2060';

/** The same text without a line break at its dash: `16–22 nov`. */
export const untorn = (text: string): string => text.replace(/(?<=\S)–(?=\S)/gu, `${JOINER}–${JOINER}`);

/** The date of a record for its card, short enough for a line of a phone: `semana 16–22 nov`, `22 nov 2026`. */
export const datedText = (series: ChartSeries, at: number, speech: ChartSpeech): string =>
  untorn(spanText(series, series.x.indexOf(at), speech) || speech.figures.dayOfYear(at));
