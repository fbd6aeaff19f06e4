import type { HealthCode } from './codes.ts';

/** Well beyond what orchards of Chile ever measure; a broken sensor tends to read the ends of its range. */
export const PLAUSIBLE_TEMPERATURE = { min: -30, max: 55 } as const;
/** Capacitive sensors drift a little above saturation; more is a fault. */
export const PLAUSIBLE_HUMIDITY = { min: 0, max: 105 } as const;
/** Hourly means that repeat to the last digit for so long are a frozen sensor: day and night differ everywhere. */
export const FLAT_HOURS = 24;
/** Fog holds the air at saturation for days, so a flat line up there is weather. */
export const SATURATED_FROM = 98;
/** Only the latest stretch matters: a fault that was repaired is no fault now. */
export const FAULT_LOOK_BACK_HOURS = 48;

const presentTail = (values: Float64Array): Float64Array =>
  values.slice(-FAULT_LOOK_BACK_HOURS).filter((value) => !Number.isNaN(value));

function isFlat(values: Float64Array): boolean {
  const tail = values.slice(-FLAT_HOURS);
  return tail.length === FLAT_HOURS && tail.every((value) => value === tail[0]);
}

const leaves = (values: Float64Array, { min, max }: { min: number; max: number }): boolean =>
  values.some((value) => value < min || value > max);

/** Faults of temperature and humidity that show in the last two days of hourly means (NaN = missing). */
export function sensorFaults(temperature: Float64Array, humidity: Float64Array): HealthCode[] {
  const t = presentTail(temperature);
  const rh = presentTail(humidity);
  const faults: HealthCode[] = [];
  if (leaves(t, PLAUSIBLE_TEMPERATURE) || isFlat(t)) faults.push('sensor_bad_temperature');
  const frozen = isFlat(rh) && rh.at(-1)! < SATURATED_FROM;
  if (leaves(rh, PLAUSIBLE_HUMIDITY) || frozen) faults.push('sensor_bad_humidity');
  return faults;
}
