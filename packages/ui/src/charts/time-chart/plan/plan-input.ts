import type {
  ChartAxis,
  ChartBand,
  ChartMarker,
  ChartSeries,
  ChartSpan,
  ChartWindow,
} from '../../chart-series.ts';

export interface PlanInput {
  readonly series: readonly ChartSeries[];
  /** The period of the time axis. */
  readonly window: ChartWindow;
  /** Wall ms of the labels of the time axis; round dates of the window by default. */
  readonly ticks?: readonly number[] | undefined;
  readonly leftAxis: ChartAxis;
  readonly rightAxis?: ChartAxis | undefined;
  /** Most ticks of a value axis (8 for a risk index, 11 for humidity, 12 for temperature). */
  readonly yTicks?: number | undefined;
  readonly markers?: readonly ChartMarker[] | undefined;
  /** Bars along the foot of the plot. */
  readonly spans?: readonly ChartSpan[] | undefined;
  readonly bands?: readonly ChartBand[] | undefined;
  /** Wall ms; draws the line of today and shades the time after it. */
  readonly today?: number | undefined;
  /** True if the window has days after today without a forecast: the chart says so there. */
  readonly isUnforeseen?: boolean | undefined;
  /** Whether the left axis includes zero; false for readings such as temperature. */
  readonly leftFromZero?: boolean | undefined;
  /** Fixed ends of the left axis, for units with natural ends such as 0–100 %. */
  readonly leftExtent?:
    | {
        /** In the axis' unit. */
        readonly min: number;
        /** In the axis' unit. */
        readonly max: number;
      }
    | undefined;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}
