import type { Node, NodeSerial } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';

type Device = Pick<Node, 'clientId' | 'serial'>;

/**
 * Notes that the client has the device in service, if it is not noted yet. A device may be in service once in the whole
 * installation.
 *
 * @throws {DatabaseError} 23505: another client has it in service
 */
export async function holdInService(tx: Tx, { clientId, serial }: Device): Promise<void> {
  await tx
    .insertInto('device_in_service')
    .values({ client_id: clientId, serial_number: serial })
    .onConflict((same) => same.columns(['client_id', 'serial_number']).doNothing())
    .execute();
}

/** The device in service with a serial number, whichever client has it; null without one. */
export async function deviceInService(tx: Tx, serial: NodeSerial): Promise<Device | null> {
  const row = await tx
    .selectFrom('device_in_service')
    .select('client_id')
    .where('serial_number', '=', serial)
    .executeTakeFirst();
  return row ? { clientId: row.client_id, serial } : null;
}

/** Notes that the client no longer has the device in service. */
export async function endService(tx: Tx, { clientId, serial }: Device): Promise<void> {
  await tx
    .deleteFrom('device_in_service')
    .where('client_id', '=', clientId)
    .where('serial_number', '=', serial)
    .execute();
}
