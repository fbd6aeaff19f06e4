import { dayNumberOfInstant } from '../calendar/day.ts';
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import type { Days, EpochMs } from '../units.ts';
import { error, type Finding, type Observation, warning } from './parts.ts';

/** Devices report every 15–60 min: a day of silence is 24 reports missed or more, no passing lack of signal. */
export const CONNECTION_LOST_AFTER: EpochMs = DAY_MS;
/** Under 20 h of data a day gives no degree-days, so below this mean the models of the station have holes. */
export const FREQUENT_HOURS_PER_DAY = 20;

/** Mean hours with any sign of life over the complete days of the window since the first sign of life of the device. */
function meanHoursPerDay(contacts: Float64Array, now: EpochMs, windowDays: Days): number | null {
  const today = dayNumberOfInstant(now);
  const days = Math.min(windowDays, today - dayNumberOfInstant(contacts[0]!) - 1);
  if (days < 1) return null;
  const inDays = contacts.filter((at) => {
    const day = dayNumberOfInstant(at);
    return day < today && day >= today - days;
  });
  return new Set(inDays.map((at) => Math.floor(at / HOUR_MS))).size / days;
}

/** @param contacts instants at which anything was measured, taken or sent, ascending */
export function observeConnection(contacts: Float64Array, now: EpochMs, windowDays: Days): Observation {
  const lastDate = contacts.at(-1);
  if (lastDate === undefined) return null;
  const hours = meanHoursPerDay(contacts, now, windowDays);
  const findings: Finding[] = [];
  if (now - lastDate > CONNECTION_LOST_AFTER) findings.push(error('connection_lost'));
  if (hours !== null && hours < FREQUENT_HOURS_PER_DAY) findings.push(warning('connection_infrequent'));
  return { lastDate, lastValue: hours === null ? null : { value: hours, unit: 'hours-per-day' }, findings };
}
