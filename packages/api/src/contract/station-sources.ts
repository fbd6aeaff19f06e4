import * as z from 'zod/mini';
import { Id, IdParam, Instant, Moment } from './common.ts';
import { codecOf, type Decoded, field, listOf, queryOf } from './fields.ts';
import { Line } from './text.ts';

/** Makers whose services stations are pulled from: METOS by Pessl, and Davis. */
export const VENDORS = ['fieldclimate', 'weatherlink'] as const;
export type Vendor = (typeof VENDORS)[number];

/** `keys-refused`: nothing is asked until there are other keys, or a check of them succeeds. */
export const SOURCE_STATES = ['active', 'paused', 'keys-refused'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** Why the maker's service gave nothing. */
export const SOURCE_FAILURES = [
  'unreachable',
  'timeout',
  'too-many',
  'refused',
  'forbidden',
  'bad-question',
  'bad-answer',
] as const;
export type SourceFailure = (typeof SOURCE_FAILURES)[number];

export const BACKFILL_STATES = ['open', 'done', 'cancelled', 'failed'] as const;
export type BackfillState = (typeof BACKFILL_STATES)[number];

const VendorName = z.enum(VENDORS);
const Failure = z.nullable(z.enum(SOURCE_FAILURES));
const Maybe = z.nullable(Moment);
const Count = z.int();

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** Ids of makers are letters, figures, `-` and `_`: they stand in addresses. */
const VendorStationId = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, { error: 'Se esperan hasta 64 letras, cifras y guiones' }));
const TimeZone = z
  .string()
  .check(
    z.maxLength(64),
    z.refine(isTimeZone, { error: 'Se espera una zona horaria, como America/Santiago' }),
  );
const Key = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, { error: 'Se espera una llave sin espacios' }));

const sourceId = field('source_id', Id);
const clientId = field('client_id', Id);
const vendor = field('vendor', VendorName);
const sourceName = field('source_name', z.string(), Line(120).check(z.minLength(1)));
const vendorStationId = field('vendor_station_id', z.string(), VendorStationId);
const vendorStationName = field('vendor_station_name', z.string());
const stationId = field('station_id', Id);
const createdAt = field('created_at', Moment);

/** What became of the last questions. */
const health = {
  failure: field('failure', Failure),
  failureText: field('failure_text', z.nullable(z.string())),
  failedAt: field('failed_at', Maybe),
  nextAt: field('next_at', Moment),
};

const tiedStation = {
  ...{ vendorStationId, vendorStationName, stationId },
  timeZone: field('time_zone', z.string()),
  pulledTo: field('pulled_to', Moment),
  lastReading: field('last_reading', Maybe),
  apart: field('apart', Count),
  ...health,
};

const backfill = {
  id: field('backfill_id', Id),
  vendorStationId,
  from: field('from_t', Moment),
  to: field('to_t', Moment),
  doneTo: field('done_to', Moment),
  state: field('backfill_state', z.enum(BACKFILL_STATES)),
  failureText: health.failureText,
  rowsNew: field('rows_new', Count),
  rowsChanged: field('rows_changed', Count),
  createdAt,
  endedAt: field('ended_at', Maybe),
};
export const BackfillWire = codecOf(backfill, 'read');
export type Backfill = Decoded<typeof backfill>;

const stationSource = {
  ...{ id: sourceId, clientId, vendor, name: sourceName },
  state: field('source_state', z.enum(SOURCE_STATES)),
  answeredAt: field('answered_at', Maybe),
  ...health,
  createdAt,
  stations: field('tied_stations', listOf(codecOf(tiedStation, 'read'))),
  backfills: field('backfills', listOf(BackfillWire)),
};
export const StationSourceWire = codecOf(stationSource, 'read');
export type StationSource = Decoded<typeof stationSource>;
export type TiedStation = Decoded<typeof tiedStation>;

export const stationSourcesQuery = { clientId: field('client_id', IdParam) };
export const StationSourcesQuery = queryOf(stationSourcesQuery);

/** The public and the private part of an account's keys; no answer contains them. */
export const vendorKeys = { vendorKey: field('vendor_key', Key), vendorSecret: field('vendor_secret', Key) };
export type VendorKeys = Decoded<typeof vendorKeys>;

/** `POST /v2/station-sources`. */
export const newStationSource = { clientId, vendor, name: sourceName, ...vendorKeys };
export const StationSourceBody = codecOf(newStationSource, 'written');
export type StationSourceBody = Decoded<typeof newStationSource, 'written'>;

/** `PUT /v2/station-sources/{source_id}`: without keys they stay. */
export const stationSourceChange = {
  name: sourceName,
  paused: field('paused', z.boolean()),
  keys: field('keys', z.optional(codecOf(vendorKeys, 'written'))),
};
export const StationSourcePatch = codecOf(stationSourceChange, 'written');
export type StationSourcePatch = Decoded<typeof stationSourceChange, 'written'>;

/** A station of the account, as its maker lists it. */
const vendorStation = {
  ...{ vendorStationId, vendorStationName },
  timeZone: field('time_zone', z.string()),
  latitude: field('latitude', z.nullable(z.number())),
  longitude: field('longitude', z.nullable(z.number())),
  stationId: field('station_id', z.nullable(Id)),
};
export type VendorStation = Decoded<typeof vendorStation>;

/** `POST /v2/station-sources/{source_id}/check`. */
const sourceCheck = {
  failure: health.failure,
  failureText: health.failureText,
  stations: field('vendor_stations', listOf(codecOf(vendorStation, 'read'))),
};
export const SourceCheckWire = codecOf(sourceCheck, 'read');
export type SourceCheck = Decoded<typeof sourceCheck>;

export const VendorStationParam = z.object({ source_id: IdParam, vendor_station_id: VendorStationId });

/** `PUT /v2/station-sources/{source_id}/stations/{vendor_station_id}`: name and zone as a check has listed them. */
export const stationTie = {
  stationId,
  vendorStationName: field('vendor_station_name', z.string(), Line(120)),
  timeZone: field('time_zone', z.string(), TimeZone),
};
export const TieBody = codecOf(stationTie, 'written');
export type TieBody = Decoded<typeof stationTie, 'written'>;

/** `POST …/stations/{vendor_station_id}/backfills`. */
export const newBackfill = { from: field('from_t', Moment), to: field('to_t', Moment) };
export const BackfillBody = codecOf(newBackfill, 'written');
export type BackfillBody = Decoded<typeof newBackfill, 'written'>;

export const MAX_SOURCE_APART = 200;
/** `GET …/stations/{vendor_station_id}/apart`: the newest first. */
export const SourceApartAnswer = z.strictObject({
  items: z.array(
    z.strictObject({
      reason: z.string(),
      sent_t: z.string(),
      kept_at: Instant,
      content: z.unknown(),
    }),
  ),
  truncated: z.boolean(),
});
export type SourceApartAnswer = z.infer<typeof SourceApartAnswer>;

/** `POST …/stations/{vendor_station_id}/apart/replay`. */
export const ReplayAnswer = z.strictObject({
  replayed: Count,
  still_apart: Count,
  rows_new: Count,
  rows_changed: Count,
});
export type ReplayAnswer = z.infer<typeof ReplayAnswer>;
