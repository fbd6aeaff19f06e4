import type { BackfillState, SourceFailure, SourceState, Vendor } from '@vigia/api/contract';
import type { Generated } from 'kysely';
import type { Instant, Json, MaybeInstant, MaybeText } from './columns.ts';

/** When something was last asked of a maker's service without success, and why. */
interface Failures {
  /** In a row. */
  failures: Generated<number>;
  failure: SourceFailure | null | undefined;
  failure_text: MaybeText;
  failed_at: MaybeInstant;
  /** Nothing is asked before. */
  next_at: Instant;
}

/** An account with a maker of weather stations. */
export interface StationSourceTable extends Failures {
  client_id: number;
  source_id: Generated<number>;
  vendor: Vendor;
  source_name: string;
  /** Encrypted, see `Seal`. */
  sealed_keys: string;
  source_state: Generated<SourceState>;
  answered_at: MaybeInstant;
  /** A server is pulling from it until then. */
  taken_until: MaybeInstant;
  created_at: Instant;
}

/** A maker's station that is one of ours. */
export interface SourceStationTable extends Failures {
  client_id: number;
  source_id: number;
  vendor_station_id: string;
  vendor_station_name: string;
  time_zone: string;
  station_id: number;
  /** Everything before was asked for. */
  pulled_to: Instant;
  last_reading: MaybeInstant;
  /** When the last days were asked for again; null: it is due. */
  looked_back_at: MaybeInstant;
  /** How far they are asked for again now; null: not begun. */
  looked_back_to: MaybeInstant;
}

/** A range of past days that somebody has asked for. */
export interface SourceBackfillTable {
  client_id: number;
  backfill_id: Generated<number>;
  source_id: number;
  vendor_station_id: string;
  from_t: Instant;
  to_t: Instant;
  done_to: Instant;
  backfill_state: Generated<BackfillState>;
  failure_text: MaybeText;
  rows_new: Generated<number>;
  rows_changed: Generated<number>;
  created_at: Instant;
  ended_at: MaybeInstant;
}

/** What a maker sent that cannot be measurements, in the form of an answer of its own. */
export interface SourceApartTable {
  client_id: number;
  source_id: number;
  vendor_station_id: string;
  apart_hash: string;
  reason: string;
  sent_t: string;
  content: Json<unknown>;
  kept_at: Instant;
}

export interface StationSourceTables {
  station_source: StationSourceTable;
  source_station: SourceStationTable;
  source_backfill: SourceBackfillTable;
  source_apart: SourceApartTable;
}
