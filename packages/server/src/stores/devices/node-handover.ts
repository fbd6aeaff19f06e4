import type { ClientId, NodeSerial } from '@vigia/domain/farm';
import type { Selectable } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { NodeTable } from '../../db/schema.ts';
import { endService, holdInService } from './in-service.ts';

/** Fields that a device keeps when it moves to another client. */
const TAKEN_ALONG = ['serial_number', 'node_firmware_version', 'node_date_created', 'node_imei'] as const;
type HandedNode = Pick<Selectable<NodeTable>, (typeof TAKEN_ALONG)[number]>;
/** Names of the clients between which it moves. */
type Move = Pick<Selectable<NodeTable>, 'node_moved_from' | 'node_moved_to'>;

/** Decommissions the device with its client, which keeps the row. */
export async function giveNodeAway(
  tx: Tx,
  clientId: ClientId,
  serial: NodeSerial,
  moved: Move,
): Promise<HandedNode> {
  const given = await tx
    .updateTable('node')
    .set({ node_is_decommissioned: true, ...moved })
    .where('client_id', '=', clientId)
    .where('serial_number', '=', serial)
    .returning(TAKEN_ALONG)
    .executeTakeFirstOrThrow();
  await endService(tx, { clientId, serial });
  return given;
}

/** Puts the device into service with another client, which may have had it before. */
export async function takeNodeOver(
  tx: Tx,
  clientId: ClientId,
  device: HandedNode,
  moved: Move,
): Promise<void> {
  const { node_firmware_version, node_imei } = device;
  await tx
    .insertInto('node')
    .values({ ...device, ...moved, client_id: clientId })
    .onConflict((known) =>
      known
        .columns(['client_id', 'serial_number'])
        .doUpdateSet({ node_firmware_version, node_imei, node_is_decommissioned: false, ...moved }),
    )
    .execute();
  await holdInService(tx, { clientId, serial: device.serial_number });
}
