import { instantOfLocal } from '../calendar/local-time.ts';
import type { EventContent, EventType, LureSettings } from '../entities/event.ts';
import type { ClientId } from '../entities/ids.ts';
import { isBlank } from '../forms/field-errors.ts';
import { readNumber } from '../forms/inputs.ts';
import type { EpochMs, IsoDate } from '../units.ts';
import { type DraftField, type DraftFields, type EventDraft, fieldsOf } from './forms.ts';

/** An event as it is sent: the fields of its kind alone. */
export interface NewEvent extends Partial<EventContent> {
  readonly type: EventType;
  readonly clientId: ClientId;
  readonly at: EpochMs;
  /** The pool whose device is to become the client's; absent when it is the client's already. */
  readonly fromClientId?: ClientId;
}

/** What is not in the draft itself. */
export interface EventContext {
  readonly clientId: ClientId;
  /** The day of an event whose kind has no date field and that names none. */
  readonly today: IsoDate;
  /** Device that stood at the station of a swap; null when it had none. */
  readonly oldNodeSerial?: string | null;
  /** See `NewEvent`. */
  readonly fromClientId?: ClientId | null;
}

/** Fields that the form has under another name, or in parts. */
const ASKED_AS: Readonly<Partial<Record<keyof EventContent, DraftField>>> = {
  lure: 'lureInstalled',
  phenologyStage: 'stage',
};

/** An event's instant on its day: noon in Chile, which every day has once. */
export const noonOf = (date: IsoDate): EpochMs => instantOfLocal({ date, hour: 12, minute: 0 })!;

/** Settings of a lure that was installed; without a lure the days are left out. */
function lureOf(draft: Partial<DraftFields>): LureSettings {
  const installed = draft.lureInstalled ?? false;
  const days = (input: DraftFields['lureExpirationDays'] | undefined) =>
    installed ? readNumber(input ?? null) : null;
  return {
    installed,
    changeNotificationDays: days(draft.lureNotificationDays),
    expirationDays: days(draft.lureExpirationDays),
  };
}

const textOrNull = (text: string | undefined): string | null => (isBlank(text) ? null : text!.trim());

/**
 * The event of a valid draft.
 *
 * @throws {RangeError} the draft's date is no day: validate first
 */
export function newEvent<Kind extends EventType>(
  kind: Kind,
  draft: EventDraft<Kind>,
  { clientId, today, oldNodeSerial = null, fromClientId }: EventContext,
): NewEvent {
  const fields = draft as Partial<DraftFields>;
  const all: Omit<EventContent, 'oldNodeSerial'> = {
    stationId: fields.stationId ?? null,
    stationName: textOrNull(fields.stationName),
    nodeSerial: fields.nodeSerial ?? null,
    userEmail: textOrNull(fields.userEmail),
    sectorId: fields.sectorId ?? null,
    seasonId: fields.seasonId ?? null,
    cropId: fields.cropId ?? null,
    pestId: fields.pestId ?? null,
    latitude: readNumber(fields.latitude ?? null),
    longitude: readNumber(fields.longitude ?? null),
    lure: lureOf(fields),
    comments: (fields.comments ?? '').trim(),
    biofixType: fields.biofixType ?? 'biofix',
    product: textOrNull(fields.product),
    dose: readNumber(fields.dose ?? null),
    measure: fields.measure ?? null,
    phenologyStage: fields.stage ?? null,
  };
  const inForm = Object.entries(all).filter(([field]) =>
    fieldsOf(kind).includes(ASKED_AS[field as keyof EventContent] ?? (field as DraftField)),
  );
  return {
    type: kind,
    clientId: fields.clientId ?? clientId,
    at: noonOf(isBlank(fields.date) ? today : (fields.date as IsoDate)),
    ...(fromClientId != null && { fromClientId }),
    ...Object.fromEntries(inForm),
    ...(kind === 'device_swap' && { oldNodeSerial }),
  };
}
