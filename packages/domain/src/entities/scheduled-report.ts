import type { ReportType } from '../filters/filters.ts';
import type { IsoDate } from '../units.ts';
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
}
