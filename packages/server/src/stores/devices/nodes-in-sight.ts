import { can } from '@vigia/domain/access';
import type { ClientId, Node, NodeSerial, SectorId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { ownSectors } from '../farm/sectors.ts';

/** The place where a device stands. */
interface Standing {
  readonly sectorId: SectorId;
  readonly isPositionFromHere: boolean;
}

/**
 * The devices of one client that the scope may read, as it may see them. With roles by sector these are the
 * devices at stations of these sectors, and spare devices in service, if the scope may install one in some
 * sector of the client. The last position is removed if the device is spare, or if it sent the position from
 * elsewhere.
 */
export async function nodesInSight(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  nodes: readonly Node[],
): Promise<Node[]> {
  const own = await ownSectors(tx, scope, clientId);
  if (own === 'all') return visible(scope, 'node.read', nodes, () => ({ clientId }));
  const standing = await standingOf(tx, clientId, nodes);
  const installs = [...own].some((sectorId) => can(scope, 'event.create', { clientId, sectorId }));
  return nodes.flatMap((node): Node[] => {
    const at = standing.get(node.serial);
    if (at === undefined) return installs && !node.decommissioned ? [{ ...node, lastPosition: null }] : [];
    if (!can(scope, 'node.read', { clientId, sectorId: at.sectorId })) return [];
    return [at.isPositionFromHere ? node : { ...node, lastPosition: null }];
  });
}

async function standingOf(
  tx: Tx,
  clientId: ClientId,
  nodes: readonly Node[],
): Promise<ReadonlyMap<NodeSerial, Standing>> {
  const serials = nodes.map(({ serial }) => serial);
  const { rows } = await sql<{ serial: NodeSerial; sectorId: SectorId; isPositionFromHere: boolean }>`
    select assigned_node_sn as serial, sector_id as "sectorId", coalesce((
      select report.station_id = station.station_id from device_report report
      where report.client_id = ${clientId}::int and report.serial_number = station.assigned_node_sn
        and report.category = 'gps'
      order by report.t desc limit 1), false) as "isPositionFromHere"
    from station
    where client_id = ${clientId}::int and assigned_node_sn = any(${serials}::text[])
      and not station_is_archived`.execute(tx);
  return new Map(rows.map(({ serial, ...at }) => [serial, at]));
}
