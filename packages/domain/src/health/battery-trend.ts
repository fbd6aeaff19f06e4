import { dayNumberOfInstant, hourOfInstant } from '../calendar/day.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import type { Days, EpochMs } from '../units.ts';
import type { HealthCode } from './codes.ts';
import type { Samples } from './samples.ts';

/** Cloudy weather lasts two or three days; the panel has to make up for it within five. */
export const TREND_DAYS: Days = 5;
/** One of them may be missing. */
export const TREND_DAYS_NEEDED: Days = 4;
/** Lost over these days without any recovery, % points: at this pace a full battery is empty in under two months. */
export const DISCHARGED_BY = 10;
/** A battery that gets this full, %, is charged well enough. */
export const FULL_FROM = 90;
/** A day of sun gives a battery with room more than this, % points. */
export const RISE_OF_A_DAY = 3;
/** Below this a day's loss is the gauge's rounding and says nothing about the panel, % points. */
export const LOSS_SEEN_FROM = 1;
/** Fewer samples do not show a day's rise. */
export const SAMPLES_OF_A_DAY = 6;
/** Full night, all year round from Arica to Coyhaique, local hours. */
export const NIGHT = { from: 22, to: 5 } as const;
/** Gained in the dark, % points: more than a gauge drifts as the battery cools. */
export const NIGHT_GAIN = 5;
/** Between first and last sample of a night. */
export const NIGHT_SPAN: EpochMs = 3 * HOUR_MS;
/** Once may be a person with a charger. */
export const NIGHTS_OF_AN_ANOMALY = 2;

/** Values by a key of their instant, of the last complete days; a null key leaves a sample out. */
function grouped({ t, value }: Samples, today: Days, keyOf: (at: EpochMs) => Days | null) {
  const groups = new Map<Days, { at: number[]; charge: number[] }>();
  t.forEach((at, i) => {
    const key = keyOf(at);
    if (key === null || key < today - TREND_DAYS || key >= today) return;
    const group = groups.get(key) ?? { at: [], charge: [] };
    group.at.push(at);
    group.charge.push(value[i]!);
    groups.set(key, group);
  });
  return [...groups.values()];
}

/** Largest gain (or with `sign` −1, loss) from any sample to a later one. */
function greatestClimb(charge: readonly number[], sign: 1 | -1 = 1): number {
  let lowest = Number.POSITIVE_INFINITY;
  let climb = 0;
  for (const value of charge) {
    lowest = Math.min(lowest, sign * value);
    climb = Math.max(climb, sign * value - lowest);
  }
  return climb;
}

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

function isDischarging(days: readonly number[][]): boolean {
  const lows = days.map((charge) => Math.min(...charge));
  if (lows.length < TREND_DAYS_NEEDED) return false;
  return lows.every((low, i) => i === 0 || low <= lows[i - 1]!) && lows[0]! - lows.at(-1)! >= DISCHARGED_BY;
}

function isSlowCharge(days: readonly number[][]): boolean {
  const seen = days.filter((charge) => charge.length >= SAMPLES_OF_A_DAY);
  if (seen.length < TREND_DAYS_NEEDED || Math.max(...seen.flat()) >= FULL_FROM) return false;
  const used = middle(seen.map((charge) => greatestClimb(charge, -1))) >= LOSS_SEEN_FROM;
  return used && middle(seen.map((charge) => greatestClimb(charge))) < RISE_OF_A_DAY;
}

function nightOf(at: EpochMs): Days | null {
  const hour = hourOfInstant(at);
  if (hour >= NIGHT.from) return dayNumberOfInstant(at);
  return hour < NIGHT.to ? dayNumberOfInstant(at) - 1 : null;
}

function chargesAtNight(samples: Samples, today: Days): boolean {
  const gains = grouped(samples, today, nightOf).filter(
    ({ at, charge }) => at.at(-1)! - at[0]! >= NIGHT_SPAN && charge.at(-1)! - charge[0]! >= NIGHT_GAIN,
  );
  return gains.length >= NIGHTS_OF_AN_ANOMALY;
}

/**
 * What the last five complete days and nights tell of a battery under a solar panel: it only falls; or it is used
 * and never gets much back nor full; or it gains in the dark. With few samples a day only the first can be seen.
 */
export function batteryTrend(samples: Samples, now: EpochMs): HealthCode[] {
  const today = dayNumberOfInstant(now);
  const days = grouped(samples, today, dayNumberOfInstant).map(({ charge }) => charge);
  const codes: HealthCode[] = [];
  if (isDischarging(days)) codes.push('battery_discharging');
  else if (isSlowCharge(days)) codes.push('battery_slow_charge');
  if (chargesAtNight(samples, today)) codes.push('battery_charge_anomaly');
  return codes;
}
