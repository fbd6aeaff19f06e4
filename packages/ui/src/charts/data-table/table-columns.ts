import { DAY_MS } from '@vigia/domain';
import { type ChartBand, type ChartSeries, type ChartSpan, isVisible } from '../chart-series.ts';
import { hasProvenance, isKnown, provenanceAt, rangeAt } from '../provenance.ts';
import { seasonNamed } from '../season-named.ts';
import type { ChartSpeech } from '../words.ts';

/** What a chart's table and files contain beside its series. */
export interface TableBands {
  /**
   * Stages or classes along the left axis; their column names the one that each value of the first series is
   * in.
   */
  readonly bands?: readonly ChartBand[] | undefined;
  /** Heading of their column: 'Estado', 'Riesgo'. */
  readonly bandTitle?: string | undefined;
  /** What lasts some days; each row names what lasts on its date. */
  readonly spans?: readonly ChartSpan[] | undefined;
}

export interface TableColumn {
  readonly id: string;
  readonly header: string;
  readonly kind: 'number' | 'text';
  readonly decimals?: number;
  /** Content of the cell in the row of a date; null for an empty cell. */
  readonly at: (date: number) => number | string | null;
}

/** `Humedad máxima (%)`; the label alone for a series without unit. */
export function headerOf({ label, unit }: Pick<ChartSeries, 'label' | 'unit'>): string {
  return unit === '' ? label : `${label} (${unit})`;
}

/** Index of each date (wall ms) in the arrays of a series. */
export type IndexByTime = ReadonlyMap<number, number>;

export function indexByTime(series: ChartSeries): IndexByTime {
  const indexes = new Map<number, number>();
  series.x.forEach((date, i) => {
    if (isKnown(series, i)) indexes.set(date, i);
  });
  return indexes;
}

/**
 * The columns of a chart's data. Each series has its values, its range if it has one, and the source of the
 * values if one of them was not measured. Then come the stage or class of the first series, what lasts, and what is
 * to come.
 */
export function tableColumns(
  series: readonly ChartSeries[],
  speech: ChartSpeech,
  bands: TableBands = {},
): TableColumn[] {
  return [
    ...seasonNamed(series).flatMap((one) => columnsOf(one, speech)),
    ...textColumns(series, bands, speech),
  ];
}

function columnsOf(one: ChartSeries, { words }: ChartSpeech): TableColumn[] {
  const { data, origins } = words;
  const indexes = indexByTime(one);
  const at =
    <Value>(value: (i: number) => Value) =>
    (date: number): Value | null => {
      const i = indexes.get(date);
      return i === undefined ? null : value(i);
    };
  const number = (name: string, header: string, value: (i: number) => number | null): TableColumn => ({
    id: `${one.id}:${name}`,
    header,
    kind: 'number',
    decimals: one.decimals,
    at: at((i) => finite(value(i))),
  });
  const part = (word: string) => headerOf({ label: `${one.label}, ${word}`, unit: one.unit });
  const isRanged = one.x.some((_, i) => rangeAt(one, i) !== null);
  return [
    ...(one.kind === 'band' && isRanged ? [] : [number('value', valueHeader(one, data), (i) => one.y[i]!)]),
    ...(isRanged
      ? [
          number('low', part(data.low), (i) => rangeAt(one, i)?.low ?? null),
          number('high', part(data.high), (i) => rangeAt(one, i)?.high ?? null),
        ]
      : []),
    ...(hasProvenance(one)
      ? [
          {
            id: `${one.id}:provenance`,
            header: `${one.label}, ${data.origin}`,
            kind: 'text' as const,
            at: at((i) => origins[provenanceAt(one, i)]),
          },
        ]
      : []),
  ];
}

/** The heading of the values; when they sum up several days, it says so. */
function valueHeader(one: ChartSeries, data: ChartSpeech['words']['data']): string {
  if (!one.since) return headerOf(one);
  const isWeekly = one.since.some((first, i) => one.x[i]! - first > 5 * DAY_MS);
  return headerOf({ label: `${one.label}, ${isWeekly ? data.week : data.span}`, unit: one.unit });
}

const finite = (value: number | null) => (value !== null && Number.isFinite(value) ? value : null);

/** The columns beside those of the series. */
export const textColumns = (
  series: readonly ChartSeries[],
  bands: TableBands,
  speech: ChartSpeech,
): TableColumn[] => [...bandColumn(series, bands, speech), ...spanColumns(bands, speech)];

function spanColumns({ spans = [] }: TableBands, { words: { data } }: ChartSpeech): TableColumn[] {
  const ahead = spans.filter(({ isAhead }) => isAhead);
  const lasting = spans.filter(({ isAhead }) => !isAhead);
  return [...spanColumn('spans', data.protection, lasting), ...spanColumn('ahead', data.ahead, ahead)];
}

function spanColumn(id: string, header: string, spans: readonly ChartSpan[]): TableColumn[] {
  if (spans.length === 0) return [];
  const lasts = ({ from, to }: ChartSpan, date: number) =>
    to === null ? date === from : date >= from && date < to;
  const at = (date: number) => spans.flatMap((span) => (lasts(span, date) ? [span.text] : []));
  return [
    {
      id,
      header,
      kind: 'text',
      at: (date) => at(date).join('; ') || null,
    },
  ];
}

function bandColumn(
  series: readonly ChartSeries[],
  { bands = [], bandTitle }: TableBands,
  { words }: ChartSpeech,
): TableColumn[] {
  const left = series.filter(({ axis, kind }) => axis === 'left' && kind !== 'band');
  const one = left.find(isVisible) ?? left[0];
  if (!one || bands.length === 0) return [];
  const indexes = indexByTime(one);
  const label = (value: number) =>
    bands.findLast(({ from, to }) => value >= from && value <= to)?.label ?? null;
  return [
    {
      id: 'band',
      header: bandTitle ?? words.data.band,
      kind: 'text',
      at: (date) => label(one.y[indexes.get(date) ?? -1] ?? Number.NaN),
    },
  ];
}
