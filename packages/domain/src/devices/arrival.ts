import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import type { HardwareConfig } from '../entities/hardware.ts';
import type { NodeSerial } from '../entities/ids.ts';
import type { EpochMs } from '../units.ts';

/** The calls of a device, by what it does with them. */
export const ARRIVAL_CALLS = ['data', 'logs', 'image', 'config'] as const;
export type ArrivalCall = (typeof ARRIVAL_CALLS)[number];

/**
 * What became of a request: `taken`, `partly` (some readings are kept and not used), `apart` (none is used), `repeated`
 * (all of it was there already), `refused` (nothing was stored, and the device has to change something), `failed` (a
 * fault of the service: the device sends it again).
 */
export const ARRIVAL_OUTCOMES = ['taken', 'partly', 'apart', 'repeated', 'refused', 'failed'] as const;
export type ArrivalOutcome = (typeof ARRIVAL_OUTCOMES)[number];

/** What was wrong with the key: none was sent, it is no key at all, or it is not the one in force. */
export const KEY_FAULTS = ['missing', 'malformed', 'unknown'] as const;
export type KeyFault = (typeof KEY_FAULTS)[number];

/** Most requests with its own key that are kept of a device. */
export const ARRIVALS_KEPT = 300;
/** Most requests without its key that are kept of a device: anybody can send those. */
export const STRANGERS_KEPT = 20;
/** For how long requests are kept, days. */
export const ARRIVALS_KEPT_DAYS = 30;
/** Most fields that are named of a request. */
export const ARRIVAL_PROBLEMS = 20;

/** A field that was refused or set apart, by its place in the request, and why, in Spanish. */
export interface ArrivalProblem {
  readonly field: string;
  readonly message: string;
}

/** How many readings of a category, or log lines of a level, a request had. */
export interface ArrivalPart {
  readonly category: string;
  readonly count: number;
}

/** One request of a device and what became of it. */
export interface Arrival {
  readonly id: number;
  readonly at: EpochMs;
  readonly call: ArrivalCall;
  readonly outcome: ArrivalOutcome;
  /** Of the answer. */
  readonly status: number;
  /** Code of the refusal; null without one. */
  readonly code: string | null;
  /** Why, in the words of the answer; null where everything was taken. */
  readonly reason: string | null;
  /** The first ones. */
  readonly problems: readonly ArrivalProblem[];
  readonly problemCount: number;
  /** Null for a request with the device's own key. */
  readonly keyFault: KeyFault | null;
  /** How many times it came alike within a moment. */
  readonly times: number;
  /** Bytes of the body, if it told. */
  readonly size: number | null;
  /** Network address that it came from. */
  readonly address: string;
  /** `User-Agent`; null without one. */
  readonly program: string | null;
  /** `Content-Type` where the call takes another one; empty if the header was missing, null if it was right. */
  readonly wrongType: string | null;
  /** The device of the path, if it is not the one of the key; null otherwise. */
  readonly askedSerial: NodeSerial | null;
  readonly parts: readonly ArrivalPart[];
  /** The first and the last instant that it tells of; null where it tells of none. */
  readonly earliestAt: EpochMs | null;
  readonly latestAt: EpochMs | null;
  readonly rowsNew: number | null;
  readonly rowsChanged: number | null;
  readonly rowsSame: number | null;
  /** The photo that was stored, or was there already; null without one. */
  readonly imageId: number | null;
  /** Whether the photo arrived whole; null for other calls. */
  readonly isIntact: boolean | null;
}

/** Requests with the name of a device that nobody has, or without the key of one in service. */
export interface UnknownDevice {
  readonly serial: string;
  readonly address: string;
  readonly call: ArrivalCall;
  readonly keyFault: KeyFault;
  readonly program: string | null;
  readonly times: number;
  readonly firstAt: EpochMs;
  readonly lastAt: EpochMs;
}

/** Devices send and ask for their configuration once an hour (docs/devices.md, section 8). */
const CONTACT_EVERY = HOUR_MS;

/** Until when a device should have been in contact again, by how often its configuration has it measure. */
export const nextContactBy = (
  lastAt: EpochMs,
  { sensorIntervalMinutes }: Pick<HardwareConfig, 'sensorIntervalMinutes'>,
): EpochMs => lastAt + Math.max(CONTACT_EVERY, sensorIntervalMinutes * MINUTE_MS);

/** From here on a clock is told to be ahead, ms: transmission and rounding to the minute take less. */
const CLOCK_AHEAD_MS = MINUTE_MS;

/** By how much the clock of the sender is ahead of the service, ms; 0 where the request does not show it. */
export function clockAheadOf({ at, latestAt }: Pick<Arrival, 'at' | 'latestAt'>): number {
  const ahead = latestAt === null ? 0 : latestAt - at;
  return ahead > CLOCK_AHEAD_MS ? ahead : 0;
}
