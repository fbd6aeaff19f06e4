import { dayOfWallMs } from '@vigia/domain';
import type { ChartSeries, ChartWindow } from '../charts/chart-series.ts';
import { searchForm } from '../controls/text/search-form.ts';

/** Most characters of one part of a file name, so that the day at its end is never cut off. */
const LONGEST = 22;

/** `Fundo Peñón Nº 2` as part of a file name: `fundo-penon-no-2`; a long one is cut after a whole word. */
function partOf(text: string): string {
  const whole = searchForm(text.normalize('NFKC'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return whole.length <= LONGEST
    ? whole
    : whole
        .slice(0, LONGEST + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, LONGEST);
}

/** Subject of a file with its pest: `capturas-lobesia-botrana`. */
export const subjectName = (what: string, about: string | undefined): string =>
  about === undefined ? what : `${what}-${partOf(about)}`;

interface Downloaded {
  /** 'Agrícola Apalta · Fundo Apalta': the last part is the place. */
  readonly source?: string | undefined;
  readonly series: readonly ChartSeries[];
  readonly window: ChartWindow;
}

/**
 * Name of a chart's files, without extension: subject, place, and the last day with a record, such as
 * `temperatura-fundo-apalta-2026-11-22`. Accents are removed, for old systems and for mail.
 */
export function downloadName(subject: string, { source = '', series, window }: Downloaded): string {
  const records = series.flatMap(({ lastRecord, running }) => [lastRecord?.x, running?.x]);
  const days = records.filter((x): x is number => x !== undefined && x <= window.end);
  const day = dayOfWallMs(days.length === 0 ? window.end : Math.max(...days));
  return [subject, partOf(source.split(' · ').at(-1) ?? ''), day].filter((part) => part !== '').join('-');
}
