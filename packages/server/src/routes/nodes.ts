import { IdParam, LegacyNode, NodeBody, NodePatch, NodeWire, Serial } from '@vigia/api/contract';
import type { ClientId, NodeSerial } from '@vigia/domain';
import * as z from 'zod/mini';
import { change, create } from '../access/change.ts';
import { demand, inClient, search, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { turnTo } from '../db/tenant.ts';
import { joinEdits } from '../http/join-edits.ts';
import { HttpProblem, invalidField } from '../http/problem.ts';
import { route, type ScopedCall } from '../http/route.ts';
import { clientById } from '../stores/clients.ts';
import {
  lockNode,
  nodeBySerial,
  nodesOfClient,
  putNodeInService,
  stationOfNode,
  updateNode,
} from '../stores/nodes.ts';
import { legacyNode } from './legacy-shapes.ts';

const firmwareOf = (text: string): string => {
  if (text.trim() === '') throw invalidField('node_firmware_version', 'Ingrese la versión');
  return text.trim();
};

function register(call: ScopedCall<unknown, unknown, NodeBody>): Promise<NodeWire> {
  const { body } = call;
  return create(call, {
    action: 'node.create',
    in: { client_id: body.client_id },
    work: async (tx) => {
      const node_firmware_version = firmwareOf(body.node_firmware_version);
      return await putNodeInService(tx, {
        ...body,
        node_firmware_version,
        node_imei: body.node_imei ?? null,
      });
    },
  });
}

/**
 * Hands a device of a pool to a client, or back. The client it leaves keeps its row, decommissioned, and
 * what the device did there; so no record ever changes hands.
 */
async function move(tx: Tx, scope: Scope, node: NodeWire, to: ClientId): Promise<NodeWire> {
  demand(scope, 'node.move', { clientId: node.client_id });
  demand(scope, 'node.move', { clientId: to });
  const leaves = await clientById(tx, scope, node.client_id);
  await turnTo(tx, scope, to);
  const takes = await clientById(tx, scope, to);
  if (leaves === null || takes === null || takes.archived)
    throw invalidField('client_id', 'No existe o no está en uso');
  if (!leaves.isDevicePool && !takes.isDevicePool) {
    throw invalidField('client_id', 'Un dispositivo pasa por una bodega de dispositivos');
  }
  await turnTo(tx, scope, node.client_id);
  if (node.node_is_decommissioned) {
    throw new HttpProblem('conflict', { detail: 'El dispositivo está dado de baja' });
  }
  await demandSpare(tx, node);
  const moved = { node_moved_from: leaves.name, node_moved_to: takes.name };
  await updateNode(tx, node, { node_is_decommissioned: true, ...moved });
  await turnTo(tx, scope, to);
  const { serial_number, node_firmware_version, node_imei } = node;
  return await putNodeInService(
    tx,
    { client_id: to, serial_number, node_firmware_version, node_imei },
    moved,
  );
}

async function demandSpare(tx: Tx, node: NodeWire): Promise<void> {
  const station = await stationOfNode(tx, node);
  if (station !== null) {
    throw new HttpProblem('in-use', { detail: `El dispositivo está instalado en ${station}` });
  }
}

/** What is sent, joined to what others changed since its editor saw it. */
function joinedFields(row: NodeWire, { seen, node_firmware_version: firmware, node_imei }: NodePatch) {
  const node_firmware_version = firmware === undefined ? undefined : firmwareOf(firmware);
  const sent = {
    ...(node_firmware_version !== undefined && { node_firmware_version }),
    ...(node_imei !== undefined && { node_imei }),
  };
  if (seen === undefined) return sent;
  const now: NodeFields = { node_firmware_version: row.node_firmware_version, node_imei: row.node_imei };
  return joinEdits(sent, seen, now);
}
type NodeFields = Pick<NodeWire, 'node_firmware_version' | 'node_imei'>;

const ownerToRestore = ({ client_id, node_is_decommissioned }: NodePatch): ClientId | undefined =>
  node_is_decommissioned === false ? client_id : undefined;

const edit = (call: ScopedCall<{ serial_number: NodeSerial }, unknown, NodePatch>): Promise<NodeWire> =>
  change(call, {
    // A device that goes back into service is one client's, whoever else has had it.
    find: (tx, scope) => nodeBySerial(tx, scope, call.param.serial_number, ownerToRestore(call.body)),
    lock: (tx) => lockNode(tx, call.param.serial_number),
    action: 'node.edit',
    work: async (tx, row) => {
      const { client_id = row.client_id, node_is_decommissioned } = call.body;
      if (node_is_decommissioned === true && !row.node_is_decommissioned) await demandSpare(tx, row);
      const columns = {
        ...joinedFields(row, call.body),
        ...(node_is_decommissioned !== undefined && { node_is_decommissioned }),
      };
      const saved = Object.keys(columns).length === 0 ? row : await updateNode(tx, row, columns);
      return client_id === row.client_id ? saved : await move(tx, call.scope, saved, client_id);
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
    run: async (call) => legacyNode(await find(call)),
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
        (await clientById(tx, scope, id)) === null
          ? null
          : (await nodesOfClient(tx, scope, id)).map(legacyNode),
      ),
  }),
];
