import type { MarkerColor } from '../../../theme/tokens.ts';
import type { ChartMarker, ChartSpan, ChartWindow } from '../../chart-series.ts';
import type { ChartSpeech } from '../../words.ts';
import { type LabelInput, layoutLabels, type PlacedLabel, rowsUsed } from './label-rows.ts';
import { fitText, textWidth, WIDER } from './text-width.ts';

export type LineKind = ChartMarker['kind'] | 'today';

export interface MarkerLine {
  readonly id: string;
  readonly x: number;
  readonly kind: LineKind;
  /** Kinds of the other events that the line stands for. */
  readonly also: readonly MarkerColor[];
  /** Only the reader's device has it. */
  readonly isUnsent: boolean;
  /** Height of the line above the plot, px. */
  readonly rise: number;
  /** Null if no row had room for the label, and for a line with a number. */
  readonly label: MarkerLabel | null;
  /** Stands directly above the plot; null for a line with a name. */
  readonly number: MarkerNumber | null;
}

export interface MarkerNumber {
  readonly text: string;
  readonly baseline: number;
}

export interface MarkerLabel {
  readonly text: string;
  readonly left: number;
  /** Width of the text, px. */
  readonly width: number;
  readonly baseline: number;
}

/** Text over a stretch of the plot. */
export interface StretchLabel {
  readonly id: string;
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
}

/** The bar of a span along the foot of the plot. */
export interface MarkerSpan {
  readonly id: string;
  readonly kind: ChartMarker['kind'];
  readonly left: number;
  readonly width: number;
}

export interface MarkerPlan {
  readonly lines: readonly MarkerLine[];
  readonly spans: readonly MarkerSpan[];
  readonly stretches: readonly StretchLabel[];
  /** The names of lines and stretches with their positions. */
  readonly names: readonly PlacedLabel[];
  /** Height of the label rows above the plot, px. */
  readonly height: number;
}

export const LABEL_FONT = 12;
const SMALL_FONT = LABEL_FONT - 1;
const ROW = 16;
/** Chart height per row of labels, px. */
const HEIGHT_PER_ROW = 80;
/** Narrowest gap with a label, px; narrower ones have a tint only. */
const GAP_WITH_LABEL = 14;
/** Widest name, px: longer ones are cut, and the cursor reads them in full. */
const LONGEST = 180;
const PAD = 8;

interface MarkerInput {
  readonly markers: readonly ChartMarker[];
  readonly spans?: readonly ChartSpan[] | undefined;
  readonly gaps: readonly { readonly left: number; readonly right: number }[];
  readonly today?: number | undefined;
  /** Label of today's line; 'hoy' by default. */
  readonly todayLabel?: string;
  /** Left edge of the forecast zone, px. */
  readonly zone: number | null;
  readonly isUnforeseen?: boolean | undefined;
  readonly window: ChartWindow;
  readonly xPx: (ms: number) => number;
  /** Left and right edge that the names of lines must keep, px. */
  readonly bounds: { left: number; right: number };
  /** Height of the whole chart, px. */
  readonly height: number;
  readonly words: ChartSpeech['words'];
}

interface Line extends LabelInput {
  readonly kind: LineKind;
  readonly isUnsent: boolean;
  readonly text: string;
}

interface Stretch extends LabelInput {
  readonly text: string;
}

/** The markers inside a window. */
export const markersIn = (markers: readonly ChartMarker[], { start, end }: ChartWindow): ChartMarker[] =>
  markers.filter(({ x }) => x >= start && x <= end);

