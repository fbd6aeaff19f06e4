import type { Assignment } from '@vigia/domain/devices';
import type { StationId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { Overtaken } from '../../db/again.ts';
import { lockStations } from '../lock-row.ts';
import type { KeyedNode } from './node-keys.ts';
import { lockNode } from './nodes.ts';
import { type NodeAtStation, nodeAssignments, nodeAtStation } from './nodes-at-stations.ts';

/** The station where a device stands, and the periods at its stations. */
interface Standing {
  readonly standing: NodeAtStation | null;
  readonly assignments: readonly Assignment[];
}

/**
 * Locks a device and every station where it stood until the end of the transaction: the stations first, as
 * everywhere.
 *
 * @throws {Overtaken} the device was installed elsewhere in the meantime
 */
export async function holdDevice(tx: Tx, scope: Scope, device: KeyedNode): Promise<Standing> {
  const stations = stationsOf(await standing(tx, scope, device));
  await lockStations(tx, stations);
  await lockNode(tx, device.serial);
  const now = await standing(tx, scope, device);
  if (stationsOf(now).join() !== stations.join()) throw new Overtaken('the device was put up elsewhere');
  return now;
}

async function standing(tx: Tx, scope: Scope, device: KeyedNode): Promise<Standing> {
  const standing = await nodeAtStation(tx, scope, device.serial, 'node.read');
  const assignments = await nodeAssignments(tx, scope, { ...device, stationId: standing?.stationId ?? null });
  return { standing, assignments };
}

/** Each id once, in the order of locking. */
const stationsOf = ({ standing, assignments }: Standing): StationId[] =>
  [
    ...new Set([
      ...(standing?.stationId ? [standing.stationId] : []),
      ...assignments.map(({ stationId }) => stationId),
    ]),
  ].sort((a, b) => a - b);
