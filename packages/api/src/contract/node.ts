import type { Node } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { codecOf, type Decoded, field, partly, renamed, seenOf } from './fields.ts';
import { atPosition, inDegrees, reshaped } from './location.ts';
import { Line, Serial } from './text.ts';

const Imei = z.nullable(z.string().check(z.regex(/^\d{14,16}$/, { error: 'Se esperan de 14 a 16 cifras' })));

const serial = field('serial_number', z.string(), Serial);
const clientId = field('client_id', Id);
export const firmwareVersion = field('node_firmware_version', z.string(), Line(40));
const dateCreated = field('node_date_created', Instant);
const decommissioned = field('node_is_decommissioned', z.boolean());
const imei = field('node_imei', z.nullable(z.string()), Imei);

/** The last position that the device sent; both degrees are null before the first. */
const lastLocation = {
  latitude: field('node_last_location_lat', z.nullable(z.number())),
  longitude: field('node_last_location_lon', z.nullable(z.number())),
};
export const node = { serial, clientId, firmwareVersion, dateCreated, decommissioned, imei, ...lastLocation };
type NodeByDegrees = Decoded<typeof node>;
export function nodeOf(flat: NodeByDegrees): Node {
  const { position: lastPosition, ...device } = atPosition(flat);
  return { ...device, lastPosition };
}
export const NodeWire = reshaped(
  codecOf(node, 'read'),
  nodeOf,
  ({ lastPosition: position, ...device }: Node) => inDegrees({ ...device, position }),
);

/** Fields of the form of a device. */
export const nodeInput = { clientId, serial, firmwareVersion, imei, decommissioned };
const newNode = { clientId, serial, firmwareVersion, ...partly({ imei }) };
export const NodeBody = codecOf(newNode, 'written');
export type NodeBody = Decoded<typeof newNode, 'written'>;
/**
 * An edit of a device. `clientId` moves it to another client. With `decommissioned: false` it names the client
 * whose device goes back into service.
 */
const editedNode = {
  ...partly({ clientId, firmwareVersion, imei, decommissioned }),
  ...seenOf({ firmwareVersion, imei }),
};
export const NodePatch = codecOf(editedNode, 'written');
export type NodePatch = Decoded<typeof editedNode, 'written'>;

/** `isDecommisioned` keeps the spelling of the older calls. */
export const LegacyNode = codecOf(
  renamed(
    { serial, clientId, firmwareVersion, dateCreated, decommissioned },
    { serial: 'serialNumber', decommissioned: 'isDecommisioned' },
  ),
  'read',
);
