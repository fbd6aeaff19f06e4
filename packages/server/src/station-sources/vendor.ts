import type { SourceFailure, Vendor, VendorKeys } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Measure } from '../ingest/measures.ts';

/** Why the service of a maker gave nothing; `refused` are the keys, `forbidden` is one station or range. */
export interface VendorFault {
  readonly kind: SourceFailure;
  /** One line, with the service's own words where it has some. */
  readonly message: string;
  /** How long not to call the service, ms; if it says so. */
  readonly waitMs?: number;
  /** The range has more than one answer holds: half of it may be asked. */
  readonly isTooMuch?: true;
}

export type VendorAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: VendorFault; readonly text?: string };

/** A station as its maker lists it. */
export interface ListedStation {
  readonly vendorStationId: string;
  readonly vendorStationName: string;
  /** IANA name of the zone of its clock. */
  readonly timeZone: string;
  /** Degrees; null where the maker does not know. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export type VendorStation = Pick<ListedStation, 'vendorStationId' | 'timeZone'>;

export type ApartReason =
  | 'future'
  | 'too-old'
  | 'no-such-instant'
  | 'out-of-range'
  | 'not-a-number'
  | 'unknown-unit'
  | 'bad-answer';

/** What a maker sent that cannot be measurements, in the form of an answer of its own, so that it can be read again. */
export interface SourceApart {
  readonly reason: ApartReason;
  /** The instant as it was sent; empty where there is none. */
  readonly sentT: string;
  readonly content: unknown;
}

/** The measurements of one instant. */
export interface VendorRow {
  readonly t: EpochMs;
  /** At least one; units are those of the columns. */
  readonly values: Readonly<Partial<Record<Measure, number>>>;
}

export interface Translated {
  /** In chronological order, each instant once. */
  readonly rows: readonly VendorRow[];
  readonly apart: readonly SourceApart[];
}

/** Limits of the instants that a maker may send, epoch ms. */
export interface SourceBounds {
  readonly now: EpochMs;
  /** Raw data before it was deleted; null: none was. */
  readonly border: EpochMs | null;
}

/** The service of a maker of weather stations. Every fault is a value; only the server's stop is thrown. */
export interface VendorService {
  readonly vendor: Vendor;
  /** Longest range of one call, ms. */
  readonly rangeMs: number;
  /** Shortest time between two regular pulls of a station, ms. */
  readonly everyMs: number;
  /** Calls of one run with one account's keys, and the pause between them, ms. */
  readonly callsPerRun: number;
  readonly pauseMs: number;
  /** All stations of an account. */
  stations(keys: VendorKeys, signal: AbortSignal): Promise<VendorAnswer<ListedStation[]>>;
  /** What a station measured, as it is sent; instants outside of the range may be among it. */
  records(
    keys: VendorKeys,
    station: VendorStation,
    from: EpochMs,
    to: EpochMs,
    signal: AbortSignal,
  ): Promise<VendorAnswer<unknown>>;
  /** Reads an answer of `records`, or what was kept aside of one; null if it is not as documented. */
  translate(body: unknown, station: VendorStation, bounds: SourceBounds): Translated | null;
}
