import { type EpochMs, endOfDay, startOfDay } from '@vigia/domain';
import {
  generationOf,
  type HealthEvent,
  type SignalReading,
  type StationHealthInput,
} from '@vigia/domain/devices';
import type { HealthData } from '../stores/devices/health-data.ts';
import type { HealthReports } from '../stores/devices/health-reports.ts';

/** The stored data of a station or device as input of the domain's health rules. */
export function healthInput(
  { readings, photos, signals, selfTests, attempts, uploads, moves, hardware }: HealthData,
  { now, windowDays }: Pick<StationHealthInput, 'now'> & { readonly windowDays: number },
): StationHealthInput {
  const t = Float64Array.from(readings.t);
  const column = (values: readonly (number | null)[]) =>
    Float64Array.from(values, (value) => value ?? Number.NaN);
  const tried = attempts.map((at): HealthEvent => ({ type: 'iot_device_connection_attempt', at }));
  return {
    now,
    windowDays,
    climate: {
      t,
      temperature: column(readings.temperature),
      humidity: column(readings.humidity),
      altitude: column(readings.altitude),
      gas: column(readings.gas),
    },
    battery: { t, percentage: column(readings.battery) },
    otherReadings: readings.weather,
    images: photos,
    signal: signals.flatMap(({ at, figures }): SignalReading[] => {
      const generation = generationOf(figures);
      return generation === null ? [] : [{ at, generation, ...figures }];
    }),
    selfTests,
    logs: uploads.map((at) => ({ at })),
    events: [...tried, ...moves.map(arrival)],
    ...(hardware && { cameras: camerasOf(hardware) }),
  };
}

/** As with its data, a device counts from the beginning of the day its install is reported for; a swap at once. */
const arrival = ({ type, at, date }: HealthReports['moves'][number]): HealthEvent => ({
  type,
  at: type === 'device_install' ? startOfDay(date) : at,
});

type Cameras = NonNullable<StationHealthInput['cameras']>;

function camerasOf({ camera_1_config, camera_2_config }: NonNullable<HealthReports['hardware']>): Cameras {
  const fitted = (config: typeof camera_1_config) =>
    config.enabled ? { weekdays: config.trigger_weekdays } : undefined;
  const [first, second] = [fitted(camera_1_config), fitted(camera_2_config)];
  return { ...(first && { 1: first }), ...(second && { 2: second }) };
}

/** The end of a day, or now when it is not over. */
export const endOrNow = (day: Parameters<typeof endOfDay>[0], now: EpochMs): EpochMs =>
  Math.min(endOfDay(day) - 1, now);
