import { dayOfInstant, hourOfInstant, startOfDay } from '../calendar/day.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { addDays } from '../calendar/iso-date.ts';
import { ALERT_MESSAGES } from '../es/alert-messages.ts';
import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors } from '../forms/field-errors.ts';
import type { EpochMs } from '../units.ts';

/** When somebody wants to be told by e-mail and on the phone; hours of the local day, 0–23. */
export interface TellingTimes {
  /** Nothing is sent from this hour on … */
  readonly quietFrom: number | null;
  /** … until this one, maybe of the next day. Both are null without quiet hours. */
  readonly quietTo: number | null;
  /** All of a day comes at once at this hour; null: as it happens. */
  readonly digestHour: number | null;
}

/** Nobody is quiet, and everything is told as it happens. */
export const ALWAYS_TOLD: TellingTimes = { quietFrom: null, quietTo: null, digestHour: null };

/** What is wrong with the times: quiet hours have both ends, and these differ. */
export function tellingErrors({ quietFrom, quietTo }: TellingTimes): FieldErrors<keyof TellingTimes> {
  const isHalf = (quietFrom === null) !== (quietTo === null);
  const isEmpty = quietFrom !== null && quietFrom === quietTo;
  const both = isEmpty ? ALERT_MESSAGES.quietHoursEmpty : null;
  return fieldErrors({
    quietFrom: isHalf && quietFrom === null ? FIELD_MESSAGES.required : both,
    quietTo: isHalf && quietTo === null ? FIELD_MESSAGES.required : both,
    digestHour: null,
  });
}

/** Whether an instant lies in the quiet hours: the first hour does, the last one does not. */
export function isQuiet({ quietFrom, quietTo }: TellingTimes, at: EpochMs): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const hour = hourOfInstant(at);
  return quietFrom < quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
}

/** The last instant at which a digest was due. */
function lastDigest(digestHour: number, now: EpochMs): EpochMs {
  const today = dayOfInstant(now);
  const day = hourOfInstant(now) >= digestHour ? today : addDays(today, -1);
  return startOfDay(day) + digestHour * HOUR_MS;
}

/**
 * Whether somebody is told now: not in quiet hours; of a digest once, when its hour has come or the quiet hours that it
 * fell into are over.
 *
 * @param since what was last sent, epoch ms, or since when the person wants to be told
 */
export function mayTell(times: TellingTimes, since: EpochMs, now: EpochMs): boolean {
  if (isQuiet(times, now)) return false;
  return times.digestHour === null || since < lastDigest(times.digestHour, now);
}
