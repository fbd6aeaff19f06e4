import type { EpochMs } from '@vigia/domain';
import { type DraftFields, type EventDraft, type NewEvent, newDraft } from '@vigia/domain/events';
import {
  type ClientId,
  EVENT_TYPES,
  type EventId,
  type EventType,
  type StationId,
  type UserId,
} from '@vigia/domain/farm';
import { isRemoval, readStored, removeStored, storedKeys, writeStored } from '../storage.ts';

/** Raise when the shape changes: older entries are then ignored. */
const SCHEMA = 1;

/** An accepted event of which photos are still to be sent. */
export interface SentEvent {
  readonly eventId: EventId;
  readonly stationId: StationId | null;
}

/** An event that is being written, stored so that it survives a reload, the end of a session or a network failure. */
export interface KeptEvent {
  readonly id: string;
  /** Its `Idempotency-Key`, the same for every try. */
  readonly key: string;
  readonly kind: EventType;
  readonly draft: EventDraft;
  /** Everything typed so far, also in forms of other kinds. */
  readonly typed: Partial<DraftFields>;
  readonly editedAt: EpochMs;
  /** What was sent without an answer: it is sent again unchanged. Null if nothing was sent, or it was edited since. */
  readonly tried: NewEvent | null;
  readonly sent: SentEvent | null;
  /** When it was first sent, also before it was edited (`OutboxItem`); absent: not by the outbox. */
  readonly firstTriedAt?: EpochMs;
  /** Why the service refused it while it waited in the outbox, until it is edited; absent or null: it did not. */
  readonly refusal?: KeptRefusal | null;
}

/** Why the service refused something: in words for its reader, and at the fields of its form. */
export interface KeptRefusal {
  readonly text: string;
  readonly errors: Readonly<Record<string, string>>;
  /** What was sent before it was edited has been accepted. */
  readonly isTakenBefore: boolean;
  /** It is unknown whether the service has it: it was tried too long ago. */
  readonly isUnclear?: boolean;
}

export interface Owner {
  readonly userId: UserId;
  readonly clientId: ClientId;
}

const prefixOf = ({ userId, clientId }: Owner) => `report:v${SCHEMA}:${userId}:${clientId}:`;
const keyOf = (owner: Owner, id: string) => prefixOf(owner) + id;

function readKept(entry: unknown): KeptEvent | null {
  const kept = (entry ?? {}) as Partial<KeptEvent>;
  const { id, key, kind, draft } = kept;
  if (typeof id !== 'string' || typeof key !== 'string' || !draft) return null;
  if (kind === undefined || !EVENT_TYPES.includes(kind)) return null;
  const blank = newDraft(kind, { clientId: null, date: '', userEmail: '' });
  return {
    id,
    key,
    kind,
    draft: { ...blank, ...draft } as EventDraft,
    typed: kept.typed ?? {},
    editedAt: kept.editedAt ?? 0,
    tried: kept.tried ?? null,
    sent: kept.sent ?? null,
    ...(kept.firstTriedAt != null && { firstTriedAt: kept.firstTriedAt }),
    ...(kept.refusal && { refusal: kept.refusal }),
  };
}

/** Those of this user and client, the last edited first. */
export function keptEvents(owner: Owner): KeptEvent[] {
  const entries = storedKeys(prefixOf(owner)).map((key) => readKept(readStored(key)));
  return entries.filter((kept) => kept !== null).sort((a, b) => b.editedAt - a.editedAt);
}

export const keepEvent = (owner: Owner, kept: KeptEvent): void => writeStored(keyOf(owner, kept.id), kept);
export const dropEvent = (owner: Owner, id: string): void => removeStored(keyOf(owner, id));

/** Whether another tab removed the event: somebody signed out there. */
export const isDropped = (owner: Owner, id: string, event: StorageEvent): boolean =>
  isRemoval(keyOf(owner, id), event);
