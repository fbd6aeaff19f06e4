import { addDays, type EpochMs, HOUR_MS, startOfDay } from '@vigia/domain';
import type { DeviceData } from '../device/device-panel.tsx';
import type { Samples } from '../sample-series.ts';
import type { SignalData, SignalReading } from '../signal/signal-series.ts';
import { TODAY } from './demo-season.ts';

/** Thirty days of a device: hourly readings, two days of silence because of a low battery. */
const START = startOfDay(addDays(TODAY, -30));
const HOURS = 30 * 24;
const SILENCE = { from: 13 * 24, to: 15 * 24 + 6 };

const times: EpochMs[] = Array.from({ length: HOURS }, (_, i) => START + i * HOUR_MS).filter(
  (_, i) => i < SILENCE.from || i >= SILENCE.to,
);
const hourOf = (t: EpochMs) => (t - START) / HOUR_MS;

function samples(value: (hour: number) => number | null, every = 1): Samples {
  const t = times.filter((at) => hourOf(at) % every === 0);
  return { t, values: t.map((at) => value(hourOf(at))) };
}

const sun = (hour: number) => Math.sin(((hour - 9) / 24) * 2 * Math.PI);
const weather = (hour: number) => Math.sin(hour / 53) + 0.5 * Math.sin(hour / 17 + 1);
const whole = (value: number) => Math.round(value * 10) / 10;

export const DEVICE: DeviceData = {
  battery: samples((hour) =>
    Math.round(
      Math.max(18, 82 - (hour < SILENCE.from ? hour * 0.19 : (hour - SILENCE.to) * 0.04) + 3 * sun(hour)),
    ),
  ),
  temperature: samples((hour) => whole(14 + hour * 0.006 + 8 * sun(hour) + 2 * weather(hour))),
  humidity: samples((hour) => Math.round(Math.min(99, 66 - 22 * sun(hour) - 5 * weather(hour)))),
};

export const DEVICE_FOR_SUPER_ADMIN: DeviceData = {
  ...DEVICE,
  altitude: samples((hour) => Math.round(412 + 14 * weather(hour)), 3),
  gas: samples((hour) => Math.round(51_200 + 6_400 * weather(hour) - 3_000 * sun(hour)), 3),
};

/** Mostly 4G, 3G when 4G is lost, sometimes 2G. */
function readingAt(t: EpochMs, i: number): SignalReading {
  const swing = weather(hourOf(t));
  const lost = Math.sin(i * 0.37) > 0.8;
  const older = Math.sin(i * 0.37) > 0.97;
  if (older) return { at: t, operator: 'Entel', figures: { rssi: Math.round(-93 + 6 * swing) } };
  if (lost)
    return {
      at: t,
      operator: 'Entel',
      figures: { rscp: Math.round(-81 + 7 * swing), ecio: Math.round(-9 + 3 * swing) },
    };
  return {
    at: t,
    operator: 'Entel',
    figures: { rsrp: Math.round(-99 + 9 * swing), rsrq: Math.round(-12 + 3 * swing) },
  };
}

export const SIGNAL: SignalData = {
  serial: 'VG-2M-0107',
  readings: times.filter((t) => hourOf(t) % 4 === 0).map(readingAt),
};
export const SIGNAL_OLD_DEVICE: SignalData = { ...SIGNAL, serial: 'VG-1A-0031' };
