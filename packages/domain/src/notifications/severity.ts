import { chipLevel } from '../captures/chip-level.ts';
import type { Notification } from '../entities/notification.ts';
import { mildewRisk } from '../mildew/risk.ts';

/** How soon a notification asks for something, most urgent first. */
export const NOTIFICATION_SEVERITIES = ['high', 'medium', 'low'] as const;
export type NotificationSeverity = (typeof NOTIFICATION_SEVERITIES)[number];

/**
 * How urgent a notification is. `high` asks for a decision about a spray: a control that is recommended, a high risk of
 * mildew, a pest of which a single capture is already over its threshold. `medium` asks for a look at the field or the
 * station. `low` is a change of lure or paper, known days ahead.
 */
export function notificationSeverity({
  kind,
  subject: { pestId, index },
}: Pick<Notification, 'kind' | 'subject'>): NotificationSeverity {
  switch (kind) {
    case 'pesticide_recommendation':
      return 'high';
    case 'oidio':
      return mildewRisk(index) === 'high' ? 'high' : 'medium';
    case 'first_capture':
      return pestId !== null && chipLevel(pestId, 1) === 'error' ? 'high' : 'medium';
    case 'station_maintenance':
      return 'medium';
    case 'lure':
    case 'paper':
      return 'low';
  }
}
