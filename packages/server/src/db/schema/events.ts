import type { HealthState } from '@vigia/domain/devices';
import type { NotificationKind, ReportType } from '@vigia/domain/farm';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, Instant, LocalDay, MaybeDay, MaybeInstant, MaybeText } from './columns.ts';

/** A notice to those who see its sector. */
export interface NotificationTable {
  client_id: number;
  notification_id: Generated<number>;
  /** Identifies an occasion: each is notified only once. */
  cause: string;
  type: NotificationKind;
  datetime_sent: Instant;
  /** Since when its cause no longer exists. */
  datetime_resolved: MaybeInstant;
  sector_id: number | null;
  station_id: number | null;
  node_id: string | null;
  pest_id: number | null;
  /** The day it is about. */
  date: MaybeDay;
  /** Of mildew, 0..100. */
  index: number | null;
}
/** Who has read a notice, and when; without a row it is pending. */
export interface NotificationReadTable {
  client_id: number;
  notification_id: number;
  user_id: number;
  datetime_read: Instant;
}
/** The state of a station's chip on a day, at the last check. */
export interface StationStateTable {
  client_id: number;
  station_id: number;
  day: LocalDay;
  state: HealthState;
}
export interface ScheduledReportTable {
  client_id: number;
  scheduled_id: Generated<number>;
  user_id: number;
  sector_id: number;
  season_id: number;
  start_date: LocalDay;
  end_date: LocalDay;
  cron_expression: string;
  report_type: ReportType;
  date_created: DefaultInstant;
}

/** The state of a letter; see `mail/deliver.ts`. */
export type LetterState = 'waiting' | 'preparing' | 'sending' | 'sent' | 'skipped' | 'failed' | 'unsure';
/** A letter to one person: of a scheduled report that came due, or of a notice. */
export interface LetterTable {
  client_id: number;
  letter_id: Generated<number>;
  /** Identifies an occasion: only one letter is written about each. */
  occasion: string;
  kind: 'report' | 'notice';
  user_id: number;
  scheduled_id: number | null;
  notification_id: number | null;
  due_at: Instant;
  state: ColumnType<LetterState, LetterState | undefined, LetterState>;
  tries: Generated<number>;
  next_try_at: Instant;
  /** Until when its sender is believed to be alive. */
  held_until: MaybeInstant;
  sent_at: MaybeInstant;
  /** Why it was not sent, for people. */
  problem: MaybeText;
}

/** Who wants their notices by e-mail too, and since when: those of before are not sent. */
export interface NoticeMailTable {
  client_id: number;
  user_id: number;
  since: Instant;
}

/** What was written instead of the computed words of a pest in the reports of a sector and season. */
export interface ReportCommentTable {
  client_id: number;
  sector_id: number;
  season_id: number;
  pest_id: number;
  phenology_comment: string;
  capture_comment: string;
  datetime_changed: Instant;
}

export interface EventTables {
  notification: NotificationTable;
  notification_read: NotificationReadTable;
  station_state: StationStateTable;
  scheduled_report: ScheduledReportTable;
  letter: LetterTable;
  notice_mail: NoticeMailTable;
  report_comment: ReportCommentTable;
}
