import type { EventType } from '../entities/event.ts';
import { type DraftField, fieldsOf } from './forms.ts';

/** The wire's name of a form's field. */
const WIRE_FIELDS: Readonly<Record<DraftField, string>> = {
  clientId: 'client_id',
  stationId: 'station_id',
  stationName: 'station_name',
  date: 'datetime_event',
  nodeSerial: 'node_id',
  latitude: 'gps_lat',
  longitude: 'gps_lon',
  sectorId: 'sector_id',
  seasonId: 'season_id',
  cropId: 'crop_id',
  pestId: 'pest_id',
  userEmail: 'user_email',
  lureInstalled: 'lure_settings.installed',
  lureExpirationDays: 'lure_settings.expiration_days',
  lureNotificationDays: 'lure_settings.change_notification_days',
  biofixType: 'biofix_type',
  stage: 'phenology_stage',
  product: 'product',
  dose: 'dose',
  measure: 'measure',
  comments: 'comments',
};

/** The wire's name of a field in the form of a kind. */
export const wireField = (kind: EventType, field: DraftField): string =>
  kind === 'device_swap' && field === 'nodeSerial' ? 'new_node_id' : WIRE_FIELDS[field];

/**
 * The field of the form that a refusal names, by whatever part of it: `lure_settings.expiration_days`, `gps_lat`. Null
 * for what the form of this kind does not ask.
 */
export function fieldOfWire(kind: EventType, wireName: string): DraftField | null {
  return fieldsOf(kind).find((field) => wireField(kind, field) === wireName) ?? null;
}
