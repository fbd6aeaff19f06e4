import { type ChartAxis, type ChartSeries, isVisible } from '../charts/chart-series.ts';
import { type LegendEntry, legendItems, legendRows, legendSize } from '../charts/download/picture-legend.ts';
import { titleOf } from '../charts/time-chart/plan/frame-size.ts';
import { textWidth, WIDER } from '../charts/time-chart/plan/text-width.ts';
import { type ChartSpeech, SPANISH_CHARTS } from '../charts/words.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

/** What a legend leaves of a chart, px. */
const LEAST_PLOT = 110;
/** Between an axis' title and a legend beside it, px. */
const APART = 16;

export interface PlacedLegend {
  readonly entries: readonly LegendEntry[];
  /** That it may take, px. */
  readonly width: number;
  /** Where its first row begins, px. */
  readonly left: number;
  /** px */
  readonly top: number;
  /** What it takes of the chart's height, px. */
  readonly height: number;
}

interface Legended {
  readonly series: readonly ChartSeries[];
  readonly leftAxis: ChartAxis;
  readonly rightAxis?: ChartAxis | undefined;
}

/**
 * The legend of a published chart where its axes' titles alone do not say which series is which: beside the title, or in
 * rows above it where there is no such room; null where none is needed or it would leave too little of the chart.
 */
export function placedLegend(
  { series, leftAxis, rightAxis }: Legended,
  room: { readonly width: number; readonly height: number },
  speech: ChartSpeech = SPANISH_CHARTS,
): PlacedLegend | null {
  const shown = series.filter(isVisible);
  if (new Set(shown.map(({ axis }) => axis)).size === shown.length) return null;
  const { width } = room;
  const entries = legendRows(legendItems(withoutUnits(shown), [], [], speech), width);
  const taken = legendSize(entries);
  const axis = textWidth(titleOf(leftAxis), FONT_SIZE.small);
  if (!rightAxis && (axis + taken.width) * WIDER + APART <= width)
    return { entries, width: taken.width * WIDER, left: width - taken.width * WIDER, top: -2, height: 0 };
  if (room.height - taken.height < LEAST_PLOT) return null;
  return { entries, width, left: 0, top: 0, height: taken.height };
}

/** The axis says it once. */
const withoutUnits = (series: readonly ChartSeries[]) => series.map((one) => ({ ...one, unit: '' }));
