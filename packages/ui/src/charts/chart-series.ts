/**
 * The one shape every chart of the house eats. Unit, label and colour travel with the data; a hole is `NaN`
 * in `y` and is drawn as a hole. `x` is "wall ms": local wall time of America/Santiago written as if it were
 * UTC (`wallMsOfDay`, `wallMsOfInstant` of `@vigia/domain`), ascending, same length as `y`.
 */
import type {
  MarkerColor,
  SeriesColor,
  SignalColor,
  StageColor,
  StationColor,
  Status,
} from '../theme/tokens.ts';
import type { CHART_STATES, SERIES_CHOICES } from './chart-choices.ts';

export type { SeriesColor, StageColor };

/** Stages, of a pest or of a host, stand as a strip beside the axis; classes of signal and of risk also tint the plot behind the lines. */
export type BandColor = StageColor | StationColor | SignalColor | Status;

/** `band` is the area between `spread.low` and `spread.high`; its `y` is the middle that tables and exports show. */
export type SeriesKind = (typeof SERIES_CHOICES.kind)[number];
export type AxisSide = (typeof SERIES_CHOICES.axis)[number];
/**
 * `refreshing`: the data at hand stay on screen, dimmed and usable, while newer ones are on their way; without any it
 * is `loading`.
 */
export type ChartState = (typeof CHART_STATES)[number];

/**
 * Where a value comes from: read by an instrument, filled in for a missing reading, forecast, corrected by hand,
 * counted by a person or counted by the image model.
 */
export const PROVENANCES = ['measured', 'filled', 'forecast', 'corrected', 'person', 'model'] as const;
export type Provenance = (typeof PROVENANCES)[number];

export interface LastRecord {
  /** Wall ms. */
  readonly x: number;
  /** In the series' unit. */
  readonly y: number;
  /** What the reader must know about this value: 'desde biofix 4 oct 2026', 'faltan 3 días'. */
  readonly note?: string;
  /** In the series' unit: the record before it, which it is compared with. */
  readonly before?: number;
}

export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** Of every value: `°C`, `adultos`. */
  readonly unit: string;
  readonly color: SeriesColor;
  readonly kind: SeriesKind;
  readonly axis: AxisSide;
  /** Wall ms, ascending. */
  readonly x: Float64Array;
  /** In `unit`, same length as `x`; `NaN` = hole. */
  readonly y: Float64Array;
  /** Decimal places that are shown. */
  readonly decimals: number;
  /** Wall ms; from here on the values are a forecast: dashed, over the shaded zone. */
  readonly forecastFrom?: number;
  /** Shown unless `false`. */
  readonly visible?: boolean;
  readonly lastRecord?: LastRecord;
  /** Of records that sum up several days: the first of them, wall ms, same length as `x`, whose date is the last. */
  readonly since?: Float64Array | undefined;
  /** What the span that is not over yet has counted so far; the last record is the last whole one then. */
  readonly running?: LastRecord;
  /** Likely range of the values (of the forecast, of past years), same length as `x`; `NaN` where there is none. */
  readonly spread?: {
    /** In `unit`. */
    readonly low: Float64Array;
    /** In `unit`. */
    readonly high: Float64Array;
  };
  /** What that range is: 'mínimo y máximo de las estaciones'; the likely range by default. */
  readonly spreadLabel?: string;
  /**
   * Of readings many times a day: where more than ten days are shown, each is drawn as the mean of its day, with its lowest
   * and highest reading. The cursor, tables and files keep every reading.
   */
  readonly byDay?: boolean;
  /** Where each value comes from, same length as `x`; measured unless it says otherwise. */
  readonly provenance?: readonly Provenance[];
}

export interface ChartMarker {
  readonly id: string;
  /** Wall ms. */
  readonly x: number;
  readonly kind: MarkerColor;
  readonly label: string;
  /** Longer text for the cursor's reading. */
  readonly detail?: string;
  /** Stands above the line instead of the label: a list beside the chart explains it. */
  readonly number?: number;
  /** Other kinds of what the line stands for, where it stands for several events. */
  readonly also?: readonly MarkerColor[];
}

/** A span of the left axis, in the axis' unit: a stage of a generation, a class of signal or of risk. */
export interface ChartBand {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly color: BandColor;
}

export interface ChartAxis {
  readonly title: string;
  readonly unit: string;
}

export interface ChartWindow {
  /** Wall ms. */
  readonly start: number;
  /** Wall ms. */
  readonly end: number;
}

export function isVisible(series: ChartSeries): boolean {
  return series.visible !== false;
}
