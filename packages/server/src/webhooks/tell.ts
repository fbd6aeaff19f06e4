import { messageText, type Told } from '@vigia/api/contract';
import { type EpochMs, endOfDay, type IsoDate } from '@vigia/domain';
import type { WebhookKind } from '@vigia/domain/events';
import type { ClientId, NodeSerial, SectorId, StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import { type Message, putMessages, wantedKinds } from '../stores/webhooks/outbox.ts';

/** Something that programs are told of. */
export type Happening = {
  [Kind in WebhookKind]: {
    readonly kind: Kind;
    /** What happens once: it has one message in each webhook. */
    readonly occasion: string;
    /** A past day that it is of: webhooks that were made after it are not told. */
    readonly day?: IsoDate;
    readonly sectorId: SectorId | null;
    readonly stationId: StationId | null;
    readonly nodeSerial: NodeSerial | null;
    readonly data: Told<Kind>;
  };
}[WebhookKind];

/** Messages about one station, or else one sector, or else the client as a whole, are sent in their order. */
const subjectOf = ({ stationId, sectorId }: Happening): string => {
  if (stationId !== null) return `station/${stationId}`;
  return sectorId === null ? 'client' : `sector/${sectorId}`;
};

/** Whether some webhook of the client wants one of the kinds: what is computed for nobody else is then left out. */
export async function isWanted(tx: Tx, ...kinds: readonly WebhookKind[]): Promise<boolean> {
  const wanted = await wantedKinds(tx);
  return kinds.some((kind) => wanted.has(kind));
}

/**
 * Writes what happened for the client's programs, in the transaction that makes it happen: they are told exactly when
 * it stays.
 *
 * @param tx a transaction of the client, which has written what happened
 */
export async function tell(
  tx: Tx,
  clientId: ClientId,
  happenings: readonly Happening[],
  now: EpochMs,
): Promise<void> {
  if (happenings.length === 0) return;
  const wanted = await wantedKinds(tx);
  const messages = happenings.filter(({ kind }) => wanted.has(kind)).map(messageFor(clientId, now));
  if (messages.length > 0) await putMessages(tx, clientId, messages, new Date(now).toISOString());
}

const messageFor =
  (clientId: ClientId, at: EpochMs) =>
  (happening: Happening): Message => {
    const { kind, occasion, day, sectorId, stationId, nodeSerial, data } = happening;
    const id = crypto.randomUUID();
    return {
      ...{ id, kind, occasion, sectorId, subject: subjectOf(happening) },
      happenedBy: day === undefined ? null : new Date(endOfDay(day)).toISOString(),
      body: messageText({ eventId: id, kind, at, clientId, sectorId, stationId, nodeSerial }, data),
    };
  };
