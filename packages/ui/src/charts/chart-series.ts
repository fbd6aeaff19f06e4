/**
 * The one shape of data that every chart takes. Unit, label and colour travel with the data. A hole is `NaN` in
 * `y` and is drawn as a hole. `x` is "wall ms": local wall time of America/Santiago written as if it were UTC
 * (`wallMsOfDay`, `wallMsOfInstant` of `@vigia/domain`), ascending, same length as `y`.
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

/**
 * Stages of a pest or host are drawn as a strip beside the axis. Classes of signal and risk also tint the plot
 * behind the lines.
 */
export type BandColor = StageColor | StationColor | SignalColor | Status;

/** `band` is the area between `spread.low` and `spread.high`; its `y` is the middle that tables and exports show. */
export type SeriesKind = (typeof SERIES_CHOICES.kind)[number];
export type AxisSide = (typeof SERIES_CHOICES.axis)[number];
/**
 * `refreshing`: the known data stay on screen, dimmed and usable, while newer data are loading. Without known
 * data the state is `loading`.
 */
export type ChartState = (typeof CHART_STATES)[number];

/**
 * Source of a value: measured by an instrument, filled in for a missing reading, forecast, corrected by hand,
 * counted by a person or counted by the image model on photos, or counted by a person in the field, all or part of it.
 */
export const PROVENANCES = [
  ...(['measured', 'filled', 'forecast', 'corrected', 'person', 'model'] as const),
  ...(['field', 'partly-field'] as const),
] as const;
export type Provenance = (typeof PROVENANCES)[number];

export interface LastRecord {
  /** Wall ms. */
  readonly x: number;
  /** In the series' unit. */
  readonly y: number;
  /** A remark on this value for the reader: 'desde biofix 4 oct 2026', 'faltan 3 días'. */
  readonly note?: string;
  /** In the series' unit: the previous record, for comparison. */
  readonly before?: number;
}

export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** Unit of every value: `°C`, `adultos`. */
  readonly unit: string;
  readonly color: SeriesColor;
  readonly kind: SeriesKind;
  readonly axis: AxisSide;
  /** Wall ms, ascending. */
  readonly x: Float64Array;
  /** In `unit`, same length as `x`; `NaN` = hole. */
  readonly y: Float64Array;
  /** Number of decimals shown. */
  readonly decimals: number;
  /** Wall ms: values from here on are a forecast, drawn dashed over the shaded zone. */
  readonly forecastFrom?: number;
  /** Shown unless `false`. */
  readonly visible?: boolean;
  readonly lastRecord?: LastRecord;
  /**
   * For records that sum up several days: the first day of each, wall ms, same length as `x`. `x` has the last
   * day.
   */
  readonly since?: Float64Array | undefined;
  /** Count so far of the span that is not over; `lastRecord` is then the last complete record. */
  readonly running?: LastRecord;
  /**
   * Likely range of the values (of the forecast, of past years), same length as `x`; `NaN` where it is unknown.
   */
  readonly spread?: {
    /** In `unit`. */
    readonly low: Float64Array;
    /** In `unit`. */
    readonly high: Float64Array;
  };
  /** Name of that range: 'mínimo y máximo de las estaciones'; the likely range by default. */
  readonly spreadLabel?: string;
  /**
   * For several readings a day. When more than ten days are shown, the mean of each day is drawn, with its
   * lowest and highest reading. The cursor, tables and files keep every reading.
   */
  readonly byDay?: boolean;
  /** Source of each value, same length as `x`; `measured` by default. */
  readonly provenance?: readonly Provenance[];
  /**
   * Only the reader's device has these counts: hollow bars on top of those of the service, in the colour of a warning. No
   * sum, table or file has them.
   */
  readonly isUnsent?: boolean;
  /**
   * Another season or field, laid over the chart's own series: a thin line behind them, dashed where its colour
   * stands for another one already. Its holes are no gaps of the chart.
   */
  readonly compared?: 'solid' | 'dashed' | undefined;
  /** Of another season: the name of the season shown, which the chart's own series have in tables and files. */
  readonly beside?: string | undefined;
  /** Of another season that does not lie by calendar: how it lies over the one shown, for tables and files. */
  readonly laid?: string | undefined;
  /** Drawn downwards from 0; its readings, tables and files have its values as they are. */
  readonly isMirrored?: boolean;
}

export interface ChartMarker {
  readonly id: string;
  /** Wall ms. */
  readonly x: number;
  readonly kind: MarkerColor;
  readonly label: string;
  /** Longer text for the cursor's reading. */
  readonly detail?: string;
  /** Shown above the line instead of the label: a list beside the chart explains it. */
  readonly number?: number;
  /** Kinds of the other events, when the line stands for several. */
  readonly also?: readonly MarkerColor[];
  /** Only the reader's device has it: its sign is hollow, in the colour of a warning. */
  readonly isUnsent?: boolean;
}

/** How long what began on a day lasts: a bar along the foot of the plot, and a column of tables and files. */
export interface ChartSpan {
  readonly id: string;
  readonly kind: MarkerColor;
  /** Wall ms. */
  readonly from: number;
  /** Wall ms, the first that is no part of it; null where nobody knows its end: it then has no bar. */
  readonly to: number | null;
  /** In the rows of its days; in that of its first day where its end is not known. */
  readonly text: string;
  /** A date to come: in a column of its own. */
  readonly isAhead?: boolean;
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
