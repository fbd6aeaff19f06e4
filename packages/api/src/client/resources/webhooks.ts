import type { Delivery, DeliveryState, Webhook, WebhookInput, WebhookState } from '@vigia/domain/events';
import type { ClientId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { toWire } from '../../contract/fields.ts';
import {
  DeliveriesAnswer,
  DeliveryWire,
  deliveriesQuery,
  type MadeWebhook,
  MadeWebhookAnswer,
  MessagePlace,
  ResentAnswer,
  SecretRotationBody,
  WebhookBody,
  WebhookPatch,
  WebhookStateBody,
  WebhookWire,
  webhookInput,
  webhooksQuery,
} from '../../contract/webhooks.ts';
import { inDomain } from '../crud.ts';
import type { Send } from '../http.ts';

/** A message with what it is about. */
export interface ListedDelivery extends Delivery {
  /** Null where the body does not say. */
  readonly place: MessagePlace | null;
}

/** Messages of a webhook, newest first. */
export interface DeliveriesPage {
  readonly items: readonly ListedDelivery[];
  /** There are older ones. */
  readonly hasMore: boolean;
}

const PATH = '/v2/webhooks';
/** The service waits 10 s for the program. */
const TRIAL_MS = 20_000;

function listed(delivery: Delivery): ListedDelivery {
  try {
    const place = z.safeParse(MessagePlace, JSON.parse(delivery.body));
    return { ...delivery, place: place.success ? place.data : null };
  } catch {
    return { ...delivery, place: null };
  }
}

/** Programs of a client that are told what happens. A secret is in the answer that makes it, and in no other. */
export function webhookCalls(send: Send) {
  return {
    /** All of a client, the oldest first. */
    list: (clientId: ClientId, signal?: AbortSignal): Promise<Webhook[]> =>
      send(PATH, z.array(WebhookWire), { query: toWire(webhooksQuery, { clientId }), signal }),
    create: (clientId: ClientId, webhook: WebhookInput, signal?: AbortSignal): Promise<MadeWebhook> =>
      inDomain(
        send(PATH, MadeWebhookAnswer, {
          method: 'post',
          body: z.encode(WebhookBody, { clientId, ...webhook }),
          signal,
        }),
        webhookInput,
      ),
    /** @param seen the webhook as it was opened: what others changed since is kept, or refused where both changed */
    update: (
      id: number,
      webhook: WebhookInput,
      seen?: Partial<WebhookInput>,
      signal?: AbortSignal,
    ): Promise<Webhook> =>
      inDomain(
        send(`${PATH}/${id}`, WebhookWire, {
          method: 'put',
          body: z.encode(WebhookPatch, { ...webhook, ...(seen && { seen }) }),
          signal,
        }),
        webhookInput,
      ),
    /** Lets it rest, or go on: what happened meanwhile is sent then. */
    setState: (id: number, state: WebhookState, signal?: AbortSignal): Promise<Webhook> =>
      send(`${PATH}/${id}/state`, WebhookWire, {
        ...{ method: 'put', body: z.encode(WebhookStateBody, { state }), signal },
      }),
    /** A new secret; messages are signed by the one before, too, for some hours. */
    rotate: (id: number, overlapHours: number, signal?: AbortSignal): Promise<MadeWebhook> =>
      send(`${PATH}/${id}/secret`, MadeWebhookAnswer, {
        ...{ method: 'post', body: z.encode(SecretRotationBody, { overlapHours }), signal },
      }),
    /** Ends it with its messages. */
    remove: (id: number, signal?: AbortSignal): Promise<void> =>
      send(`${PATH}/${id}`, z.undefined(), { method: 'delete', signal }),
    /** @param beforeId only messages that are older than this one */
    deliveries: async (
      id: number,
      filter: { readonly state?: DeliveryState | undefined; readonly beforeId?: number | undefined } = {},
      signal?: AbortSignal,
    ): Promise<DeliveriesPage> => {
      const query = toWire(deliveriesQuery, filter);
      const answer = await send(`${PATH}/${id}/deliveries`, DeliveriesAnswer, { query, signal });
      return { items: answer.items.map(listed), hasMore: answer.has_more };
    },
    /** Sends a message without news at once; a program that does not take it is an answer, too. */
    test: (id: number, signal?: AbortSignal): Promise<Delivery> =>
      send(`${PATH}/${id}/test`, DeliveryWire, { method: 'post', timeout: TRIAL_MS, signal }),
    /** Sends a message again, with its id. */
    resend: (id: number, deliveryId: number, signal?: AbortSignal): Promise<Delivery> =>
      send(`${PATH}/${id}/deliveries/${deliveryId}/resend`, DeliveryWire, { method: 'post', signal }),
    /** Sends everything again that was set aside. @returns how many messages */
    resendAside: async (id: number, signal?: AbortSignal): Promise<number> =>
      (await send(`${PATH}/${id}/resend`, ResentAnswer, { method: 'post', signal })).resent,
  };
}
