import {
  DELIVERY_FAILURES,
  DELIVERY_KINDS,
  DELIVERY_STATES,
  OLD_SECRET_HOURS,
  WEBHOOK_KINDS,
  WEBHOOK_STATES,
} from '@vigia/domain/events';
import * as z from 'zod/mini';
import { Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, field, listOf, queryOf, seenOf } from './fields.ts';
import { Line } from './text.ts';

const LONGEST_URL = 1000;
const MOST_SECTORS = 500;
const once = <T, W>(item: z.ZodMiniType<T, W>, most: number) =>
  listOf(item).check(
    z.maxLength(most),
    z.refine((list) => new Set(list).size === list.length, { error: 'Cada uno va una vez' }),
  );
const Kind = z.enum(WEBHOOK_KINDS);
const Maybe = z.nullable(Moment);
const Count = z.int();

const webhookId = field('webhook_id', Id);
const clientId = field('client_id', Id);
const failure = field('delivery_failure', z.nullable(z.enum(DELIVERY_FAILURES)));

export const webhookInput = {
  name: field('webhook_name', z.string(), Line(120).check(z.minLength(1))),
  url: field('webhook_url', z.string(), Line(LONGEST_URL).check(z.minLength(1))),
  kinds: field('webhook_kinds', listOf(Kind), once(Kind, WEBHOOK_KINDS.length).check(z.minLength(1))),
  sectorIds: field('sector_ids', listOf(Id), once(Id, MOST_SECTORS)),
};

const webhook = {
  ...{ id: webhookId, clientId, ...webhookInput },
  state: field('webhook_state', z.enum(WEBHOOK_STATES)),
  createdAt: field('created_at', Moment),
  createdBy: field('created_by', z.nullable(z.string())),
  oldSecretUntil: field('old_secret_until', Maybe),
  failure,
  failedAt: field('failed_at', Maybe),
  deliveredAt: field('delivered_at', Maybe),
  waiting: field('waiting', Count),
  aside: field('set_aside', Count),
};
export const WebhookWire = codecOf(webhook, 'read');

export const webhooksQuery = { clientId: field('client_id', IdParam) };
export const WebhooksQuery = queryOf(webhooksQuery);
export const WebhookParam = z.object({ webhook_id: IdParam });
export const DeliveryParam = z.object({ webhook_id: IdParam, delivery_id: IdParam });

/** `POST /v2/webhooks`. */
const newWebhook = { clientId, ...webhookInput };
export const WebhookBody = codecOf(newWebhook, 'written');
export type WebhookBody = Decoded<typeof newWebhook, 'written'>;

/** `PUT /v2/webhooks/{webhook_id}`. */
const editedWebhook = { ...webhookInput, ...seenOf(webhookInput) };
export const WebhookPatch = codecOf(editedWebhook, 'written');
export type WebhookPatch = Decoded<typeof editedWebhook, 'written'>;

/** `PUT /v2/webhooks/{webhook_id}/state`. */
export const webhookStateInput = { state: webhook.state };
export const WebhookStateBody = codecOf(webhookStateInput, 'written');

export const secretRotation = {
  overlapHours: field(
    'overlap_hours',
    z._default(z.int().check(z.gte(0), z.lte(OLD_SECRET_HOURS.most)), OLD_SECRET_HOURS.usual),
  ),
};
export const SecretRotationBody = codecOf(secretRotation, 'written');

/** The one answer with the secret in it. */
const madeWebhook = { webhook: field('webhook', WebhookWire), secret: field('signing_secret', z.string()) };
export const MadeWebhookAnswer = codecOf(madeWebhook, 'read');
export type MadeWebhook = Decoded<typeof madeWebhook>;

const delivery = {
  id: field('delivery_id', Id),
  ...{ webhookId, clientId },
  eventId: field('message_id', z.uuid()),
  kind: field('message_kind', z.enum(DELIVERY_KINDS)),
  state: field('delivery_state', z.enum(DELIVERY_STATES)),
  madeAt: field('made_at', Moment),
  tries: field('tries', Count),
  triedAt: field('tried_at', Maybe),
  nextAt: field('next_try_at', Maybe),
  status: field('answer_status', z.nullable(Count)),
  failure,
  answer: field('answer_start', z.nullable(z.string())),
  body: field('message_body', z.string()),
};
export const DeliveryWire = codecOf(delivery, 'read');

/** What a message is about, out of its body. */
const place = {
  sectorId: field('sector_id', z.nullable(Id)),
  stationId: field('station_id', z.nullable(Id)),
  nodeSerial: field('node_id', z.nullable(z.string())),
};
export const MessagePlace = queryOf(place);
export type MessagePlace = Decoded<typeof place>;

export const MOST_DELIVERIES = 100;
/** `GET /v2/webhooks/{webhook_id}/deliveries`: newest first, those before an id. */
export const deliveriesQuery = {
  state: field('delivery_state', z.optional(z.enum(DELIVERY_STATES))),
  beforeId: field('before_id', z.optional(IdParam)),
};
export const DeliveriesQuery = queryOf(deliveriesQuery);
export const DeliveriesAnswer = z.strictObject({ items: z.array(DeliveryWire), has_more: z.boolean() });

/** `POST /v2/webhooks/{webhook_id}/resend`. */
export const ResentAnswer = z.strictObject({ resent: Count });
