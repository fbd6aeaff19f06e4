import type { NodeWire } from '@vigia/api/contract';
import type { ClientId } from '@vigia/domain';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';

/** The client's devices, by serial number. */
export async function nodesOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<NodeWire[]> {
  const rows = await tx
    .selectFrom('node')
    .select([
      'serial_number',
      'client_id',
      'node_firmware_version',
      'node_date_created',
      'node_is_decommissioned',
    ])
    .where('client_id', '=', clientId)
    .orderBy('serial_number')
    .execute();
  return visible(scope, 'node.read', rows, (row) => ({ clientId: row.client_id }));
}