export function planMarkers(input: MarkerInput): MarkerPlan {
  const lines = linesOf(input);
  const stretches = [...gapStretches(input), ...zoneStretch(input)];
  const maxRows = Math.max(2, Math.floor(input.height / HEIGHT_PER_ROW));
  const labels = [...lines, ...stretches];
  const positions = layoutLabels(labels, input.bounds, maxRows);
  const numbered = numberedLines(input);
  const numbersRow = numbered.length > 0 ? ROW : 0;
  const baseline = (row: number) => -(row * ROW) - numbersRow - 5;
  const named = lines.map(({ id, x, kind, text, width, isUnsent }): MarkerLine => {
    const position = positions.get(id);
    return {
      id,
      x,
      kind,
      also: [],
      isUnsent,
      rise: position ? position.row * ROW + ROW + numbersRow : 0,
      label: position ? { text, left: position.left, width, baseline: baseline(position.row) } : null,
      number: null,
    };
  });
  return {
    lines: [...named, ...numbered],
    spans: spansOf(input),
    stretches: stretches.flatMap(({ id, text }) => {
      const position = positions.get(id);
      return position ? [{ id, text, left: position.left, baseline: baseline(position.row) }] : [];
    }),
    names: labels.flatMap((label) => {
      const position = positions.get(label.id);
      return position ? [{ input: label, ...position }] : [];
    }),
    height: Math.max(numbersRow > 0 ? 0 : 1, rowsUsed(positions)) * ROW + numbersRow,
  };
}

/** A span whose end is known. */
type EndedSpan = ChartSpan & { readonly to: number };

/** The spans with a bar of which a part lies in the window. */
export const barsIn = (spans: readonly ChartSpan[], { start, end }: ChartWindow): EndedSpan[] =>
  spans.filter((span): span is EndedSpan => span.to !== null && span.to > start && span.from < end);

/** Bars, cut at the edges of the window. */
function spansOf({ spans = [], window, xPx }: MarkerInput): MarkerSpan[] {
  return barsIn(spans, window).map(({ id, kind, from, to }) => {
    const left = xPx(Math.max(from, window.start));
    return { id, kind, left, width: xPx(Math.min(to, window.end)) - left };
  });
}

/** Lines with a number end at the plot; the row above the plot is used by the numbers alone. */
function numberedLines({ markers, window, xPx }: MarkerInput): MarkerLine[] {
  return markersIn(markers, window).flatMap(
    ({ id, x, kind, also = [], number, isUnsent = false }): MarkerLine[] =>
      number === undefined
        ? []
        : [
            {
              id,
              x: xPx(x),
              kind,
              also,
              isUnsent,
              rise: 0,
              label: null,
              number: { text: String(number), baseline: -5 },
            },
          ],
  );
}

const nameWidth = (text: string, size: number): number => textWidth(text, size) * WIDER;

function linesOf(input: MarkerInput): Line[] {
  const { markers, today, todayLabel, window, xPx, bounds, words } = input;
  const longest = Math.min(LONGEST, (bounds.right - bounds.left) / 2);
  const line = (id: string, ms: number, kind: LineKind, text: string, isUnsent = false): Line => {
    return { id, x: xPx(ms), kind, text, isUnsent, width: nameWidth(text, LABEL_FONT), line: true };
  };
  return [
    ...markersIn(markers, window)
      .filter(({ number }) => number === undefined)
      .map(({ id, x, kind, label, isUnsent }) =>
        line(id, x, kind, fitText(label, LABEL_FONT, longest / WIDER), isUnsent),
      ),
    ...(today !== undefined && today >= window.start && today <= window.end
      ? [{ ...line('today', today, 'today', todayLabel ?? words.today), first: true }]
      : []),
  ];
}

function gapStretches({ gaps, words }: MarkerInput): Stretch[] {
  return gaps
    .filter((gap) => gap.right - gap.left >= GAP_WITH_LABEL)
    .map((gap, i) => stretch(`gap-${i}`, words.gap, (gap.left + gap.right) / 2));
}

/**
 * The label at the right end of the days after today. `pronóstico` needs room beside the name of today's line;
 * the notice that there is no forecast may also stand above that name.
 */
function zoneStretch(input: MarkerInput): Stretch[] {
  const { zone, today, isUnforeseen, window, xPx, words } = input;
  const empty = isUnforeseen && today !== undefined ? Math.max(0, xPx(today)) : null;
  const start = zone ?? empty;
  if (start === null) return [];
  const text = zone === null ? words.noForecast : words.forecast;
  const end = xPx(window.end);
  const width = nameWidth(text, SMALL_FONT);
  const beside = nameWidth(words.today, LABEL_FONT) + 2 * PAD;
  const room = zone === null ? width : width + beside;
  return end - start < room + PAD ? [] : [stretch('zone', text, end - width / 2)];
}

function stretch(id: string, text: string, x: number): Stretch {
  return { id, text, x, width: nameWidth(text, SMALL_FONT), line: false };
}
