import { node, toWire } from '@vigia/api/contract';
import type { ClientId, Node, NodeSerial } from '@vigia/domain/farm';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Tx } from '../../access/reach.ts';
import { Overtaken } from '../../db/again.ts';
import { ofClient } from '../../db/name-client.ts';
import type { Db } from '../../db/pool.ts';
import { slices } from '../slices.ts';

type NodeFields = Pick<Node, 'serial' | 'firmwareVersion' | 'imei'>;

/** Locks the devices of the transaction's client until its end, always in the order of their serial numbers. */
export const lockNodes = (tx: Tx, serials: readonly NodeSerial[]) =>
  sql`select from node where ${ofClient(tx)} and serial_number = any(${[...new Set(serials)]}::text[])
    order by serial_number for no key update`.execute(tx);

/** Names of the stations where devices of the client stand. */
export async function stationsOfNodes(tx: Tx, clientId: ClientId): Promise<ReadonlyMap<NodeSerial, string>> {
  const rows = await tx
    .selectFrom('station')
    .select(['assigned_node_sn as serial', 'station_name as name'])
    .where('client_id', '=', clientId)
    .where('assigned_node_sn', 'is not', null)
    .execute();
  return new Map(rows.map(({ serial, name }) => [serial as NodeSerial, name]));
}

/**
 * Those of the devices that another client has in service.
 *
 * @param auth a connection that sees the devices of every client
 */
export async function inServiceElsewhere(
  auth: Db,
  clientId: ClientId,
  serials: readonly NodeSerial[],
): Promise<ReadonlySet<NodeSerial>> {
  if (serials.length === 0) return new Set();
  const rows = await auth
    .selectFrom('device_in_service')
    .select('serial_number')
    .where('serial_number', 'in', serials)
    .where('client_id', '<>', clientId)
    .execute();
  return new Set(rows.map(({ serial_number: serial }) => serial));
}

const UNIQUE_VIOLATION = '23505';

/**
 * Registers devices with the client.
 *
 * @throws {Overtaken} somebody else registered one of them at the same time
 */
export async function insertNodes(tx: Tx, clientId: ClientId, rows: readonly NodeFields[]): Promise<void> {
  for (const slice of slices(rows)) {
    await registering(async () => {
      await tx
        .insertInto('node')
        .values(slice.map((row) => toWire(node, { clientId, ...row })))
        .execute();
    });
    await holdAllInService(
      tx,
      clientId,
      slice.map(({ serial }) => serial),
    );
  }
}

/**
 * Changes devices that the transaction holds, and puts them into service.
 *
 * @throws {Overtaken} another client put one of them into service at the same time
 */
export async function updateNodes(tx: Tx, clientId: ClientId, rows: readonly NodeFields[]): Promise<void> {
  for (const slice of slices(rows)) {
    const values = JSON.stringify(slice.map((row) => toWire(node, row)));
    const serials = slice.map(({ serial }) => serial);
    await registering(async () => {
      await sql`update node set node_firmware_version = made.node_firmware_version, node_imei = made.node_imei,
          node_is_decommissioned = false
        from json_to_recordset(${values}::json) as made (serial_number text, node_firmware_version text,
          node_imei text)
        where ${ofClient(clientId, 'node')} and node.serial_number = any(${serials}::text[])
          and made.serial_number = node.serial_number`.execute(tx);
    });
    await holdAllInService(tx, clientId, serials);
  }
}

/** Decommissions devices that the transaction holds and that stand at no station. */
export async function decommissionNodes(
  tx: Tx,
  clientId: ClientId,
  serials: readonly NodeSerial[],
): Promise<void> {
  for (const slice of slices(serials)) {
    await tx
      .updateTable('node')
      .set({ node_is_decommissioned: true })
      .where('client_id', '=', clientId)
      .where('serial_number', 'in', slice)
      .execute();
    await tx
      .deleteFrom('device_in_service')
      .where('client_id', '=', clientId)
      .where('serial_number', 'in', slice)
      .execute();
  }
}

const holdAllInService = (tx: Tx, clientId: ClientId, serials: readonly NodeSerial[]) =>
  registering(async () => {
    await tx
      .insertInto('device_in_service')
      .values(serials.map((serial) => ({ client_id: clientId, serial_number: serial })))
      .onConflict((same) => same.columns(['client_id', 'serial_number']).doNothing())
      .execute();
  });

async function registering(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)) throw error;
    throw new Overtaken('somebody else registered one of the devices meanwhile');
  }
}
