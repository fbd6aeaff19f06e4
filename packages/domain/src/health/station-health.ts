import { dayNumberOfInstant } from '../calendar/day.ts';
import { HOUR_MS } from '../calendar/zone.ts';
import type { Days, EpochMs } from '../units.ts';
import type { HealthCode } from './codes.ts';
import { type HealthPart, NO_DATA, type StationHealth } from './parts.ts';
import { sensorFaults } from './sensor-faults.ts';

/** Complete days looked at before today (the specification's `compute_days`). */
export const HEALTH_WINDOW_DAYS: Days = 14;

/** Devices report every 15–60 min: a day of silence is 24 reports missed or more, no passing lack of signal. */
export const CONNECTION_LOST_AFTER: EpochMs = 24 * HOUR_MS;
/** Under 20 h of data a day gives no degree-days, so below this mean the models of the station have holes. */
export const FREQUENT_HOURS_PER_DAY = 20;
/** Under 40 % a cloudy week can empty the battery; under 20 % the device stops taking photos to save itself. */
export const BATTERY_MEDIUM_BELOW = 40;
export const BATTERY_LOW_BELOW = 20;
/** Photos are daily: a day and a half without one is one missed, three days are no accident. */
export const IMAGE_LATE_AFTER: EpochMs = 36 * HOUR_MS;
export const IMAGE_LOST_AFTER: EpochMs = 72 * HOUR_MS;
/** Climate this old while other parts still report is the sensor's silence, not the network's. */
export const SENSOR_SILENT_AFTER: EpochMs = 6 * HOUR_MS;

/** Everything received in the window, each list oldest first; NaN is a missing value. */
export interface StationHealthInput {
  readonly now: EpochMs;
  /** Hourly means: `t` the hours' beginnings. */
  readonly climate: {
    readonly t: Float64Array;
    readonly temperature: Float64Array;
    readonly humidity: Float64Array;
  };
  readonly battery: { readonly t: Float64Array; readonly percentage: Float64Array };
  readonly images: Float64Array;
}

const lastPresent = (values: Float64Array): number => values.findLastIndex((value) => !Number.isNaN(value));

/** Instants at which at least one of the values is there. */
const presentAt = (t: Float64Array, ...values: readonly Float64Array[]): Float64Array =>
  t.filter((_, i) => values.some((list) => !Number.isNaN(list[i] ?? Number.NaN)));

/** Mean hours with any data over the complete days of the window since the station was first heard. */
function meanHoursPerDay(contacts: readonly EpochMs[], now: EpochMs): number | null {
  const today = dayNumberOfInstant(now);
  const firstHeard = Math.min(...contacts.map(dayNumberOfInstant));
  const days = Math.min(HEALTH_WINDOW_DAYS, today - firstHeard - 1);
  if (days < 1) return null;
  const inWindow = contacts.filter((at) => {
    const day = dayNumberOfInstant(at);
    return day < today && day >= today - days;
  });
  return new Set(inWindow.map((at) => Math.floor(at / HOUR_MS))).size / days;
}

function connectionPart(contacts: readonly EpochMs[], now: EpochMs): HealthPart {
  if (contacts.length === 0) return NO_DATA;
  const lastDate = Math.max(...contacts);
  const hours = meanHoursPerDay(contacts, now);
  const errors: HealthCode[] = [];
  if (now - lastDate > CONNECTION_LOST_AFTER) errors.push('connection_lost');
  if (hours !== null && hours < FREQUENT_HOURS_PER_DAY) errors.push('connection_infrequent');
  return {
    state: errors.includes('connection_lost') ? 'error' : errors.length > 0 ? 'warning' : 'ok',
    lastDate,
    lastValue: hours === null ? null : { value: hours, unit: 'hours-per-day' },
    errors,
  };
}

function energyPart({ t, percentage }: StationHealthInput['battery']): HealthPart {
  const index = lastPresent(percentage);
  if (index < 0) return NO_DATA;
  const value = percentage[index]!;
  const errors: HealthCode[] =
    value < BATTERY_LOW_BELOW ? ['battery_low'] : value < BATTERY_MEDIUM_BELOW ? ['battery_medium'] : [];
  return {
    state: errors[0] === 'battery_low' ? 'error' : errors[0] === 'battery_medium' ? 'warning' : 'ok',
    lastDate: t[index]!,
    lastValue: { value, unit: 'percent' },
    errors,
  };
}

function imagesPart(images: Float64Array, now: EpochMs): HealthPart {
  const lastDate = images.at(-1);
  if (lastDate === undefined) return NO_DATA;
  const age = now - lastDate;
  return {
    state: age > IMAGE_LOST_AFTER ? 'error' : age > IMAGE_LATE_AFTER ? 'warning' : 'ok',
    lastDate,
    lastValue: { value: images.length, unit: 'images' },
    errors: age > IMAGE_LATE_AFTER ? ['missing_data'] : [],
  };
}

/** The sensor is as silent as the quieter of its two channels. */
function sensorsPart({ t, temperature, humidity }: StationHealthInput['climate'], now: EpochMs): HealthPart {
  const channels = [lastPresent(temperature), lastPresent(humidity)];
  const last = Math.max(...channels);
  if (last < 0) return NO_DATA;
  const silence = now - (t[Math.min(...channels)] ?? Number.NEGATIVE_INFINITY);
  const faults = sensorFaults(temperature, humidity);
  const silent = silence > SENSOR_SILENT_AFTER;
  return {
    state: faults.length > 0 || silence > CONNECTION_LOST_AFTER ? 'error' : silent ? 'warning' : 'ok',
    lastDate: t[last]!,
    lastValue: Number.isNaN(temperature[last]!) ? null : { value: temperature[last]!, unit: 'celsius' },
    errors: silent ? [...faults, 'missing_data'] : faults,
  };
}

/** State of the parts of a station from what it sent in the last 14 days. */
export function stationHealth(input: StationHealthInput): StationHealth {
  const { climate, battery, images, now } = input;
  const contacts = [
    ...presentAt(climate.t, climate.temperature, climate.humidity),
    ...presentAt(battery.t, battery.percentage),
    ...images,
  ];
  return {
    connection: connectionPart(contacts, now),
    energy: energyPart(battery),
    images: imagesPart(images, now),
    sensors: sensorsPart(climate, now),
  };
}
