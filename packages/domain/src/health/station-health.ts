import { dayNumberOfInstant, startOfDay } from '../calendar/day.ts';
import { isoDateOfDayNumber } from '../calendar/iso-date.ts';
import { EVERY_DAY } from '../captures/weekdays.ts';
import { observeBattery } from './battery.ts';
import { observeCamera } from './cameras.ts';
import { HEALTH_ROWS, type HealthRowId, type HealthView } from './codes.ts';
import { observeConnection } from './connection.ts';
import { observeSelfTest, observeSignal } from './diagnostics.ts';
import { type CameraNumber, HEALTH_WINDOW_DAYS, type StationHealthInput } from './input.ts';
import {
  type HealthPart,
  type HealthRows,
  NOT_FITTED,
  type Observation,
  partOf,
  type StationHealth,
  worstOf,
} from './parts.ts';
import { listWithin, presentSamples, type Samples, type Span } from './samples.ts';
import { observeWeatherSensor } from './weather-sensor.ts';

function windowOf({ now, windowDays = HEALTH_WINDOW_DAYS, events = [] }: StationHealthInput): Span {
  if (!Number.isInteger(windowDays) || windowDays < 1) {
    throw new RangeError(`not a number of days: ${windowDays}`);
  }
  const first = startOfDay(isoDateOfDayNumber(dayNumberOfInstant(now) - windowDays));
  const installs = events.filter(({ type, at }) => type !== 'iot_device_connection_attempt' && at <= now);
  return { from: Math.max(first, ...installs.map(({ at }) => at)), to: now };
}

const NO_SAMPLES: Samples = { t: new Float64Array(), value: new Float64Array() };

/** What lies in the window, by quantity. */
function received(input: StationHealthInput) {
  const span = windowOf(input);
  const { climate, battery, otherReadings = [], images } = input;
  const { signal = [], selfTests = [], logs = [], events = [] } = input;
  const column = (values: Float64Array | undefined): Samples =>
    values ? presentSamples(climate.t, values, span) : NO_SAMPLES;
  return {
    weather: {
      temperature: column(climate.temperature),
      humidity: column(climate.humidity),
      altitude: column(climate.altitude),
      gas: column(climate.gas),
    },
    battery: presentSamples(battery.t, battery.percentage, span),
    otherReadings: listWithin(otherReadings, (at) => at, span),
    images: listWithin(images, (image) => image.takenAt, span),
    signal: listWithin(signal, (reading) => reading.at, span),
    selfTests: listWithin(selfTests, (test) => test.at, span),
    logTimes: listWithin(
      logs.map((log) => log.uploadedAt ?? log.at),
      (at) => at,
      span,
    ),
    attempts: listWithin(events, (event) => event.at, span).filter(
      ({ type }) => type === 'iot_device_connection_attempt',
    ),
  };
}

/** Every sign of life, ascending. */
function contactsOf(data: ReturnType<typeof received>): Float64Array {
  const { weather, battery, otherReadings, images, signal, selfTests, logTimes, attempts } = data;
  return Float64Array.from([
    ...Object.values(weather).flatMap(({ t }) => Array.from(t)),
    ...battery.t,
    ...otherReadings,
    ...images.map(({ takenAt }) => takenAt),
    ...[...signal, ...selfTests, ...attempts].map(({ at }) => at),
    ...logTimes,
  ]).sort();
}

/** The findings of each row; `not-fitted` for a camera that does not exist. */
export type HealthObservations = Readonly<Record<HealthRowId, Observation | 'not-fitted'>>;

/**
 * What a station or device sent in the window (14 days by default), checked row by row.
 *
 * @throws {RangeError} columns of unequal length, infinite values, unsorted times or ones that are no times
 *     (SampleTimeError), an invalid self-test code or number of days
 */
export function observeHealth(input: StationHealthInput): HealthObservations {
  const { now, windowDays = HEALTH_WINDOW_DAYS, cameras = { 1: { weekdays: EVERY_DAY } } } = input;
  const data = received(input);
  const contacts = contactsOf(data);
  const lastContact = contacts.at(-1) ?? now;
  const camera = (number: CameraNumber) => {
    const images = data.images.filter((image) => (image.camera ?? 1) === number);
    if (images.length === 0 && !cameras[number]) return 'not-fitted';
    return observeCamera(images, cameras[number]?.weekdays ?? EVERY_DAY, now);
  };
  return {
    selftest: observeSelfTest(data.selfTests, lastContact),
    signal: observeSignal(data.signal, lastContact),
    connection: observeConnection(contacts, now, windowDays),
    battery: observeBattery(data.battery, now, lastContact),
    camera_1: camera(1),
    camera_2: camera(2),
    weather_sensor: observeWeatherSensor(data.weather, now),
  };
}

/** The rows of a view: `user` leaves out what only those who look after devices see. */
export function rowsFor(seen: HealthObservations, view: HealthView): HealthRows {
  const rowOf = (id: HealthRowId): [HealthRowId, HealthPart] => {
    const observation = seen[id];
    return [id, observation === 'not-fitted' ? NOT_FITTED : partOf(observation, view)];
  };
  return Object.fromEntries(HEALTH_ROWS.map(rowOf)) as Record<HealthRowId, HealthPart>;
}

/**
 * The seven rows of a station's or device's health from what it sent in the window. Throws as `observeHealth` does.
 *
 * @param view `user` leaves out what only those who look after devices see (`INTERNAL_CODES`)
 * @returns a row without data is `unknown` with `no_data`; a camera that is not fitted is `unknown` without errors
 */
export const healthRows = (input: StationHealthInput, view: HealthView = 'internal'): HealthRows =>
  rowsFor(observeHealth(input), view);

/** Both cameras as one part: the worse state, the later image, what is wrong with either; images of the main one. */
function imagesOf(main: HealthPart, second: HealthPart): HealthPart {
  if (second.lastDate === null && second.errors.length === 0) return main;
  const dates = [main.lastDate, second.lastDate].filter((date) => date !== null);
  return {
    state: worstOf([main.state, second.state])!,
    lastDate: dates.length === 0 ? null : Math.max(...dates),
    lastValue: main.lastValue,
    errors: [...new Set([...main.errors, ...second.errors])],
  };
}

/** The four parts a grower sees of a station, from what it sent in the window. Throws as `healthRows` does. */
export function stationHealth(input: StationHealthInput): StationHealth {
  const rows = healthRows(input, 'user');
  return {
    connection: rows.connection,
    energy: rows.battery,
    images: imagesOf(rows.camera_1, rows.camera_2),
    sensors: rows.weather_sensor,
  };
}
