import { dayOfInstant } from '../calendar/day.ts';
import type { PestId, SeasonId } from '../entities/ids.ts';
import { formatDate } from '../es/dates.ts';
import type { EpochMs } from '../units.ts';

/** What a super administrator wrote over the computed words of a pest in the reports of a sector and season. */
export interface ReportComment {
  readonly seasonId: SeasonId;
  readonly pestId: PestId;
  /** Empty: the computed words are used. */
  readonly phenologyText: string;
  readonly captureText: string;
  readonly changedAt: EpochMs;
}

/** The words with their day: readers of a later report see that they are older. */
export const datedComment = (text: string, writtenAt: EpochMs): string =>
  text.trim() === '' ? '' : `${text.trim()} (${formatDate(dayOfInstant(writtenAt))})`;
