import type { ColumnarSeries, DatesAhead, DegreeDayStart, IsoDate } from '@vigia/domain';
import type { PublishedMarkerCode } from '@vigia/domain/published';
import type { ChartMarker } from '../../charts/chart-series.ts';

/** A line of the chart, by its day. */
export interface PanelMarker extends Omit<ChartMarker, 'x'> {
  readonly date: IsoDate;
  /** What it stands for, where that is one of these; it is then named in the reader's language. */
  readonly code?: PublishedMarkerCode | undefined;
}

/** Everything a degree-day chart shows, as plain values: the same for console, widget and static picture. */
export interface DegreeDayData {
  readonly pestId: number;
  readonly pestName: string;
  /** Name of the degree-day rule, such as `dd_single_sine_10_30_horizontal`. */
  readonly metric: string;
  /** From when degree-days are counted, and why. */
  readonly start: DegreeDayStart;
  /** Accumulated °C·day by day; null is a day without data. */
  readonly degreeDays: ColumnarSeries | null;
  /** Days without data, which add nothing. */
  readonly missingDays: number;
  /** How many stations the curve is the mean of. */
  readonly stations?: number;
  /** When its stages come as past years went; null while they are asked, left out where they are not. */
  readonly ahead?: DatesAhead | null | undefined;
  readonly captures?: {
    /** Added each day, in `captureUnit`. */
    readonly incremental?: ColumnarSeries | null;
    /** Since the season began, in `captureUnit`. */
    readonly accumulated?: ColumnarSeries | null;
    /** On the plate in each day's last photo, in `captureUnit`. */
    readonly photo?: ColumnarSeries | null;
  };
  /** Adults unless said otherwise: 'adultos'. */
  readonly captureUnit?: string;
  readonly markers: readonly PanelMarker[];
}
