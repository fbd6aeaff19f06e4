import type { Alignment } from '../side-by-side/align.ts';
import type { LaidSeason } from '../side-by-side/laid-over.ts';

/** Charts of a report that other seasons or fields lie over. */
export type ReportComparedChart =
  | 'degreeDays'
  | 'captures'
  | 'temperature'
  | 'humidity'
  | 'mildew'
  | 'chillHours';

/** Other seasons or fields laid over the charts of a report, as the screen showed them that it was made from. */
export interface ReportCompared {
  readonly alignment: Alignment;
  /** Those that are drawn. */
  readonly names: readonly string[];
  /** In the unit of the chart's own series (degree-days °C·day, captures by day, chilling hours h); left out where there are none. */
  readonly charts: Readonly<Partial<Record<ReportComparedChart, readonly LaidSeason[]>>>;
  /** What is said of them, the most important first. */
  readonly sentences: readonly string[];
}
