import { instantOfLocal } from '../calendar/local-time.ts';
import type { EventType } from '../entities/event.ts';
import type { ClientId } from '../entities/ids.ts';
import type { BiofixType } from '../farm/biofix.ts';
import { isBlank } from '../forms/field-errors.ts';
import { readNumber } from '../forms/inputs.ts';
import type { IsoDate } from '../units.ts';
import type { DraftFields, EventDraft } from './forms.ts';
import type { EventFields, LureFields } from './wire.ts';

/** Fields of a posted report, as `POST /v2/events` takes them; which are there depends on the kind. */
export type EventBody<Kind extends EventType = EventType> = Kind extends EventType
  ? {
      readonly type: Kind;
      readonly client_id: ClientId;
      readonly datetime_event: string;
      readonly from_client_id?: ClientId;
    } & Readonly<Pick<EventFields, BodyField<Kind>>>
  : never;

/** What each kind posts beside its type, client and time. */
const BODY_FIELDS = {
  device_install: [
    'station_name',
    'node_id',
    'gps_lat',
    'gps_lon',
    'sector_id',
    'season_id',
    'crop_id',
    'pest_id',
    'user_email',
    'lure_settings',
    'comments',
  ],
  device_swap: ['station_id', 'old_node_id', 'new_node_id', 'user_email', 'comments'],
  station_maintenance: ['station_id', 'node_id', 'user_email', 'lure_settings', 'comments'],
  biofix_set: ['season_id', 'sector_id', 'pest_id', 'biofix_type', 'user_email', 'comments'],
  agrochemical_application: ['sector_id', 'pest_id', 'product', 'dose', 'measure', 'user_email', 'comments'],
  agrochemical_recommendation: ['sector_id', 'crop_id', 'pest_id', 'user_email', 'comments'],
  first_capture: ['station_id', 'sector_id', 'crop_id', 'pest_id', 'season_id', 'user_email', 'comments'],
  crop_phenology_changed: ['season_id', 'sector_id', 'crop_id', 'phenology_stage', 'user_email', 'comments'],
} as const satisfies Record<EventType, readonly (keyof EventFields)[]>;
type BodyField<Kind extends EventType> = (typeof BODY_FIELDS)[Kind][number];

/** What the draft does not say itself. */
export interface BodyContext {
  readonly clientId: ClientId;
  /** The day of a report whose kind does not ask for one and that names none. */
  readonly today: IsoDate;
  /** Device that stood at the station of a swap; null when it had none. */
  readonly oldNodeSerial?: string | null;
  /** The pool whose device is to become the client's; absent when it is the client's already. */
  readonly fromClientId?: ClientId | null;
}

/** An event's instant on its day: noon in Chile, which every day has once. */
function noonOf(date: IsoDate): string {
  return new Date(instantOfLocal({ date, hour: 12, minute: 0 })!).toISOString();
}

/** Settings of a lure that was put in; without one the days say nothing. */
function lureOf(draft: Partial<DraftFields>): LureFields {
  const installed = draft.lureInstalled ?? false;
  const days = (input: DraftFields['lureExpirationDays'] | undefined) =>
    installed ? readNumber(input ?? null) : null;
  return {
    installed,
    change_notification_days: days(draft.lureNotificationDays),
    expiration_days: days(draft.lureExpirationDays),
  };
}

const textOrNull = (text: string | undefined): string | null => (isBlank(text) ? null : text!.trim());

/**
 * The body of `POST /v2/events` for a valid draft.
 *
 * @throws {RangeError} the draft's date is filled with something that is no day: validate first
 */
export function toEventBody<Kind extends EventType>(
  kind: Kind,
  draft: EventDraft<Kind>,
  context: BodyContext,
): EventBody<Kind> {
  const held = draft as Partial<DraftFields>;
  const date = isBlank(held.date) ? context.today : (held.date as IsoDate);
  const all: EventFields = {
    station_id: held.stationId ?? null,
    station_name: textOrNull(held.stationName),
    node_id: held.nodeSerial ?? null,
    old_node_id: context.oldNodeSerial ?? null,
    new_node_id: held.nodeSerial ?? null,
    user_email: textOrNull(held.userEmail),
    sector_id: held.sectorId ?? null,
    season_id: held.seasonId ?? null,
    crop_id: held.cropId ?? null,
    pest_id: held.pestId ?? null,
    gps_lat: readNumber(held.latitude ?? null),
    gps_lon: readNumber(held.longitude ?? null),
    lure_settings: lureOf(held),
    comments: (held.comments ?? '').trim(),
    biofix_type: (held.biofixType ?? 'biofix') satisfies BiofixType,
    product: textOrNull(held.product),
    dose: readNumber(held.dose ?? null),
    measure: held.measure ?? null,
    phenology_stage: held.stage ?? null,
  };
  const fields = (BODY_FIELDS[kind] as readonly (keyof EventFields)[]).map((field) => [field, all[field]]);
  return {
    type: kind,
    client_id: held.clientId ?? context.clientId,
    datetime_event: noonOf(date),
    ...(context.fromClientId != null && { from_client_id: context.fromClientId }),
    ...Object.fromEntries(fields),
  } as EventBody<Kind>;
}
