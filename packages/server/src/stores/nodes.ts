import type { NodeWire } from '@vigia/api/contract';
import type { ClientId, NodeSerial } from '@vigia/domain';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';

const COLUMNS = [
  'serial_number',
  'client_id',
  'node_firmware_version',
  'node_date_created',
  'node_is_decommissioned',
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

/** A device by its serial number; of several clients' the one in service. */
export async function nodeBySerial(tx: Tx, scope: Scope, serial: NodeSerial): Promise<NodeWire | null> {
  const rows = await tx
    .selectFrom('node')
    .select(COLUMNS)
    .where('serial_number', '=', serial)
    .orderBy('node_is_decommissioned')
    .execute();
  return visible(scope, 'node.read', rows, (row) => ({ clientId: row.client_id }))[0] ?? null;
}
