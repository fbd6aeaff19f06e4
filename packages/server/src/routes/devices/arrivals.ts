import {
  ArrivalsAnswer,
  ArrivalsQuery,
  hardwareFromWire,
  SerialParam,
  UnknownDevicesAnswer,
} from '@vigia/api/contract';
import { nextContactBy } from '@vigia/domain/devices';
import { DEFAULT_HARDWARE } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { demand, NO_CLIENT, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { asGranted, asSuperReader } from '../../db/tenant.ts';
import { route } from '../../http/route.ts';
import { arrivalsOf, lastContactOf } from '../../stores/devices/arrivals.ts';
import { hardwareOfNode } from '../../stores/devices/hardware.ts';
import { type NodeAtStation, nodeAtStation } from '../../stores/devices/nodes-at-stations.ts';
import { unknownDevices } from '../../stores/devices/unknown-devices.ts';

async function readArrivals(
  tx: Tx,
  scope: Scope,
  node: NodeAtStation,
  query: ArrivalsQuery,
): Promise<ArrivalsAnswer> {
  const { clientId, serial } = node;
  const lastContactAt = await lastContactOf(tx, scope, node);
  const found = await hardwareOfNode(tx, scope, clientId, serial);
  const saved = found.kind === 'found' ? found.station.config : null;
  const config = saved ? hardwareFromWire(saved) : DEFAULT_HARDWARE;
  return {
    items: await arrivalsOf(tx, scope, node, query),
    lastContactAt,
    nextContactBy: lastContactAt === null ? null : nextContactBy(lastContactAt, config),
  };
}

export const arrivalRoutes = [
  route({
    method: 'get',
    path: '/v2/nodes/{node_id}/arrivals',
    summary: 'What a device sent and what became of it, newest first',
    about:
      'The last 300 requests with its key and the last 20 without it, none older than 30 days. A request is here within a second; ask again with `after_id` for those that came since.',
    access: { kind: 'session', action: 'arrival.read', target: 'node' },
    param: z.object({ node_id: SerialParam }),
    query: ArrivalsQuery,
    answer: ArrivalsAnswer,
    run: async ({ scope, services, param, query }) => {
      const { app } = services.databases;
      const node = await search(app, scope, (tx) => nodeAtStation(tx, scope, param.node_id, 'node.read'));
      demand(scope, 'arrival.read', node);
      return await asGranted(app, scope, node.clientId, (tx) => readArrivals(tx, scope, node, query));
    },
  }),
  route({
    method: 'get',
    path: '/v2/unknown-devices',
    summary:
      'Requests of devices that nobody knows, or that have no longer a key in force: the last one first',
    about:
      'One entry for each serial number and address, 200 at most, kept for 30 days. Those that name a device in service are in its own list.',
    access: { kind: 'session', action: 'service.read', target: 'none' },
    answer: UnknownDevicesAnswer,
    run: async ({ scope, services }) => {
      demand(scope, 'service.read', { clientId: NO_CLIENT });
      return { items: await asSuperReader(services.databases.app, unknownDevices) };
    },
  }),
];
