import {
  DeliveriesAnswer,
  DeliveriesQuery,
  DeliveryParam,
  DeliveryWire,
  ResentAnswer,
  WebhookParam,
} from '@vigia/api/contract';
import { change } from '../../access/change.ts';
import { demand, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { write } from '../../access/write.ts';
import { notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import {
  deliveriesOf,
  deliveryById,
  putTrial,
  sendAgain,
  sendAsideAgain,
} from '../../stores/webhooks/deliveries.ts';
import { lockWebhook, secretsOf, webhookById } from '../../stores/webhooks/webhooks.ts';
import { attempt } from '../../webhooks/attempt.ts';
import { trialMessage } from '../../webhooks/trial.ts';

const EDIT = { kind: 'session', action: 'webhook.edit', target: 'webhook' } as const;
/** A person waits for a trial no longer than for this, ms. */
const PATIENCE_MS = 10_000;
type WebhookCall = ScopedCall<{ webhook_id: number }>;

/** Sends before the transaction, in which nothing is waited for. */
async function tryOut(call: WebhookCall) {
  const { scope, services, param } = call;
  const { databases, seal, guard, now } = services;
  const found = await search(databases.app, scope, async (tx) => {
    const webhook = await webhookById(tx, scope, param.webhook_id);
    return webhook && { ...webhook, secrets: await secretsOf(tx, webhook) };
  });
  const { clientId, id, url, secrets } = found;
  demand(scope, 'webhook.edit', { clientId });
  const message = trialMessage(found, now());
  const isOld = found.oldSecretUntil !== null && found.oldSecretUntil > now();
  const receiver = {
    ...{ clientId, webhookId: id, url, sealedSecret: secrets.sealed_secret },
    oldSealedSecret: isOld ? secrets.old_sealed_secret : null,
  };
  const tools = { guard, seal, now, signal: call.c.req.raw.signal, timeoutMs: PATIENCE_MS };
  const made = await attempt(tools, receiver, { messageId: message.id, body: message.body });
  return await write(call, {
    clientId,
    work: async (tx) => {
      await lockWebhook(tx, id);
      const present = await webhookById(tx, scope, id);
      if (present === null) throw notFound();
      return await seenDelivery(tx, present, await putTrial(tx, present, message, { ...made, at: now() }));
    },
  });
}

async function seenDelivery(tx: Tx, webhook: Parameters<typeof deliveryById>[1], deliveryId: number) {
  const delivery = await deliveryById(tx, webhook, deliveryId);
  if (delivery === null) throw notFound();
  return delivery;
}

const ofWebhook = ({ param }: WebhookCall) => ({
  find: (tx: Tx, scope: Scope) => webhookById(tx, scope, param.webhook_id),
  lock: (tx: Tx) => lockWebhook(tx, param.webhook_id),
  action: 'webhook.edit' as const,
});

export const deliveryRoutes = [
  route({
    method: 'get',
    path: '/v2/webhooks/{webhook_id}/deliveries',
    summary: 'Messages of a webhook and what became of each',
    about: 'Kept for thirty days.',
    access: { kind: 'session', action: 'webhook.read', target: 'webhook' },
    param: WebhookParam,
    query: DeliveriesQuery,
    answer: DeliveriesAnswer,
    run: ({ scope, services, param, query }) =>
      search(services.databases.app, scope, async (tx) => {
        const webhook = await webhookById(tx, scope, param.webhook_id);
        if (webhook === null) return null;
        demand(scope, 'webhook.read', { clientId: webhook.clientId });
        return await deliveriesOf(tx, webhook, query);
      }),
  }),
  route({
    method: 'post',
    path: '/v2/webhooks/{webhook_id}/test',
    summary: 'Send a message without news, to see whether the program takes it',
    about: 'It is sent at once, also to a webhook that rests, and not tried again.',
    answered: 'The message and what became of it.',
    access: EDIT,
    param: WebhookParam,
    answer: DeliveryWire,
    run: tryOut,
  }),
  route({
    method: 'post',
    path: '/v2/webhooks/{webhook_id}/deliveries/{delivery_id}/resend',
    summary: 'Send a message again, with the id that it had',
    about: 'One that waits is tried at once.',
    access: EDIT,
    param: DeliveryParam,
    answer: DeliveryWire,
    run: (call) =>
      change(call, {
        ...ofWebhook(call),
        work: async (tx, webhook) => {
          await seenDelivery(tx, webhook, call.param.delivery_id);
          await sendAgain(tx, webhook, call.param.delivery_id, call.services.now());
          return await seenDelivery(tx, webhook, call.param.delivery_id);
        },
      }),
  }),
  route({
    method: 'post',
    path: '/v2/webhooks/{webhook_id}/resend',
    summary: 'Send everything again that was set aside',
    about: 'In the order in which it happened, before what waits about the same.',
    access: EDIT,
    param: WebhookParam,
    answer: ResentAnswer,
    run: (call) =>
      change(call, {
        ...ofWebhook(call),
        work: async (tx, webhook) => ({
          resent: await sendAsideAgain(tx, webhook, call.services.now()),
        }),
      }),
  }),
];
