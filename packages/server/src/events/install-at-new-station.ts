import type { EventBody, StationDevice } from '@vigia/api/contract';
import type { ClientId, FieldEvent, NodeSerial, Station } from '@vigia/domain/farm';
import { demand, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { invalidField } from '../http/problem.ts';
import { nodesOfClient, putNodeInService } from '../stores/devices/nodes.ts';
import { carryOut, readEventRequest } from './carry-out.ts';
import { NOT_A_PERSON } from './draft.ts';
import { holdInstall } from './effects.ts';

/** The device to install, and who installs it. */
interface Install {
  readonly device: StationDevice;
  /** See `responsibleFor`. */
  readonly responsible: string | null;
  /** Epoch ms. */
  readonly now: number;
}

/** The device belongs to the client by then. */
const NO_POOLS: readonly ClientId[] = [];

/**
 * Puts a device up at a station that was made in this same transaction, with an install event of today.
 *
 * @returns the install event
 * @throws {HttpProblem} not-allowed: an unknown device, and the caller may not register any; invalid-input: it is not
 *     spare, or is to be registered without its firmware, or its responsible may not report for the client
 */
export async function installAtNewStation(
  tx: Tx,
  scope: Scope,
  station: Station,
  { device, responsible, now }: Install,
): Promise<FieldEvent> {
  await holdInstall(tx, station.clientId, { sectorId: station.sectorId, stationName: station.name });
  await putInService(tx, scope, station.clientId, device);
  if (responsible === null) throw invalidField('device.user_email', NOT_A_PERSON);
  const body: EventBody = {
    type: 'device_install',
    clientId: station.clientId,
    at: now,
    stationName: station.name,
    nodeSerial: device.serial,
    latitude: station.position?.latitude ?? null,
    longitude: station.position?.longitude ?? null,
    sectorId: station.sectorId,
    userEmail: device.userEmail,
  };
  return await carryOut(tx, scope, readEventRequest(body, responsible, now), NO_POOLS);
}

/** A device that the client does not have in service is registered, if its firmware is given. */
async function putInService(tx: Tx, scope: Scope, clientId: number, device: StationDevice): Promise<void> {
  if (await isInService(tx, scope, clientId, device.serial)) return;
  demand(scope, 'node.create', { clientId });
  const firmware = device.firmwareVersion?.trim();
  if (!firmware) throw invalidField('device.node_firmware_version', 'Ingrese la versión');
  await putNodeInService(tx, {
    clientId,
    serial: device.serial,
    firmwareVersion: firmware,
    imei: null,
  });
}

async function isInService(tx: Tx, scope: Scope, clientId: number, serial: NodeSerial): Promise<boolean> {
  const nodes = await nodesOfClient(tx, scope, clientId);
  return nodes.some((node) => node.serial === serial && !node.decommissioned);
}
