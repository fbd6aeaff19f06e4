import type { MarkerColor } from '../../theme/tokens.ts';
import type {
  BandColor,
  ChartBand,
  ChartMarker,
  ChartSeries,
  ChartSpan,
  Provenance,
  SeriesColor,
  SeriesKind,
} from '../chart-series.ts';
import { headerOf } from '../data-table/table-columns.ts';
import { spreadText } from '../provenance.ts';
import { seasonNamed } from '../season-named.ts';
import { hasForecast } from '../time-chart/plan/forecast.ts';
import { provenancesOf } from '../time-chart/plan/point-marks.ts';
import { fitText, textWidth } from '../time-chart/plan/text-width.ts';
import { type ChartSpeech, SPANISH_CHARTS } from '../words.ts';

export const LEGEND_FONT = 12;
export const LEGEND_ROW = 20;
const MARK = 20;
const APART = 20;

/**
 * What a legend explains: a series, another season, the dashes of a forecast, a range, what only the reader's device has, the mark of a
 * provenance, a stage, a vertical line, the bar of what lasts.
 */
export type LegendSign =
  | { readonly sign: SeriesKind | 'forecast' | 'spread'; readonly color: SeriesColor }
  | { readonly sign: 'compared'; readonly color: SeriesColor; readonly isDashed: boolean }
  | { readonly sign: 'unsent' }
  | { readonly sign: 'mark'; readonly provenance: Provenance }
  | { readonly sign: 'strip'; readonly color: BandColor }
  | { readonly sign: 'marker'; readonly kind: MarkerColor }
  | { readonly sign: 'lasting'; readonly kind: MarkerColor };

export interface LegendItem {
  readonly id: string;
  readonly text: string;
  readonly sign: LegendSign;
}

export interface LegendEntry extends LegendItem {
  /** Left edge of the sign, px. */
  readonly x: number;
  /** Middle of the row, px. */
  readonly y: number;
}

/** Everything that a picture has to explain by itself, as paper has no cursor. */
export function legendItems(
  series: readonly ChartSeries[],
  bands: readonly ChartBand[] = [],
  markers: readonly ChartMarker[] = [],
  speech: ChartSpeech = SPANISH_CHARTS,
  spans: readonly ChartSpan[] = [],
): LegendItem[] {
  const { origins, lines, protectedDays } = speech.words;
  const bar = spans.find(({ to }) => to !== null);
  return [
    ...seasonNamed(series).flatMap((one) => itemsOf(one, speech)),
    ...provenancesOf(series)
      .filter((provenance) => provenance !== 'forecast')
      .map((provenance) => ({
        id: provenance,
        text: origins[provenance],
        sign: { sign: 'mark' as const, provenance },
      })),
    ...bandItems(bands),
    ...markerItems(markers, lines),
    ...(bar
      ? [{ id: 'lasting', text: protectedDays, sign: { sign: 'lasting' as const, kind: bar.kind } }]
      : []),
  ];
}

const ALWAYS = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };

function itemsOf(one: ChartSeries, speech: ChartSpeech): LegendItem[] {
  const { id, color, kind, isUnsent, compared } = one;
  if (compared) {
    const sign = { sign: 'compared', color, isDashed: compared === 'dashed' } as const;
    return [{ id, text: headerOf(one), sign }];
  }
  if (isUnsent) return [{ id, text: headerOf(one), sign: { sign: 'unsent' } }];
  const item = (sign: SeriesKind | 'forecast' | 'spread', text: string): LegendItem => ({
    id: `${id}:${sign}`,
    text,
    sign: { sign, color },
  });
  return [
    item(kind, headerOf(one)),
    ...(hasForecast([one], ALWAYS) ? [item('forecast', speech.words.forecast)] : []),
    ...(one.spread && kind !== 'band' ? [item('spread', spreadText(one, speech))] : []),
  ];
}

/** One item for each colour: a stage that repeats in every generation is named once. */
function bandItems(bands: readonly ChartBand[]): LegendItem[] {
  return [...new Set(bands.map(({ color }) => color))].map((color) => {
    const [first, ...more] = bands.filter((band) => band.color === color);
    const text = more.length > 0 ? first!.label.split(' · ')[0]! : first!.label;
    return { id: `band:${color}`, text, sign: { sign: 'strip', color } };
  });
}

/** One item for each kind, as some lines have no room for their own name. */
function markerItems(markers: readonly ChartMarker[], lines: ChartSpeech['words']['lines']): LegendItem[] {
  return [...new Set(markers.map(({ kind }) => kind))].map((kind) => ({
    id: `marker:${kind}`,
    text: lines[kind],
    sign: { sign: 'marker', kind },
  }));
}

/** The items in rows no wider than `width` px. */
export function legendRows(items: readonly LegendItem[], width: number): LegendEntry[] {
  let x = 0;
  let row = 0;
  return items.map((item) => {
    const text = fitText(item.text, LEGEND_FONT, width - MARK);
    const length = MARK + textWidth(text, LEGEND_FONT);
    if (x > 0 && x + length > width) {
      x = 0;
      row += 1;
    }
    const entry = { ...item, text, x, y: row * LEGEND_ROW + LEGEND_ROW / 2 };
    x += length + APART;
    return entry;
  });
}

/** Size of the rows of a legend, px. */
export function legendSize(entries: readonly LegendEntry[]): { width: number; height: number } {
  return {
    width: Math.max(0, ...entries.map(({ x, text }) => x + MARK + textWidth(text, LEGEND_FONT))),
    height: (entries.at(-1)?.y ?? -LEGEND_ROW / 2) + LEGEND_ROW / 2,
  };
}
