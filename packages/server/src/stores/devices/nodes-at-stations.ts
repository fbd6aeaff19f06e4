import { type Action, sectorsVisible } from '@vigia/domain/access';
import { type Assignment, assignmentsOf, type DeviceMove } from '@vigia/domain/devices';
import type { ClientId, NodeSerial, SectorId, StationId } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { stationsOfClient } from '../farm/stations.ts';

/**
 * A device and its station. Its data belongs to the sector of the station; without a station it has no sector.
 */
export interface NodeAtStation {
  readonly clientId: ClientId;
  readonly serial: NodeSerial;
  readonly decommissioned: boolean;
  readonly stationId: StationId | null;
  readonly sectorId: SectorId | null;
  /** Grows with everything that the device sends. */
  readonly dataVersion: string;
}

/**
 * A device by serial number, if the scope may do `action` with its data. If several clients have had it: the
 * one in service.
 */
export async function nodeAtStation(
  tx: Tx,
  scope: Scope,
  serial: NodeSerial,
  action: Action,
): Promise<NodeAtStation | null> {
  return (await nodesAtStations(tx, scope, [serial], action))[0] ?? null;
}

/** The same for many devices, by serial number. Devices that are not found are left out. */
export async function nodesAtStations(
  tx: Tx,
  scope: Scope,
  serials: readonly NodeSerial[],
  action: Action,
): Promise<NodeAtStation[]> {
  if (serials.length === 0) return [];
  const rows = await tx
    .selectFrom('node')
    .leftJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'node.client_id')
        .onRef('station.assigned_node_sn', '=', 'node.serial_number')
        .on('station.station_is_archived', '=', false),
    )
    .select([
      'node.client_id as clientId',
      'node.serial_number as serial',
      'node.node_is_decommissioned as decommissioned',
      'node.data_version as dataVersion',
      'station.station_id as stationId',
      'station.sector_id as sectorId',
    ])
    .where('node.serial_number', 'in', serials)
    .orderBy('node.serial_number')
    .orderBy('node.node_is_decommissioned')
    .orderBy('station.station_id')
    .execute();
  const seen = visible(scope, action, rows, (row) => row);
  return seen.filter(({ serial }, at) => serial !== seen[at - 1]?.serial);
}

type Stands = Pick<NodeAtStation, 'clientId' | 'serial' | 'stationId'>;

/**
 * Periods of the device at stations in the scope, oldest first, from the events of installs and swaps.
 */
export async function nodeAssignments(tx: Tx, scope: Scope, node: Stands): Promise<Assignment[]> {
  return (await manyNodeAssignments(tx, scope, [node])).get(node.serial) ?? [];
}

/** The same for many devices of one client, by serial number. */
export async function manyNodeAssignments(
  tx: Tx,
  scope: Scope,
  nodes: readonly Stands[],
): Promise<ReadonlyMap<NodeSerial, Assignment[]>> {
  const [first] = nodes;
  if (first === undefined) return new Map();
  const serials = nodes.map(({ serial }) => serial);
  const moves = tx
    .selectFrom('event')
    .where('client_id', '=', first.clientId)
    .where('type', 'in', ['device_install', 'device_swap'])
    .where('station_id', 'is not', null);
  const rows = await moves
    .select(['type', 'datetime_event', 'date_event', 'station_id', 'node_id', 'new_node_id', 'old_node_id'])
    .where('station_id', 'in', (query) =>
      query
        .selectFrom('event as own')
        .select('own.station_id')
        .where('own.client_id', '=', first.clientId)
        .where('own.type', 'in', ['device_install', 'device_swap'])
        .where((row) => row.or([row('own.node_id', 'in', serials), row('own.new_node_id', 'in', serials)])),
    )
    .orderBy('datetime_event')
    .orderBy('event_id')
    .execute();
  const all = rows.map(
    (row): DeviceMove => ({
      type: row.type as DeviceMove['type'],
      at: Date.parse(row.datetime_event),
      date: row.date_event,
      stationId: row.station_id as StationId,
      arrives: row.new_node_id ?? row.node_id,
      leaves: row.old_node_id,
    }),
  );
  const stationsOf = new Map(serials.map((serial) => [serial, new Set<StationId>()]));
  for (const { station_id, node_id, new_node_id } of rows) {
    for (const serial of [node_id, new_node_id]) stationsOf.get(serial ?? '')?.add(station_id as StationId);
  }
  const isSeen = await seenStations(tx, scope, first.clientId);
  return new Map(
    nodes.map(({ serial, stationId }) => {
      const moves = all.filter((move) => stationsOf.get(serial)?.has(move.stationId));
      const stood = assignmentsOf(serial, moves, stationId);
      return [serial, stood.filter((stay) => isSeen(stay.stationId))];
    }),
  );
}

/** A test whether a station of the client is in a sector of the scope. */
async function seenStations(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
): Promise<(stationId: StationId) => boolean> {
  if (sectorsVisible(scope, clientId) === 'all') return () => true;
  const ids = new Set((await stationsOfClient(tx, scope, clientId)).map(({ id }) => id));
  return (stationId) => ids.has(stationId);
}
