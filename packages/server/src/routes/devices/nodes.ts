import {
  IdParam,
  LegacyNode,
  NodeBody,
  NodePatch,
  NodeWire,
  namesOf,
  nodeInput,
  Serial,
} from '@vigia/api/contract';
import type { ClientId, Node, NodeSerial } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { demand, inClient, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { turnTo } from '../../db/tenant.ts';
import { joinEdits } from '../../http/join-edits.ts';
import { HttpProblem, invalidField } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import {
  lockNode,
  nodeBySerial,
  nodesOfClient,
  putNodeInService,
  stationOfNode,
  updateNode,
} from '../../stores/devices/nodes.ts';
import { clientById } from '../../stores/farm/clients.ts';

const NAMES = namesOf(nodeInput);

const firmwareOf = (text: string): string => {
  if (text.trim() === '') throw invalidField(NAMES.firmwareVersion, 'Ingrese la versión');
  return text.trim();
};

function register(call: ScopedCall<unknown, unknown, NodeBody>): Promise<Node> {
  const { body } = call;
  const { clientId, imei = null } = body;
  return create(call, {
    action: 'node.create',
    in: { clientId },
    work: (tx) => putNodeInService(tx, { ...body, firmwareVersion: firmwareOf(body.firmwareVersion), imei }),
  });
}

/**
 * Moves a device of a pool to a client, or back. The client that it leaves keeps its row, decommissioned, and
 * its history there, so no record changes its client.
 */
async function move(tx: Tx, scope: Scope, node: Node, to: ClientId): Promise<Node> {
  demand(scope, 'node.move', { clientId: node.clientId });
  demand(scope, 'node.move', { clientId: to });
  const leaves = await clientById(tx, scope, node.clientId);
  await turnTo(tx, scope, to);
  const takes = await clientById(tx, scope, to);
  if (leaves === null || takes === null || takes.archived)
    throw invalidField(NAMES.clientId, 'No existe o no está en uso');
  if (!leaves.isDevicePool && !takes.isDevicePool) {
    throw invalidField(NAMES.clientId, 'Un dispositivo pasa por una bodega de dispositivos');
  }
  await turnTo(tx, scope, node.clientId);
  if (node.decommissioned) {
    throw new HttpProblem('conflict', { detail: 'El dispositivo está dado de baja' });
  }
  await demandSpare(tx, node);
  const moved = { node_moved_from: leaves.name, node_moved_to: takes.name };
  await updateNode(tx, node, { decommissioned: true }, moved);
  await turnTo(tx, scope, to);
  const { serial, firmwareVersion, imei } = node;
  return await putNodeInService(tx, { clientId: to, serial, firmwareVersion, imei }, moved);
}

async function demandSpare(tx: Tx, node: Node): Promise<void> {
  const station = await stationOfNode(tx, node);
  if (station !== null) {
    throw new HttpProblem('in-use', { detail: `El dispositivo está instalado en ${station}` });
  }
}

type Fields = Pick<Node, 'firmwareVersion' | 'imei'>;

/** The sent fields, joined with what others changed since its editor saw the device. */
function joined(node: Node, { seen, firmwareVersion, imei }: NodePatch): Partial<Fields> {
  const sent = {
    ...(firmwareVersion !== undefined && { firmwareVersion: firmwareOf(firmwareVersion) }),
    ...(imei !== undefined && { imei }),
  };
  if (seen === undefined) return sent;
  const now: Fields = { firmwareVersion: node.firmwareVersion, imei: node.imei };
  return joinEdits(sent, seen, now, { names: NAMES });
}

const ownerToRestore = ({ clientId, decommissioned }: NodePatch): ClientId | undefined =>
  decommissioned === false ? clientId : undefined;

const edit = (call: ScopedCall<{ serial_number: NodeSerial }, unknown, NodePatch>): Promise<Node> =>
  change(call, {
    // A device goes back into service with the given client, as several clients may have had it.
    find: (tx, scope) => nodeBySerial(tx, scope, call.param.serial_number, ownerToRestore(call.body)),
    lock: (tx) => lockNode(tx, call.param.serial_number),
    action: 'node.edit',
    work: async (tx, now) => {
      const { clientId = now.clientId, decommissioned } = call.body;
      if (decommissioned === true && !now.decommissioned) await demandSpare(tx, now);
      const changes = {
        ...joined(now, call.body),
        ...(decommissioned !== undefined && { decommissioned }),
      };
      const saved = Object.keys(changes).length === 0 ? now : await updateNode(tx, now, changes);
      return clientId === now.clientId ? saved : await move(tx, call.scope, saved, clientId);
    },
  });

const ofNode = z.object({ serial_number: Serial });
const reading = { kind: 'session', action: 'node.read', target: 'node' } as const;
const find = ({ scope, services, param }: ScopedCall<{ serial_number: NodeSerial }>) =>
  search(services.databases.app, scope, (tx) => nodeBySerial(tx, scope, param.serial_number));

export const nodeRoutes = [
  route({
    method: 'post',
    path: '/v2/nodes',
    refuses: ['conflict'],
    summary: 'Register a device with a client',
    about:
      'A serial number that is in service already is a conflict; one that was decommissioned goes back into service.',
    access: { kind: 'session', action: 'node.create', target: 'client' },
    body: NodeBody,
    answer: NodeWire,
    status: 201,
    run: register,
  }),
  route({
    method: 'get',
    path: '/v2/nodes/{serial_number}',
    summary: 'One device',
    access: reading,
    param: ofNode,
    answer: NodeWire,
    run: find,
  }),
  route({
    method: 'put',
    path: '/v2/nodes/{serial_number}',
    refuses: ['conflict', 'in-use'],
    summary: 'Edit a device, decommission it or put it back into service, or hand it to another client',
    about:
      'Fields that are absent stay as they are. Handing over takes a super administrator and goes by way of a device pool; a device that stands at a station stays.',
    access: { kind: 'session', action: 'node.edit', target: 'node' },
    param: ofNode,
    body: NodePatch,
    answer: NodeWire,
    run: edit,
  }),
  route({
    method: 'get',
    path: '/nodes/{serial_number}',
    summary: 'One device (older names)',
    access: reading,
    param: ofNode,
    answer: LegacyNode,
    run: find,
  }),
  route({
    method: 'get',
    path: '/clients/{client_id}/nodes',
    summary: 'Devices of a client (older names)',
    access: { kind: 'session', action: 'node.read', target: 'client' },
    param: z.object({ client_id: IdParam }),
    answer: z.array(LegacyNode),
    run: ({ scope, services, param: { client_id: id } }) =>
      inClient(services.databases.app, scope, id, async (tx) =>
        (await clientById(tx, scope, id)) === null ? null : await nodesOfClient(tx, scope, id),
      ),
  }),
];
