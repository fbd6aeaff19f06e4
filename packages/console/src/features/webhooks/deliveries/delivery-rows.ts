import type { ListedDelivery } from '@vigia/api/client';
import {
  clockOfInstant,
  DELIVERY_FAILURE_WORDS,
  DELIVERY_KIND_WORDS,
  DELIVERY_STATE_WORDS,
} from '@vigia/domain/es';
import type { Delivery, DeliveryState } from '@vigia/domain/events';
import type { ClientTree } from '@vigia/domain/farm';
import type { Status } from '@vigia/ui';
import type { DeliveryWords } from './words.ts';

export interface DeliveryRow {
  readonly delivery: ListedDelivery;
  readonly kind: string;
  /** Station, sector or client that it is about. */
  readonly place: string;
  readonly state: { readonly status: Status; readonly label: string };
  /** When a message that waits is tried again; null for all others. */
  readonly next: string | null;
  /** What the program answered, or why there is no answer. */
  readonly outcome: string;
}

/** A trial is sent again as a new one. */
export const mayResend = ({ delivery }: DeliveryRow): boolean => delivery.kind !== 'test';

type Names = Pick<ClientTree, 'sectors' | 'stations'>;

const STATUS: Readonly<Record<DeliveryState, Status>> = {
  waiting: 'neutral',
  delivered: 'ok',
  aside: 'error',
};

/** Messages in words; a station or sector that is gone is shown by its number. */
export const deliveryRows = (
  words: DeliveryWords,
  deliveries: readonly ListedDelivery[],
  tree: Names,
): DeliveryRow[] =>
  deliveries.map((delivery) => ({
    delivery,
    kind: DELIVERY_KIND_WORDS[delivery.kind],
    place: placeText(words, delivery, tree),
    state: {
      // One that waits after a failure is not simply on its way.
      status: delivery.state === 'waiting' && delivery.failure !== null ? 'warning' : STATUS[delivery.state],
      label: DELIVERY_STATE_WORDS[delivery.state],
    },
    next:
      delivery.nextAt !== null && delivery.tries > 0 ? words.nextAt(clockOfInstant(delivery.nextAt)) : null,
    outcome: outcomeText(words, delivery),
  }));

function placeText(words: DeliveryWords, { place }: ListedDelivery, { sectors, stations }: Names): string {
  if (place === null) return words.unknownPlace;
  const { stationId, sectorId } = place;
  const nameIn = (list: readonly { readonly id: number; readonly name: string }[], id: number) =>
    list.find((one) => one.id === id)?.name ?? String(id);
  if (stationId !== null) return nameIn(stations, stationId);
  return sectorId === null ? words.ofClient : nameIn(sectors, sectorId);
}

function outcomeText(words: DeliveryWords, { tries, status, failure }: Delivery): string {
  if (tries === 0) return words.never;
  const why = failure === null ? null : DELIVERY_FAILURE_WORDS[failure];
  return [status, why].filter((each) => each !== null).join(' · ') || words.noAnswer;
}
