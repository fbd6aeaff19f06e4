import { HOUR_MS } from '../calendar/durations.ts';
import type { EpochMs } from '../units.ts';
import { type Samples, tailOf } from './samples.ts';

/** Well beyond what orchards of Chile ever measure; a broken sensor tends to read the ends of its range, °C. */
export const PLAUSIBLE_TEMPERATURE = { min: -30, max: 55 } as const;
/** Capacitive sensors drift a little above saturation; more is a fault, %. */
export const PLAUSIBLE_HUMIDITY = { min: 0, max: 105 } as const;
/** Orchards lie from the sea to 3,500 m; weather moves the height by air pressure by a few hundred metres, m. */
export const PLAUSIBLE_ALTITUDE = { min: -500, max: 4500 } as const;
/** A deep low after a strong high, 50 hPa within two days, is some 450 m. */
export const ALTITUDE_SWING = 600;
/** Where metal-oxide gas sensors measure at all, Ω; a broken heater reads zero or the end of its range. */
export const PLAUSIBLE_GAS = { min: 100, max: 13_000_000 } as const;
/** Values that repeat to the last digit for so long are a frozen sensor: day and night differ everywhere. */
export const FLAT_FOR: EpochMs = 23 * HOUR_MS;
/** Fewer samples in that time prove nothing. */
export const FLAT_SAMPLES = 12;
/** Fog holds the air at saturation for days, so a flat line up there is weather, %. */
export const SATURATED_FROM = 98;
/** Only the latest stretch matters: a fault that was repaired is no fault now. */
export const FAULT_LOOK_BACK: EpochMs = 47 * HOUR_MS;

/** The last values are all the same, over a long enough time and in enough samples. */
function isFlat({ t, value }: Samples): boolean {
  const last = value.length - 1;
  const first = value.findLastIndex((one) => one !== value[last]) + 1;
  return last - first + 1 >= FLAT_SAMPLES && t[last]! - t[first]! >= FLAT_FOR;
}

const leaves = (samples: Samples, { min, max }: { min: number; max: number }): boolean =>
  tailOf(samples, FAULT_LOOK_BACK).value.some((value) => value < min || value > max);

export const isBadTemperature = (samples: Samples): boolean =>
  leaves(samples, PLAUSIBLE_TEMPERATURE) || isFlat(samples);

export function isBadHumidity(samples: Samples): boolean {
  const frozen = isFlat(samples) && samples.value.at(-1)! < SATURATED_FROM;
  return leaves(samples, PLAUSIBLE_HUMIDITY) || frozen;
}

export function isBadPressure(samples: Samples): boolean {
  const { value } = tailOf(samples, FAULT_LOOK_BACK);
  const swings = value.length > 0 && Math.max(...value) - Math.min(...value) > ALTITUDE_SWING;
  return leaves(samples, PLAUSIBLE_ALTITUDE) || swings || isFlat(samples);
}

export const isBadGas = (samples: Samples): boolean => leaves(samples, PLAUSIBLE_GAS) || isFlat(samples);
