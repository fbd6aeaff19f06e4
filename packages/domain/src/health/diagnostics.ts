import { DAY_MS } from '../calendar/durations.ts';
import { type SignalLevel, signalLevel } from '../signal/daily-signal.ts';
import {
  FIGURES_OF_GENERATION,
  SIGNAL_QUALITIES,
  type SignalQuality,
  signalQuality,
} from '../signal/quality.ts';
import { type SelfTestPart, selfTestErrors } from '../signal/self-test.ts';
import type { EpochMs } from '../units.ts';
import type { HealthCode } from './codes.ts';
import type { SelfTestReading, SignalReading } from './input.ts';
import { error, type Finding, type Observation, warning } from './parts.ts';

/** Sent once a day: one may get lost, but three days without any while the device reports are no accident. */
export const DAILY_REPORT_LATE_AFTER: EpochMs = 3 * DAY_MS;
/** Signal swings with weather and traffic, so the middle one of so many readings is judged. */
export const SIGNAL_READINGS = 3;

const late = (at: EpochMs, lastContact: EpochMs): Finding[] =>
  lastContact - at > DAILY_REPORT_LATE_AFTER ? [warning('missing_data')] : [];

const QUALITY_OF_LEVEL: Readonly<Record<SignalLevel, SignalQuality>> = {
  best: 'excellent',
  high: 'good',
  medium: 'good',
  low: 'fair',
  worst: 'poor',
};

function qualityOf(reading: SignalReading): SignalQuality | null {
  if (reading.generation !== 'daily') return signalQuality(reading.generation, reading);
  const level = signalLevel(reading.dbm);
  return level && QUALITY_OF_LEVEL[level];
}

function strengthOf(reading: SignalReading): number | null {
  if (reading.generation === 'daily') return reading.dbm;
  return reading[FIGURES_OF_GENERATION[reading.generation][0]!] ?? null;
}

const SIGNAL_FINDINGS: Readonly<Record<SignalQuality, readonly Finding[]>> = {
  excellent: [],
  good: [],
  fair: [warning('signal_low')],
  poor: [error('signal_low')],
};

/** The middle of the last readings, the worse one of an even number. Readings without a known figure do not count. */
export function observeSignal(readings: readonly SignalReading[], lastContact: EpochMs): Observation {
  const known = readings.flatMap((reading) => {
    const quality = qualityOf(reading);
    return quality === null ? [] : [{ reading, rank: SIGNAL_QUALITIES.indexOf(quality) }];
  });
  const last = known.at(-1);
  if (last === undefined) return null;
  const ranks = known
    .slice(-SIGNAL_READINGS)
    .map(({ rank }) => rank)
    .sort((a, b) => a - b);
  const quality = SIGNAL_QUALITIES[ranks[Math.floor(ranks.length / 2)]!]!;
  const value = strengthOf(last.reading);
  return {
    lastDate: last.reading.at,
    lastValue: value === null ? null : { value, unit: 'dbm' },
    findings: [...SIGNAL_FINDINGS[quality], ...late(last.reading.at, lastContact)],
  };
}

const CODE_OF_PART: Readonly<Record<SelfTestPart, HealthCode>> = {
  sd: 'selftest_sd_error',
  sensor: 'selftest_sensor_error',
  flash: 'selftest_flash_error',
  camera: 'selftest_camera_error',
  rtc: 'selftest_rtc_error',
};

/** The last test counts: what failed before and passes now was repaired. */
export function observeSelfTest(tests: readonly SelfTestReading[], lastContact: EpochMs): Observation {
  const last = tests.at(-1);
  if (last === undefined) return null;
  return {
    lastDate: last.at,
    lastValue: { value: last.code, unit: 'self-test-code' },
    findings: [
      ...selfTestErrors(last.code).map((part) => error(CODE_OF_PART[part])),
      ...late(last.at, lastContact),
    ],
  };
}
