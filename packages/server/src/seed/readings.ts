import { DAY_MS, HOUR_MS, startOfDay } from '@vigia/domain';
import type { StationReadings } from '../stores/measurements/readings.ts';
import { type Fault, hasFault } from './faults.ts';
import { randomFor } from './random.ts';
import { hourIndex, type StationClimate } from './station-climate.ts';
import type { DemoStation } from './stations.ts';

/** Readings of a station: one entry per hour that reached the server. */
export interface DemoReadings extends StationReadings {
  readonly rain: Float64Array;
}

/** Days since the station with the low battery lost its solar panel. */
const DRAINING_DAYS = 24;
const DRAINED_TO = 13;

/**
 * The hours of a station's climate that reached the server, from its first day in the field to `end`
 * (excluded).
 */
export function stationReadings(
  station: DemoStation,
  climate: StationClimate,
  faults: readonly Fault[],
  end: number,
): DemoReadings {
  const from = Math.ceil(startOfDay(station.installed) / HOUR_MS) * HOUR_MS;
  const hours = Math.max(0, Math.floor((end - from) / HOUR_MS));
  const out = {
    t: new Float64Array(hours),
    temperature: new Float64Array(hours),
    humidity: new Float64Array(hours),
    rain: new Float64Array(hours),
    battery: new Float64Array(hours),
  };
  const charge = batteryOf(station, end);
  let count = 0;
  for (let at = from; at < from + hours * HOUR_MS; at += HOUR_MS) {
    if (hasFault(faults, 'silent', at)) continue;
    const i = hourIndex(climate, at);
    const blind = hasFault(faults, 'sensor', at);
    out.t[count] = at;
    out.temperature[count] = blind ? Number.NaN : (climate.temperature[i] as number);
    out.humidity[count] = blind ? Number.NaN : (climate.humidity[i] as number);
    out.rain[count] = blind ? Number.NaN : (climate.rain[i] as number);
    out.battery[count] = charge(at);
    count += 1;
  }
  return {
    t: out.t.subarray(0, count),
    temperature: out.temperature.subarray(0, count),
    humidity: out.humidity.subarray(0, count),
    rain: out.rain.subarray(0, count),
    battery: out.battery.subarray(0, count),
  };
}

/** Battery charge, whole %: higher in summer than in winter, and in the afternoon than at dawn. */
function batteryOf(station: DemoStation, end: number): (at: number) => number {
  const random = randomFor(`battery/${station.name}`);
  const level = random.between(84, 92);
  const winterDip = random.between(5, 14);
  const drainingSince = station.story === 'low-battery' ? end - DRAINING_DAYS * DAY_MS : end;
  return (at) => {
    const yearTurn = (2 * Math.PI * at) / (365.25 * DAY_MS); // 0 at New Year, the southern summer
    const dayTurn = (2 * Math.PI * ((at / HOUR_MS - 20) % 24)) / 24; // fullest at 20 h UTC, the late afternoon
    const usual = level - (winterDip * (1 - Math.cos(yearTurn))) / 2 + 3 * Math.cos(dayTurn);
    const drained = Math.max(0, at - drainingSince) / (end - drainingSince || 1);
    return Math.round(Math.min(100, usual * (1 - drained) + DRAINED_TO * drained));
  };
}
