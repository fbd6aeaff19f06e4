import type { ChartAxis, ChartBand, ChartMarker, ChartSeries, ChartWindow } from '../../chart-series.ts';

export interface PlanInput {
  readonly series: readonly ChartSeries[];
  /** What the time axis spans. */
  readonly window: ChartWindow;
  /** Wall ms where the time axis is labelled; without them round dates of the window. */
  readonly ticks?: readonly number[] | undefined;
  readonly leftAxis: ChartAxis;
  readonly rightAxis?: ChartAxis | undefined;
  /** The most ticks that a value axis may have (8 for a risk index, 11 for humidity, 12 for temperature). */
  readonly yTicks?: number | undefined;
  readonly markers?: readonly ChartMarker[] | undefined;
  readonly bands?: readonly ChartBand[] | undefined;
  /** Wall ms; draws the line of today and shades what lies after it. */
  readonly today?: number | undefined;
  /** There is no forecast for the days after today that were asked for: written over them. */
  readonly isUnforeseen?: boolean | undefined;
  /** Whether the left axis stands on zero; readings such as temperature do not. */
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
