import {
  COLUMN_MEASURES,
  type DeviceReading,
  MAX_SET_APART,
  type MeasureColumn,
  type SetApartSummary,
} from '@vigia/api/contract';
import { DAY_MS, type EpochMs, isPlausible } from '@vigia/domain';
import { countSetApart, type SetApartReason } from '@vigia/domain/devices';
import { implausibleInWords, SET_APART_WORDS, setApartInWords } from '@vigia/domain/es';
import * as z from 'zod/mini';
import { isMeasured } from './device-measures.ts';

/** Clocks of devices drift by seconds a day. A clock that is further ahead is wrong. */
const CLOCK_AHEAD: EpochMs = DAY_MS;
/** A memory card holds a season or two. An older reading comes from a clock that was reset. */
const OLDEST: EpochMs = 3 * 366 * DAY_MS;
/** Larger signal values are invalid, and self-test codes have 31 bits. */
const LARGEST_SIGNAL = 1e9;
const LARGEST_CODE = 2 ** 31 - 1;

/** The limits of the instants that a device may send. */
export interface TimeBounds {
  readonly now: EpochMs;
  /** Epoch ms; raw data before it was deleted, and its sums cannot be computed anew. Null: none was deleted. */
  readonly border: EpochMs | null;
}

/** A reading that cannot be stored in the tables of readings. */
export interface ApartReading {
  readonly reading: DeviceReading;
  readonly reason: SetApartReason;
}

export interface SiftedBatch {
  /**
   * Readings with a possible instant. Climate, weather and battery out of range are among them, for the health
   * check.
   */
  readonly kept: readonly DeviceReading[];
  readonly apart: readonly ApartReading[];
  /** Summary of all values that are not used; undefined when every value is possible. */
  readonly summary: SetApartSummary | undefined;
}

interface Fault {
  readonly field: string;
  readonly reason: SetApartReason;
  readonly message: string;
}

/** Separates the readings of a batch that can be stored from impossible ones. */
export function siftBatch(readings: readonly DeviceReading[], bounds: TimeBounds): SiftedBatch {
  const kept: DeviceReading[] = [];
  const apart: ApartReading[] = [];
  const counts: Partial<Record<SetApartReason, number>> = {};
  const details: SetApartSummary['details'] = [];
  for (const [index, reading] of readings.entries()) {
    const unstorable = timeFault(reading, bounds) ?? figureFault(reading);
    if (unstorable === undefined) kept.push(reading);
    else apart.push({ reading, reason: unstorable.reason });
    const faults = unstorable === undefined ? sensorFaults(reading) : [unstorable];
    const [first] = faults;
    if (first === undefined) continue;
    counts[first.reason] = (counts[first.reason] ?? 0) + 1;
    for (const { field, message } of faults) {
      if (details.length < MAX_SET_APART) details.push({ field: `readings.${index}.${field}`, message });
    }
  }
  const count = countSetApart(counts);
  const summary = count === 0 ? undefined : { readings: count, text: setApartInWords(counts), details };
  return { kept, apart, summary };
}

/** Why nothing can have been measured at an instant; undefined for a possible one. */
export function reasonOfTime(at: EpochMs, { now, border }: TimeBounds): SetApartReason | undefined {
  if (at > now + CLOCK_AHEAD) return 'future';
  return at < Math.max(now - OLDEST, border ?? 0) ? 'too-old' : undefined;
}

const OfACalendar = z.iso.datetime({ offset: true });

function timeFault({ t }: DeviceReading, bounds: TimeBounds): Fault | undefined {
  const exists = z.safeParse(OfACalendar, t).success;
  const reason = exists ? reasonOfTime(Date.parse(t), bounds) : 'no-such-instant';
  return reason && { field: 't', reason, message: SET_APART_WORDS[reason] };
}

/** A value that its table cannot hold, or an impossible position. */
function figureFault(reading: DeviceReading): Fault | undefined {
  const [field] = Object.entries(limitsOf(reading)).find(([, isWithin]) => !isWithin) ?? [];
  if (field === undefined) return undefined;
  return { field, reason: 'out-of-range', message: SET_APART_WORDS['out-of-range'] };
}

function limitsOf(reading: DeviceReading): Readonly<Record<string, boolean>> {
  if (reading.category === 'gps') {
    const { position_latitude, position_longitude } = reading;
    return {
      position_latitude: Math.abs(position_latitude) <= 90,
      position_longitude: Math.abs(position_longitude) <= 180,
    };
  }
  if (reading.category === 'selftest') return { code: reading.code >= 0 && reading.code <= LARGEST_CODE };
  if (reading.category !== 'signal') return {};
  const figures = Object.entries(reading).filter(([, value]) => typeof value === 'number');
  return Object.fromEntries(
    figures.map(([name, value]) => [name, Math.abs(Number(value)) <= LARGEST_SIGNAL]),
  );
}

/** Values of climate, weather and battery that their sensors cannot have measured. */
function sensorFaults(reading: DeviceReading): Fault[] {
  if (!isMeasured(reading.category)) return [];
  return Object.entries(reading).flatMap(([field, value]) => {
    const measure = COLUMN_MEASURES[field as MeasureColumn];
    if (measure === undefined || typeof value !== 'number' || isPlausible(measure, value)) return [];
    return [{ field, reason: 'out-of-range', message: implausibleInWords(measure, value) }];
  });
}
