import type { NodeWire } from '@vigia/api/contract';
import type { ClientId, NodeSerial } from '@vigia/domain';
import type { Updateable } from 'kysely';
import { DatabaseError } from 'pg';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { NodeTable } from '../db/schema.ts';
import { HttpProblem, notFound } from '../http/problem.ts';
import { lockRow } from './lock-row.ts';

const COLUMNS = [
  'serial_number',
  'client_id',
  'node_firmware_version',
  'node_date_created',
  'node_is_decommissioned',
  'node_imei',
  'node_last_location_lat',
  'node_last_location_lon',
] as const;

/** The client's devices, by serial number. */
export async function nodesOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<NodeWire[]> {
  const rows = await tx
    .selectFrom('node')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .orderBy('serial_number')
    .execute();
  return visible(scope, 'node.read', rows, (row) => ({ clientId: row.client_id }));
}

/**
 * The device, where several clients have had it: as it is with the one that has it in service.
 *
 * @param clientId as it is with this client alone
 */
export async function nodeBySerial(
  tx: Tx,
  scope: Scope,
  serial: NodeSerial,
  clientId?: ClientId,
): Promise<NodeWire | null> {
  const rows = await tx
    .selectFrom('node')
    .select(COLUMNS)
    .where('serial_number', '=', serial)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId as ClientId))
    .orderBy('node_is_decommissioned')
    .orderBy('client_id')
    .execute();
  return visible(scope, 'node.read', rows, (row) => ({ clientId: row.client_id }))[0] ?? null;
}

/** It stays as it is with the client of this transaction until its end. */
export const lockNode = (tx: Tx, serial: NodeSerial) => lockRow(tx, 'node', 'serial_number', serial);

/**
 * Puts a device into service with the client of this transaction, or back into it.
 *
 * @param moved the clients between which it goes; none when it is registered
 */
export async function putNodeInService(
  tx: Tx,
  node: Pick<NodeWire, 'client_id' | 'serial_number' | 'node_firmware_version' | 'node_imei'>,
  moved: Partial<Pick<Updateable<NodeTable>, 'node_moved_from' | 'node_moved_to'>> = {},
): Promise<NodeWire> {
  const told = { node_firmware_version: node.node_firmware_version, node_imei: node.node_imei, ...moved };
  return await withOneClientOnly(node.serial_number, () =>
    tx
      .insertInto('node')
      .values({ ...node, ...moved })
      .onConflict((row) =>
        row
          .columns(['client_id', 'serial_number'])
          .doUpdateSet({ ...told, node_is_decommissioned: false })
          .where('node.node_is_decommissioned', '=', true),
      )
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(() => serialProblem('El dispositivo ya está registrado')),
  );
}

const UNIQUE_VIOLATION = '23505';
const serialProblem = (detail: string) =>
  new HttpProblem('conflict', { detail, errors: [{ field: 'serial_number', message: detail }] });

/** A device of one serial number is in service with one client only: the refusal says so and names the field. */
async function withOneClientOnly<Row>(serial: NodeSerial, work: () => Promise<Row>): Promise<Row> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)) throw error;
    throw serialProblem(`El dispositivo ${serial} está en servicio con otro cliente`);
  }
}

export async function updateNode(
  tx: Tx,
  { client_id, serial_number }: Pick<NodeWire, 'client_id' | 'serial_number'>,
  values: Updateable<NodeTable>,
): Promise<NodeWire> {
  return await withOneClientOnly(serial_number, () =>
    tx
      .updateTable('node')
      .set(values)
      .where('client_id', '=', client_id)
      .where('serial_number', '=', serial_number)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(notFound),
  );
}

/** Name of the station that the device stands at; null for a spare one. */
export async function stationOfNode(
  tx: Tx,
  { client_id, serial_number }: Pick<NodeWire, 'client_id' | 'serial_number'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('station')
    .select('station_name')
    .where('client_id', '=', client_id)
    .where('assigned_node_sn', '=', serial_number)
    .executeTakeFirst();
  return row?.station_name ?? null;
}
