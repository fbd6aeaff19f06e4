import { dayOfInstant } from '../calendar/day.ts';
import { chipLevel, chipRule } from '../captures/chip-rule.ts';
import type { Notification } from '../entities/notification.ts';
import type { CaptureThreshold } from '../farm/capture-threshold.ts';
import { mildewRisk } from '../mildew/risk.ts';

/** How soon a notification asks for something, most urgent first. */
export const NOTIFICATION_SEVERITIES = ['high', 'medium', 'low'] as const;
export type NotificationSeverity = (typeof NOTIFICATION_SEVERITIES)[number];

/**
 * How urgent a notification is. `high` asks for a decision about a spray: a control that is recommended, a high risk of
 * mildew, a pest of which a single capture is already over its threshold, captures that the client's own rule tells of. `medium` asks for a look at the field or the
 * station. `low` is a change of lure or paper, known days ahead.
 *
 * @param ofClient the client's own thresholds of captures
 */
export function notificationSeverity(
  { kind, sentAt, subject: { pestId, index, on, alert } }: Pick<Notification, 'kind' | 'sentAt' | 'subject'>,
  ofClient: readonly CaptureThreshold[],
): NotificationSeverity {
  switch (kind) {
    case 'pesticide_recommendation':
      return 'high';
    case 'oidio':
      return mildewRisk(index) === 'high' ? 'high' : 'medium';
    case 'first_capture':
      if (pestId === null) return 'medium';
      return chipLevel(chipRule(pestId, on ?? dayOfInstant(sentAt), ofClient), 1) === 'error'
        ? 'high'
        : 'medium';
    case 'alert':
      return alert?.kind === 'captures' || mildewRisk(index) === 'high' ? 'high' : 'medium';
    case 'station_maintenance':
      return 'medium';
    case 'lure':
    case 'paper':
      return 'low';
  }
}
