import {
  type MadeWebhook,
  MadeWebhookAnswer,
  SecretRotationBody,
  WebhookBody,
  WebhookParam,
  WebhookPatch,
  WebhookStateBody,
  WebhooksQuery,
  WebhookWire,
} from '@vigia/api/contract';
import { HOUR_MS } from '@vigia/domain';
import type { Webhook, WebhookInput } from '@vigia/domain/events';
import type { SectorId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { demand, inClient, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { emailOf } from '../../stores/embed/embed-key-rows.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { sectorsOfClient } from '../../stores/farm/sectors.ts';
import { waitAnew } from '../../stores/webhooks/deliveries.ts';
import {
  changeWebhook,
  columnsOf,
  deleteWebhook,
  insertWebhook,
  lockWebhook,
  secretsOf,
  webhookById,
  webhooksOfClient,
} from '../../stores/webhooks/webhooks.ts';
import { newSecret } from '../../webhooks/sign.ts';
import { checkedWebhook, joinedWebhook } from '../../webhooks/webhook-draft.ts';

const EDIT = { kind: 'session', action: 'webhook.edit', target: 'webhook' } as const;
type WebhookCall<Body = undefined> = ScopedCall<{ webhook_id: number }, undefined, Body>;

const seen = async (tx: Tx, scope: Scope, id: number): Promise<Webhook> => {
  const webhook = await webhookById(tx, scope, id);
  if (webhook === null) throw notFound();
  return webhook;
};

/** Sectors that a webhook gets must be there; those that it has may be gone. */
async function demandSectors(
  tx: Tx,
  scope: Scope,
  clientId: number,
  { sectorIds }: WebhookInput,
  had: readonly SectorId[] = [],
): Promise<void> {
  const known = new Set([...had, ...(await sectorsOfClient(tx, scope, clientId)).map(({ id }) => id)]);
  if (!sectorIds.every((id) => known.has(id))) throw notFound();
}

async function make(call: ScopedCall<undefined, undefined, WebhookBody>): Promise<MadeWebhook> {
  const { scope, services, body } = call;
  const { clientId } = body;
  const createdBy = await emailOf(services.databases.auth, scope.userId);
  return await create(call, {
    action: 'webhook.edit',
    in: { clientId },
    isSecret: true,
    work: async (tx) => {
      await demandSectors(tx, scope, clientId, body);
      const input = checkedWebhook(body, services.guard);
      const id = await insertWebhook(tx, clientId, input, { now: services.now(), createdBy });
      const secret = newSecret();
      const sealed_secret = await services.seal.close({ clientId, webhookId: id }, secret);
      await changeWebhook(tx, { clientId, id }, { sealed_secret });
      return { webhook: await seen(tx, scope, id), secret };
    },
  });
}

/** A change of the webhook under its lock. */
const changed = <T, Body>(
  call: WebhookCall<Body>,
  work: (tx: Tx, webhook: Webhook) => Promise<T>,
  isSecret = false,
) =>
  change(call as ScopedCall, {
    isSecret,
    find: (tx, scope) => webhookById(tx, scope, call.param.webhook_id),
    lock: (tx) => lockWebhook(tx, call.param.webhook_id),
    action: 'webhook.edit',
    work,
  });

/** A new address is tried at once. */
const edit = (call: WebhookCall<WebhookPatch>): Promise<Webhook> =>
  changed(call, async (tx, webhook) => {
    const { scope, services, body } = call;
    await demandSectors(tx, scope, webhook.clientId, body, webhook.sectorIds);
    const wanted = joinedWebhook(webhook, checkedWebhook(body, services.guard), body.seen);
    const isElsewhere = wanted.url !== webhook.url;
    await changeWebhook(tx, webhook, {
      ...columnsOf(wanted),
      ...(isElsewhere && { failures: 0, next_at: new Date(services.now()).toISOString() }),
    });
    return await seen(tx, scope, webhook.id);
  });

const turn = (call: WebhookCall<z.output<typeof WebhookStateBody>>): Promise<Webhook> =>
  changed(call, async (tx, webhook) => {
    const { scope, services, body } = call;
    const now = services.now();
    const isWoken = body.state === 'on' && webhook.state === 'paused';
    await changeWebhook(tx, webhook, {
      webhook_state: body.state,
      ...(isWoken && { failures: 0, next_at: new Date(now).toISOString() }),
    });
    if (isWoken) await waitAnew(tx, webhook, now);
    return await seen(tx, scope, webhook.id);
  });

const rotate = (call: WebhookCall<z.output<typeof SecretRotationBody>>): Promise<MadeWebhook> =>
  changed(
    call,
    async (tx, webhook) => {
      const { scope, services, body } = call;
      const { clientId, id } = webhook;
      const secret = newSecret();
      const before = (await secretsOf(tx, webhook)).sealed_secret;
      const hours = body.overlapHours;
      await changeWebhook(tx, webhook, {
        sealed_secret: await services.seal.close({ clientId, webhookId: id }, secret),
        old_sealed_secret: hours === 0 ? null : before,
        old_secret_until: hours === 0 ? null : new Date(services.now() + hours * HOUR_MS).toISOString(),
      });
      return { webhook: await seen(tx, scope, id), secret };
    },
    true,
  );

export const webhookRoutes = [
  route({
    method: 'get',
    path: '/v2/webhooks',
    summary: 'Programs of a client that are told what happens, and how the last messages fared',
    about: 'Their secrets are in no answer but the one that makes them.',
    access: { kind: 'session', action: 'webhook.read', target: 'client' },
    query: WebhooksQuery,
    answer: z.array(WebhookWire),
    run: ({ scope, services, query: { clientId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) => {
        if ((await clientById(tx, scope, clientId)) === null) return null;
        demand(scope, 'webhook.read', { clientId });
        return await webhooksOfClient(tx, scope, clientId);
      }),
  }),
  route({
    method: 'post',
    path: '/v2/webhooks',
    summary: 'A program that is told what happens from now on',
    about:
      'Messages are posted to its address, signed as Standard Webhooks says ([how to take them](/docs/webhooks)).',
    answered: 'The webhook, and the secret by which the program knows that messages are ours.',
    access: { kind: 'session', action: 'webhook.edit', target: 'client' },
    body: WebhookBody,
    answer: MadeWebhookAnswer,
    status: 201,
    everAnew: true,
    run: make,
  }),
  route({
    method: 'put',
    path: '/v2/webhooks/{webhook_id}',
    refuses: ['conflict'],
    summary: 'Give a webhook another name, address, kinds or sectors',
    about: 'What waits goes to the new address.',
    access: EDIT,
    param: WebhookParam,
    body: WebhookPatch,
    answer: WebhookWire,
    run: edit,
  }),
  route({
    method: 'put',
    path: '/v2/webhooks/{webhook_id}/state',
    summary: 'Let a webhook rest, or go on',
    about: 'What happens while it rests is sent afterwards, for thirty days.',
    access: EDIT,
    param: WebhookParam,
    body: WebhookStateBody,
    answer: WebhookWire,
    run: turn,
  }),
  route({
    method: 'post',
    path: '/v2/webhooks/{webhook_id}/secret',
    summary: 'A new secret for a webhook; messages bear the signature of the one before, too, for some hours',
    answered: 'The webhook with its new secret.',
    access: EDIT,
    param: WebhookParam,
    body: SecretRotationBody,
    answer: MadeWebhookAnswer,
    everAnew: true,
    run: rotate,
  }),
  route({
    method: 'delete',
    path: '/v2/webhooks/{webhook_id}',
    summary: 'End a webhook with its messages',
    access: EDIT,
    param: WebhookParam,
    answer: null,
    status: 204,
    run: async (call) => {
      await changed(call, deleteWebhook);
      return null as never;
    },
  }),
];
