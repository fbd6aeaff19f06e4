import { NodeKeyAnswer, SerialParam } from '@vigia/api/contract';
import { z } from 'zod';
import { demand, search } from '../access/reach.ts';
import { hashOfDeviceKey, newDeviceKey } from '../auth/device-key.ts';
import { asClient } from '../db/tenant.ts';
import { route } from '../http/route.ts';
import { putNodeKey } from '../stores/node-keys.ts';
import { nodePlace } from '../stores/node-places.ts';

const PARAM = z.object({ serial: SerialParam });

export const deviceRoutes = [
  route({
    method: 'post',
    path: '/v2/nodes/{serial}/keys',
    summary: 'A new key for a device, shown this once; the one before opens nothing from now on',
    access: { kind: 'session', action: 'node.key.issue', target: 'node' },
    param: PARAM,
    answer: NodeKeyAnswer,
    status: 201,
    // Without the usual Idempotency-Key: keeping the answer would be keeping the key.
    run: async ({ scope, services: { databases, now }, param: { serial } }) => {
      const node = await search(databases.app, scope, (tx) => nodePlace(tx, scope, serial, 'node.read'));
      demand(scope, 'node.key.issue', { clientId: node.clientId });
      const key = newDeviceKey();
      await asClient(databases.app, node.clientId, (tx) =>
        putNodeKey(tx, scope, node, hashOfDeviceKey(key), now()),
      );
      return { serial_number: serial, key };
    },
  }),
];
