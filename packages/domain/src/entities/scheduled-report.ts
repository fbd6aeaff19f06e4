import type { ReportType } from '../filters/filters.ts';
import type { EpochMs, IsoDate } from '../units.ts';
import type { ClientId, SeasonId, SectorId, UserId } from './ids.ts';

/** A report that is made and sent again and again ("Cronograma"). */
export interface ScheduledReport {
  readonly id: number;
  readonly clientId: ClientId;
  readonly userId: UserId;
  readonly sectorId: SectorId;
  readonly seasonId: SeasonId;
  /** First and last day on which it may be sent. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** Five fields: minute, hour, day of the month, month, weekday; local time of America/Santiago. */
  readonly cronExpression: string;
  readonly reportType: ReportType;
  /** The last time it came due; null before the first. */
  readonly lastDelivery: ReportDelivery | null;
}

export type DeliveryState = 'waiting' | 'sent' | 'skipped' | 'failed' | 'unsure';

export interface ReportDelivery {
  readonly dueAt: EpochMs;
  readonly state: DeliveryState;
  readonly sentAt: EpochMs | null;
  /** Why it was not sent, in Spanish for people. */
  readonly problem: string | null;
}
