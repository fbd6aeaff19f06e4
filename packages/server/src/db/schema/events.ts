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
  /** Of an alert, its rule as it was then, as on the wire. */
  alert: ColumnType<object | null, string | null | undefined, never>;
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
/** A letter to one person: of a scheduled report that came due, or of a notice, by e-mail or to one of their browsers, or Hoy of a day. */
export interface LetterTable {
  client_id: number;
  letter_id: Generated<number>;
  /** Identifies an occasion: only one letter is written about each. */
  occasion: string;
  kind: 'report' | 'notice' | 'push' | 'today';
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

/** When somebody wants to be told; hours of the local day. Without a row: at once. */
export interface NoticeTimesTable {
  client_id: number;
  user_id: number;
  quiet_from: number | null;
  quiet_to: number | null;
  digest_hour: number | null;
}

/** On which days somebody wants Hoy by e-mail, and at which hour of the local day. Without a row: never. */
export interface TodayMailTable {
  client_id: number;
  user_id: number;
  /** 1 is Monday. */
  weekdays: number[];
  hour_sent: number;
  even_if_nothing: boolean;
  since: Instant;
}

/** A browser on which somebody wants to be told, as it has subscribed at its maker's push service. */
export interface PushDeviceTable {
  client_id: number;
  push_device_id: Generated<number>;
  user_id: number;
  push_endpoint: string;
  /** The keys by which messages to it are encrypted, base64url. */
  push_p256dh: string;
  push_auth: string;
  device_label: string;
  /** Notices of before are not sent to it. */
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
  notice_times: NoticeTimesTable;
  today_mail: TodayMailTable;
  push_device: PushDeviceTable;
  report_comment: ReportCommentTable;
}
