import type { DeviceReading } from '@vigia/api/contract';
import { DAY_MS, type EpochMs, HOUR_MS } from '@vigia/domain';
import { randomFor } from '../seed/random.ts';

/** The device that is imitated, and how often it measures. */
export interface Imitation {
  readonly serial: string;
  /** Time between two readings, ms; an hour at most. */
  readonly every: number;
}

const MINUTE_MS = 60_000;
/** Hours by which the warmest, and the sunniest, moment of a day in central Chile comes after 0:00 UTC. */
const WARMEST_HOUR = 20;
const SUNNIEST_HOUR = 17;

/** The instants of readings after one and up to another, at whole multiples of the interval, epoch ms. */
export function instantsBetween(after: EpochMs, until: EpochMs, every: number): EpochMs[] {
  const first = (Math.floor(after / every) + 1) * every;
  return Array.from(
    { length: Math.max(0, Math.floor((until - first) / every) + 1) },
    (_, i) => first + i * every,
  );
}

/**
 * What the device measures at an instant: climate, weather, battery and, on the hour, signal. The same device and
 * instant always give the same values, so that sending them again changes nothing.
 */
export function readingsAt({ serial, every }: Imitation, at: EpochMs): DeviceReading[] {
  const t = new Date(at).toISOString();
  const random = randomFor(`${serial}/${at}`);
  const climate = climateAt(at, random.normal());
  const rain = rainAt(serial, at, every);
  const sun = Math.max(0, waveOf(at, SUNNIEST_HOUR));
  const readings: DeviceReading[] = [
    {
      category: 'thpg',
      t,
      ambient_temperature_c: rounded(climate.temperature),
      ambient_humidity_rh: rounded(rain > 0 ? 96 : climate.humidity),
    },
    {
      category: 'weather',
      t,
      rain_mm: rain,
      solar_radiation_w_m2: Math.round(920 * sun * (rain > 0 ? 0.2 : 1)),
      wind_speed_km_h: rounded(3 + 9 * sun + 2 * random.next()),
      leaf_wetness_min: rain > 0 || climate.humidity > 90 ? every / MINUTE_MS : 0,
      soil_moisture_pct: rounded(26 - 4 * sun + 0.3 * random.next()),
      soil_temperature_c: rounded(13 + 3 * waveOf(at, WARMEST_HOUR + 3)),
    },
    { category: 'battery', t, battery_percentage: rounded(84 + 9 * waveOf(at, WARMEST_HOUR)) },
  ];
  if (at % HOUR_MS !== 0) return readings;
  const network = { signal_operator_name: 'Entel', signal_band: 'LTE B28' };
  const strength = { signal_rsrp: random.integer(-104, -88), signal_rsrq: random.integer(-13, -8) };
  return [...readings, { category: 'signal', t, ...network, ...strength }];
}

/** A day's course between −1 and 1, at its highest at an hour of UTC. */
const waveOf = (at: EpochMs, hour: number): number => Math.cos((2 * Math.PI * (at / HOUR_MS - hour)) / 24);

/** °C and %: the warmer, the drier. */
function climateAt(at: EpochMs, chance: number): { temperature: number; humidity: number } {
  const wave = waveOf(at, WARMEST_HOUR);
  const temperature = 15 + 8 * wave + 0.4 * chance;
  return { temperature, humidity: Math.min(98, 66 - 28 * wave - chance) };
}

/** Rain of the interval, mm: a shower of three hours on every fourth day or so. */
function rainAt(serial: string, at: EpochMs, every: number): number {
  const day = Math.floor(at / DAY_MS);
  const weather = randomFor(`${serial}/rain/${day}`);
  const rains = weather.next() < 0.25;
  const start = weather.integer(2, 20);
  const hour = (at % DAY_MS) / HOUR_MS;
  return rains && hour >= start && hour < start + 3 ? rounded((1.6 * every) / HOUR_MS) : 0;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
