import { dayOfInstant } from '../calendar/day.ts';
import { parseIsoDate } from '../calendar/iso-date.ts';
import type { EventType, FieldEvent, LureSettings, PhenologyStage } from '../entities/event.ts';
import type { Position } from '../entities/farm.ts';
import type { BiofixType } from '../farm/biofix.ts';
import { LURE_EXPIRATION, LURE_NOTIFICATION } from './lure.ts';

/** `lure_settings` on the wire; the days are null without a lure. */
export interface LureFields {
  readonly installed: boolean;
  readonly change_notification_days: number | null;
  readonly expiration_days: number | null;
}

/** What a report says beside its kind, client and times, as the wire names it. */
export interface EventFields {
  readonly station_id: number | null;
  readonly station_name: string | null;
  readonly node_id: string | null;
  readonly old_node_id: string | null;
  readonly new_node_id: string | null;
  readonly user_email: string | null;
  readonly sector_id: number | null;
  readonly season_id: number | null;
  readonly crop_id: number | null;
  readonly pest_id: number | null;
  readonly gps_lat: number | null;
  readonly gps_lon: number | null;
  readonly lure_settings: LureFields | null;
  readonly comments: string | null;
  readonly biofix_type: BiofixType | null;
  readonly product: string | null;
  readonly dose: number | null;
  readonly measure: string | null;
  readonly phenology_stage: PhenologyStage | null;
}

/** A v2 event as it is answered. A field that is absent counts as null. */
export interface AnsweredEvent extends Partial<EventFields> {
  readonly event_id: number;
  readonly type: EventType;
  readonly client_id: number;
  /** Instants, ISO 8601. */
  readonly datetime_created: string;
  readonly datetime_event: string;
  /** The day reported, where the answer tells it; else the day of `datetime_event` in Chile. */
  readonly date_event?: string;
  readonly image_ids?: readonly number[];
}

function positionOf({ gps_lat, gps_lon }: AnsweredEvent): Position | null {
  const placed = typeof gps_lat === 'number' && typeof gps_lon === 'number';
  return placed ? { latitude: gps_lat, longitude: gps_lon } : null;
}

function lureOf({ lure_settings }: AnsweredEvent): LureSettings | null {
  if (!lure_settings) return null;
  return {
    installed: lure_settings.installed,
    changeNotificationDays: lure_settings.change_notification_days ?? LURE_NOTIFICATION.usual,
    expirationDays: lure_settings.expiration_days ?? LURE_EXPIRATION.usual,
  };
}

/**
 * A report as the rest of the code knows it.
 *
 * @throws {RangeError} a time is none
 */
export function eventFromWire(wire: AnsweredEvent): FieldEvent {
  return {
    id: wire.event_id,
    clientId: wire.client_id,
    type: wire.type,
    createdAt: instantOf(wire.datetime_created),
    date: parseIsoDate(wire.date_event ?? '') ?? dayOfInstant(instantOf(wire.datetime_event)),
    stationId: wire.station_id ?? null,
    stationName: wire.station_name ?? null,
    nodeSerial: wire.new_node_id ?? wire.node_id ?? null,
    oldNodeSerial: wire.old_node_id ?? null,
    userEmail: wire.user_email ?? null,
    sectorId: wire.sector_id ?? null,
    seasonId: wire.season_id ?? null,
    cropId: wire.crop_id ?? null,
    pestId: wire.pest_id ?? null,
    comments: wire.comments ?? '',
    product: wire.product ?? null,
    dose: wire.dose ?? null,
    measure: wire.measure ?? null,
    biofixType: wire.biofix_type ?? null,
    position: positionOf(wire),
    lure: lureOf(wire),
    phenologyStage: wire.phenology_stage ?? null,
    imageIds: wire.image_ids ?? [],
  };
}

function instantOf(text: string): number {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new RangeError(`not an instant: ${text}`);
  return at;
}
