import { HOUR_MS } from '../calendar/durations.ts';
import type { EpochMs } from '../units.ts';
import { batteryTrend } from './battery-trend.ts';
import { CONNECTION_LOST_AFTER } from './connection.ts';
import { error, type Finding, type Observation, warning } from './parts.ts';
import { type Samples, tailOf } from './samples.ts';

/** Under 40 % a cloudy week can empty the battery; under 20 % the device stops taking photos to save itself. */
export const BATTERY_MEDIUM_BELOW = 40;
export const BATTERY_LOW_BELOW = 20;
/** Only the latest stretch counts: a gauge that was repaired is no fault now. */
export const GAUGE_LOOK_BACK: EpochMs = 48 * HOUR_MS;
/** No panel or load of these devices moves a battery by this much within an hour and a half, % points… */
export const JUMP_FROM = 30;
export const JUMP_WITHIN: EpochMs = 1.5 * HOUR_MS;
/** …and a change of battery is one jump: more is the gauge. */
export const JUMPS_OF_A_BAD_GAUGE = 3;

function isBadGauge(samples: Samples): boolean {
  const { t, value } = tailOf(samples, GAUGE_LOOK_BACK);
  if (value.some((charge) => charge < 0 || charge > 100)) return true;
  const jumps = value.filter(
    (charge, i) => i > 0 && Math.abs(charge - value[i - 1]!) >= JUMP_FROM && t[i]! - t[i - 1]! <= JUMP_WITHIN,
  );
  return jumps.length >= JUMPS_OF_A_BAD_GAUGE;
}

function levelOf(charge: number): Finding[] {
  if (charge < BATTERY_LOW_BELOW) return [error('battery_low')];
  return charge < BATTERY_MEDIUM_BELOW ? [warning('battery_medium')] : [];
}

/**
 * Charge, its course over the last days, and whether its gauge can be trusted: level and course of a bad gauge
 * are not passed on. A battery that is silent for a day while the device reports lacks data.
 */
export function observeBattery(samples: Samples, now: EpochMs, lastContact: EpochMs): Observation {
  const lastDate = samples.t.at(-1);
  if (lastDate === undefined) return null;
  const value = samples.value.at(-1)!;
  const findings = isBadGauge(samples)
    ? [error('battery_bad_sensor')]
    : [...levelOf(value), ...batteryTrend(samples, now).map(warning)];
  if (lastContact - lastDate > CONNECTION_LOST_AFTER) findings.push(warning('missing_data'));
  return { lastDate, lastValue: { value, unit: 'percent' }, findings };
}
