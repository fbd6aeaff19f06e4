import type { ColumnarSeries, DatesAhead, DegreeDayStart, IsoDate, SeriesItem } from '@vigia/domain';
import type { FieldCountDay } from '@vigia/domain/captures';
import type { Protection } from '@vigia/domain/events';
import type { PublishedMarkerCode } from '@vigia/domain/published';
import type { ChartMarker } from '../../charts/chart-series.ts';

/** A vertical line of the chart, by its day. */
export interface PanelMarker extends Omit<ChartMarker, 'x'> {
  readonly date: IsoDate;
  /** How long an application protects. */
  readonly protection?: Protection | undefined;
  /** Kind of the event, if it is one of these; it is then named in the reader's language. */
  readonly code?: PublishedMarkerCode | undefined;
}

/** All data of a degree-day chart as plain values: the same for console, widget and static picture. */
export interface DegreeDayData {
  readonly pestId: number;
  readonly pestName: string;
  /** Name of the degree-day rule, such as `dd_single_sine_10_30_horizontal`. */
  readonly metric: string;
  /** First day of the degree-days, and the reason. */
  readonly start: DegreeDayStart;
  /** Accumulated °C·day by day; null is a day without data. */
  readonly degreeDays: ColumnarSeries | null;
  /** Days without data, which add nothing. */
  readonly missingDays: number;
  /** Number of stations whose mean the curve is. */
  readonly stations?: number;
  /** Dates of its stages from past years; null while they are loading, undefined if they are not requested. */
  readonly ahead?: DatesAhead | null | undefined;
  readonly captures?: {
    /** Captures of each day, in `captureUnit`. */
    readonly incremental?: ColumnarSeries | null;
    /** Since the season began, in `captureUnit`. */
    readonly accumulated?: ColumnarSeries | null;
    /** Insects on the plate in each day's last photo, in `captureUnit`. */
    readonly photo?: ColumnarSeries | null;
    /** Days of which the captures have some that people counted in the field. */
    readonly inField?: readonly FieldCountDay[];
    /** Field counts that only the reader's device has, in `captureUnit` by day. */
    readonly unsent?: readonly SeriesItem[];
  };
  /** What is counted: 'adultos' by default. */
  readonly captureUnit?: string;
  readonly markers: readonly PanelMarker[];
}
