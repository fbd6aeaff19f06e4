import { type Encoded, fromWire, node, nodeOf, toWire, wireNames } from '@vigia/api/contract';
import type { ClientId, Node, NodeSerial } from '@vigia/domain/farm';
import type { Updateable } from 'kysely';
import { DatabaseError } from 'pg';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { NodeTable } from '../../db/schema.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { lockRow } from '../lock-row.ts';
import { endService, holdInService } from './in-service.ts';
import { nodesInSight } from './nodes-in-sight.ts';

const COLUMNS = wireNames(node);
const read = (row: Encoded<typeof node>): Node => nodeOf(fromWire(node, row));
/** Names of the clients between which a device moves. */
type Move = Partial<Pick<Updateable<NodeTable>, 'node_moved_from' | 'node_moved_to'>>;

/** The client's devices in the scope, by serial number. */
export async function nodesOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<Node[]> {
  const rows = await tx
    .selectFrom('node')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .orderBy('serial_number')
    .execute();
  return await nodesInSight(tx, scope, clientId, rows.map(read));
}

/**
 * A device by serial number. If several clients have had it: the row of the client that has it in service.
 *
 * @param clientId only the row of this client
 */
export async function nodeBySerial(
  tx: Tx,
  scope: Scope,
  serial: NodeSerial,
  clientId?: ClientId,
): Promise<Node | null> {
  const rows = await tx
    .selectFrom('node')
    .select(COLUMNS)
    .where('serial_number', '=', serial)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId as ClientId))
    .orderBy('node_is_decommissioned')
    .orderBy('client_id')
    .execute();
  for (const found of rows.map(read)) {
    const [seen] = await nodesInSight(tx, scope, found.clientId, [found]);
    if (seen) return seen;
  }
  return null;
}

/** Locks the device in the transaction's client until the end. @returns whether the client has it */
export const lockNode = (tx: Tx, serial: NodeSerial) => lockRow(tx, 'node', 'serial_number', serial);

/**
 * Puts a device into service with the client of this transaction, for the first time or again.
 *
 * @param moved the clients between which it moves; empty for a registration
 */
export async function putNodeInService(
  tx: Tx,
  device: Pick<Node, 'clientId' | 'serial' | 'firmwareVersion' | 'imei'>,
  moved: Move = {},
): Promise<Node> {
  const { firmwareVersion, imei } = device;
  return await withOneClientOnly(device.serial, async () => {
    const row = await tx
      .insertInto('node')
      .values({ ...toWire(node, device), ...moved })
      .onConflict((row) =>
        row
          .columns(['client_id', 'serial_number'])
          .doUpdateSet({ ...toWire(node, { firmwareVersion, imei, decommissioned: false }), ...moved })
          .where('node.node_is_decommissioned', '=', true),
      )
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(() => serialProblem('El dispositivo ya está registrado'));
    await holdInService(tx, device);
    return row;
  });
}

const UNIQUE_VIOLATION = '23505';
const serialProblem = (detail: string) =>
  new HttpProblem('conflict', { detail, errors: [{ field: 'serial_number', message: detail }] });

/**
 * Runs a write. A serial number may be in service with one client only: otherwise the refusal names the field.
 */
async function withOneClientOnly(
  serial: NodeSerial,
  work: () => Promise<Encoded<typeof node>>,
): Promise<Node> {
  try {
    return read(await work());
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)) throw error;
    throw serialProblem(`El dispositivo ${serial} está en servicio con otro cliente`);
  }
}

export async function updateNode(
  tx: Tx,
  { clientId, serial }: Pick<Node, 'clientId' | 'serial'>,
  changes: Partial<Pick<Node, 'firmwareVersion' | 'imei' | 'decommissioned'>>,
  moved: Move = {},
): Promise<Node> {
  return await withOneClientOnly(serial, async () => {
    const row = await tx
      .updateTable('node')
      .set({ ...toWire(node, changes), ...moved })
      .where('client_id', '=', clientId)
      .where('serial_number', '=', serial)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(notFound);
    await (row.node_is_decommissioned ? endService : holdInService)(tx, { clientId, serial });
    return row;
  });
}

/** Name of the station where the device stands; null for a spare one. */
export async function stationOfNode(
  tx: Tx,
  { clientId, serial }: Pick<Node, 'clientId' | 'serial'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('station')
    .select('station_name')
    .where('client_id', '=', clientId)
    .where('assigned_node_sn', '=', serial)
    .executeTakeFirst();
  return row?.station_name ?? null;
}
