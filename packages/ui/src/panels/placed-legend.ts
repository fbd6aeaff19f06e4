import { type ChartAxis, type ChartSeries, isVisible } from '../charts/chart-series.ts';
import { type LegendEntry, legendItems, legendRows, legendSize } from '../charts/download/picture-legend.ts';
import { titleOf } from '../charts/time-chart/plan/frame-size.ts';
import { textWidth, WIDER } from '../charts/time-chart/plan/text-width.ts';
import { type ChartSpeech, SPANISH_CHARTS } from '../charts/words.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

/** Least height that a legend leaves for the chart, px. */
const LEAST_PLOT = 110;
/** Distance between an axis title and a legend beside it, px. */
const APART = 16;

export interface PlacedLegend {
  readonly entries: readonly LegendEntry[];
  /** Width for the legend, px. */
  readonly width: number;
  /** Left edge of its first row, px. */
  readonly left: number;
  /** px */
  readonly top: number;
  /** Height that it takes from the chart, px. */
  readonly height: number;
}

interface Legended {
  readonly series: readonly ChartSeries[];
  readonly leftAxis: ChartAxis;
  readonly rightAxis?: ChartAxis | undefined;
}

/**
 * The legend of a published chart: its series, if the titles of the axes do not distinguish them, and the marks of
 * values, such as counts in the field. It stands beside the title, or in rows above it if there is no room. Null if
 * no legend is needed, or if too little of the chart would be left.
 */
export function placedLegend(
  { series, leftAxis, rightAxis }: Legended,
  room: { readonly width: number; readonly height: number },
  speech: ChartSpeech = SPANISH_CHARTS,
): PlacedLegend | null {
  const shown = series.filter(isVisible);
  const isTold = new Set(shown.map(({ axis }) => axis)).size === shown.length;
  const items = legendItems(withoutUnits(shown), [], [], speech).filter(
    ({ sign }) => !isTold || sign.sign === 'mark',
  );
  if (items.length === 0) return null;
  const { width } = room;
  const entries = legendRows(items, width);
  const taken = legendSize(entries);
  const axis = textWidth(titleOf(leftAxis), FONT_SIZE.small);
  if (!rightAxis && (axis + taken.width) * WIDER + APART <= width)
    return { entries, width: taken.width * WIDER, left: width - taken.width * WIDER, top: -2, height: 0 };
  if (room.height - taken.height < LEAST_PLOT) return null;
  return { entries, width, left: 0, top: 0, height: taken.height };
}

/** The axis already has the unit. */
const withoutUnits = (series: readonly ChartSeries[]) => series.map((one) => ({ ...one, unit: '' }));
