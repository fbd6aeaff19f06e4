import type { ChartMarker, ChartWindow } from '../../chart-series.ts';
import { type LabelInput, layoutLabels, rowsUsed } from './label-rows.ts';
import { textWidth } from './text-width.ts';

export type LineKind = ChartMarker['kind'] | 'today';

export interface MarkerLine {
  readonly id: string;
  readonly x: number;
  readonly kind: LineKind;
  /** How far the line rises over the plot, px. */
  readonly rise: number;
  /** Null when no row had room for the text. */
  readonly label: { readonly text: string; readonly left: number; readonly baseline: number } | null;
}

export interface MarkerPlan {
  readonly lines: readonly MarkerLine[];
  readonly gapLabels: readonly { readonly id: string; readonly left: number; readonly baseline: number }[];
  /** Room the label rows take above the plot, px. */
  readonly height: number;
}

export const LABEL_FONT = 12;
const ROW = 16;
const MAX_ROWS = 5;
/** A narrower gap is marked by its tint alone. */
const GAP_WITH_LABEL = 14;
export const GAP_TEXT = 'sin datos';

interface MarkerInput {
  readonly markers: readonly ChartMarker[];
  readonly gaps: readonly { readonly left: number; readonly right: number }[];
  readonly today?: number | undefined;
  readonly window: ChartWindow;
  readonly xPx: (ms: number) => number;
  readonly bounds: { left: number; right: number };
}

export function planMarkers({ markers, gaps, today, window, xPx, bounds }: MarkerInput): MarkerPlan {
  const inside = (ms: number) => ms >= window.start && ms <= window.end;
  const lines = [
    ...markers
      .filter((marker) => inside(marker.x))
      .map(({ id, x, kind, label }) => ({ id, x: xPx(x), kind, text: label })),
    ...(today !== undefined && inside(today)
      ? [{ id: 'today', x: xPx(today), kind: 'today' as const, text: 'hoy' }]
      : []),
  ];
  const wideGaps = gaps.filter((gap) => gap.right - gap.left >= GAP_WITH_LABEL);
  const inputs: LabelInput[] = [
    ...lines.map(({ id, x, text }) => ({ id, x, width: textWidth(text, LABEL_FONT), line: true })),
    ...wideGaps.map((gap, i) => ({
      id: `gap-${i}`,
      x: (gap.left + gap.right) / 2,
      width: textWidth(GAP_TEXT, LABEL_FONT - 1),
      line: false,
    })),
  ];
  const places = layoutLabels(inputs, bounds, MAX_ROWS);
  const baseline = (row: number) => -(row * ROW) - 5;
  return {
    lines: lines.map(({ id, x, kind, text }) => {
      const place = places.get(id);
      return {
        id,
        x,
        kind,
        rise: place ? place.row * ROW + ROW : 0,
        label: place ? { text, left: place.left, baseline: baseline(place.row) } : null,
      };
    }),
    gapLabels: wideGaps.flatMap((_, i) => {
      const place = places.get(`gap-${i}`);
      return place ? [{ id: `gap-${i}`, left: place.left, baseline: baseline(place.row) }] : [];
    }),
    height: Math.max(1, rowsUsed(places)) * ROW,
  };
}
