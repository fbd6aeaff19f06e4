import type { NodeSerial, PestId, SeasonId, SectorId, StationId } from '../entities/ids.ts';
import type { ColumnarSeries, DailySeries } from '../series/daily.ts';
import type { EpochMs } from '../units.ts';

/** A station that alerts are about. */
export interface AlertStation {
  readonly id: StationId;
  readonly sectorId: SectorId;
  readonly nodeSerial: NodeSerial | null;
}

/** Daily captures of a trap; days before the span of the rule count in its first sums. */
export interface TrapFacts {
  readonly station: AlertStation;
  readonly pestId: PestId;
  /** Insects; `NaN` is a day without a photo or count. */
  readonly daily: DailySeries;
}

/** Degree-days of a pest in a field since its biofix, up to the last day known. */
export interface TotalFacts {
  readonly sectorId: SectorId;
  readonly pestId: PestId;
  readonly seasonId: SeasonId;
  readonly accumulated: ColumnarSeries;
}

/** Gubler index of a field, 0..100; `NaN` is a missing day. */
export interface MildewFacts {
  readonly sectorId: SectorId;
  readonly index: DailySeries;
}

/** A time in which a device sent nothing. */
export interface Silence {
  /** When it was heard last. */
  readonly from: EpochMs;
  /** When it was heard again; null while it is silent. */
  readonly until: EpochMs | null;
}
export interface DeviceFacts {
  readonly station: AlertStation;
  /** In the order of time. */
  readonly silences: readonly Silence[];
}

/** All that rules are judged by. */
export interface AlertFacts {
  readonly traps: readonly TrapFacts[];
  readonly totals: readonly TotalFacts[];
  readonly mildew: readonly MildewFacts[];
  readonly devices: readonly DeviceFacts[];
}
