import { hoursOfDay, type StationHealthInput } from '@vigia/domain';
import type { HealthDay } from '../stores/health-data.ts';

interface HealthData {
  readonly days: readonly HealthDay[];
  readonly photos: Float64Array;
}

/** A station's stored days as the domain's health rules take them; hours ahead of `now` are not missing. */
export function healthInput(
  { days, photos }: HealthData,
  now: number,
  windowDays: number,
): StationHealthInput {
  const hours = days.flatMap(({ date, temperature, humidity }) =>
    Array.from(
      hoursOfDay(date),
      (t, i) => [t, temperature[i] ?? Number.NaN, humidity[i] ?? Number.NaN] as const,
    ),
  );
  const past = hours.filter(([t]) => t <= now);
  const batteries = days.filter((day) => day.batteryMin !== null);
  return {
    now,
    windowDays,
    climate: {
      t: Float64Array.from(past, ([t]) => t),
      temperature: Float64Array.from(past, ([, temperature]) => temperature),
      humidity: Float64Array.from(past, ([, , humidity]) => humidity),
    },
    battery: {
      t: Float64Array.from(batteries, (day) => day.lastReading),
      percentage: Float64Array.from(batteries, (day) => day.batteryMin!),
    },
    images: Array.from(photos, (takenAt) => ({ takenAt })),
  };
}
