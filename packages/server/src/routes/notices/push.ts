import { PushAnswer, PushDeviceParam, PushDeviceWire, PushSubscriptionBody } from '@vigia/api/contract';
import { inClient, search } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { deviceLabel } from '../../auth/device-label.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { checkedEndpoint } from '../../push/checked-endpoint.ts';
import { pushKeys } from '../../push/push-keys.ts';
import type { Services } from '../../run/services.ts';
import { addPushDevice, ownPushDevices, removeOwnPushDevice } from '../../stores/notices/push-devices.ts';
import { userById } from '../../stores/people/users.ts';

/** Of one person: enough for each of their browsers, and no load for the service. */
const MOST_DEVICES = 20;
const OWN = { kind: 'session', action: 'account.own', target: 'none' } as const;

const clientOf = async ({ databases: { app } }: Services, scope: Scope) =>
  (await search(app, scope, (tx) => userById(tx, scope, scope.userId))).clientId;

export const pushRoutes = [
  route({
    method: 'get',
    path: '/v2/push',
    summary: 'The key with which browsers subscribe to notices, and those of the caller that did',
    access: OWN,
    answer: PushAnswer,
    run: async ({ scope, services }) => {
      const { databases, now } = services;
      const { publicKey } = await pushKeys(databases.auth, now());
      const clientId = await clientOf(services, scope);
      const devices = await inClient(databases.app, scope, clientId, (tx) =>
        ownPushDevices(tx, scope, clientId),
      );
      return { key: publicKey, devices };
    },
  }),
  route({
    method: 'post',
    path: '/v2/push/devices',
    summary: 'Tell the caller of new notices on a browser (Web Push, RFC 8030)',
    about:
      'With what `PushManager.subscribe` gave, by the key of `GET /v2/push`. The same browser again changes nothing. One that its push service does not know any more is forgotten.',
    // Sent twice, it has the same result.
    access: OWN,
    body: PushSubscriptionBody,
    answer: PushDeviceWire,
    status: 201,
    run: async ({ c, scope, services, body }) => {
      const endpoint = checkedEndpoint(body.endpoint, services.guard);
      const clientId = await clientOf(services, scope);
      const sealedAuth = await services.seal.close({ clientId, userId: scope.userId }, body.auth);
      const by = { sealedAuth, label: deviceLabel(c.req.header('user-agent')), at: services.now() };
      return await inClient(services.databases.app, scope, clientId, async (tx) => {
        const others = (await ownPushDevices(tx, scope, clientId)).filter((own) => own.endpoint !== endpoint);
        if (others.length >= MOST_DEVICES)
          throw invalidField(
            'push_endpoint',
            `Ya recibe avisos en ${MOST_DEVICES} navegadores: quite alguno`,
          );
        return await addPushDevice(tx, scope, clientId, { endpoint, p256dh: body.p256dh }, by);
      });
    },
  }),
  route({
    method: 'delete',
    path: '/v2/push/devices/{push_device_id}',
    refuses: ['not-found'],
    summary: 'Tell the caller of nothing more on a browser',
    access: OWN,
    param: PushDeviceParam,
    answer: null,
    status: 204,
    run: async ({ scope, services, param }) => {
      const clientId = await clientOf(services, scope);
      const isGone = await inClient(services.databases.app, scope, clientId, (tx) =>
        removeOwnPushDevice(tx, scope, clientId, param.push_device_id),
      );
      if (!isGone) throw notFound();
      return null as never;
    },
  }),
];
