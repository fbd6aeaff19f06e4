import type { LureSettings } from '../entities/event.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type Bounds, isWhole, type NumericInput } from '../forms/inputs.ts';

/** Limits for the days a lure lasts and for the days of notice before its end. */
export const LURE_EXPIRATION: Bounds & { readonly usual: number } = { min: 20, max: 100, usual: 30 };
export const LURE_NOTIFICATION: Bounds & { readonly usual: number } = { min: 1, max: 15, usual: 5 };
/** The field accepts 0 while typing; saving requires at least one day. */
const LURE_NOTIFICATION_WHILE_TYPING: Bounds = { min: 0, max: 15 };

/** Whether a field is checked while it is typed or because the form is saved. */
export type CheckMoment = 'typing' | 'submit';

export const lureExpirationError = (input: NumericInput): string | null =>
  isWhole(input, LURE_EXPIRATION) ? null : FIELD_MESSAGES.lureExpiration;

export function lureNotificationError(input: NumericInput, moment: CheckMoment): string | null {
  const bounds = moment === 'typing' ? LURE_NOTIFICATION_WHILE_TYPING : LURE_NOTIFICATION;
  return isWhole(input, bounds) ? null : FIELD_MESSAGES.lureNotification;
}

/** How long an installed lure lasts: the usual days where none are given. Null where none was installed. */
export function lureDays(lure: LureSettings | null) {
  if (!lure?.installed) return null;
  const { expirationDays, changeNotificationDays } = lure;
  return {
    expirationDays: expirationDays ?? LURE_EXPIRATION.usual,
    changeNotificationDays: changeNotificationDays ?? LURE_NOTIFICATION.usual,
  };
}
