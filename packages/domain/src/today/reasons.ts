import type { NodeSerial, PestId, StationId } from '../entities/ids.ts';
import type { HealthCode } from '../health/codes.ts';
import type { MildewRisk } from '../mildew/risk.ts';
import type { PestStage } from '../phenology/pest-model.ts';
import type { Days, EpochMs, IsoDate } from '../units.ts';

/** Captures of a pest in a field that ask for a look: over a threshold of its chip, or rising fast. */
export interface CaptureReason {
  readonly kind: 'captures';
  readonly pestId: PestId;
  /** The colour of the chip; `rising` for captures that rise below any threshold. */
  readonly level: 'error' | 'warning' | 'rising';
  /** Insects of the last days, and how many days these are. */
  readonly count: number;
  readonly days: Days;
  /** Insects of as many days before; null where that is not known. */
  readonly before: number | null;
  /** Most insects that the level below allows; null where no threshold is crossed. */
  readonly allowed: number | null;
  /** The last day within these days on which an application against the pest was reported; null without one. */
  readonly appliedOn: IsoDate | null;
}

/** A stage of a pest that may begin within the next days. */
export interface MilestoneReason {
  readonly kind: 'milestone';
  readonly pestId: PestId;
  readonly stage: PestStage;
  /** 1 is the generation of the fix date. */
  readonly generation: number;
  readonly date: IsoDate;
  /** Null for a range that is longer on one side than on the other, or open. */
  readonly plusMinusDays: Days | null;
  /** Days until it; 0 for today. */
  readonly inDays: Days;
}

/** Powdery mildew in a class in which it spreads. */
export interface MildewReason {
  readonly kind: 'mildew';
  readonly risk: Exclude<MildewRisk, 'none'>;
  /** Gubler index, 0..100. */
  readonly index: number;
  /** First of the consecutive days with its class. */
  readonly since: IsoDate | null;
}

/** A lure or sticky paper that runs out. */
export interface ExpiryReason {
  readonly kind: 'lure' | 'paper';
  readonly stationId: StationId;
  /** Null for a trap without a device, which people count. */
  readonly nodeSerial: NodeSerial | null;
  /** Its last day. */
  readonly on: IsoDate;
  /** Days left; below 0 once it has run out. */
  readonly daysLeft: Days;
}

/** A sticky plate that has caught so many moths that it catches less. */
export interface PlateReason {
  readonly kind: 'plate';
  readonly stationId: StationId;
  /** Null for a trap without a device, which people count. */
  readonly nodeSerial: NodeSerial | null;
  /** Moths since the change. */
  readonly caught: number;
  /** Day of the change. */
  readonly changedOn: IsoDate;
}

/** A device that sends nothing, or something of which its health says that it is wrong. */
export interface DeviceReason {
  /** `camera`: its photos, with the plate and the lens; `device`: everything else. */
  readonly kind: 'device' | 'camera';
  readonly stationId: StationId;
  readonly nodeSerial: NodeSerial;
  readonly state: 'error' | 'warning';
  readonly codes: readonly HealthCode[];
  /** When the last photo, or the last sign of life, came; null without any in the window of health. */
  readonly lastDate: EpochMs | null;
}

/** A trap without a device that nobody has counted for a week or longer. */
export interface UncountedReason {
  readonly kind: 'uncounted';
  readonly stationId: StationId;
  readonly pestId: PestId;
  /** Day of the last count; null where none is known. */
  readonly since: IsoDate | null;
  readonly days: Days | null;
}

/** Why somebody should look at a field or a station today. */
export type Reason =
  | CaptureReason
  | MildewReason
  | MilestoneReason
  | DeviceReason
  | ExpiryReason
  | PlateReason
  | UncountedReason;
export type ReasonKind = Reason['kind'];
