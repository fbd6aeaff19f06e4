import type { DraftFields } from '@vigia/domain/events';
import type { ClientId, SectorId, Station } from '@vigia/domain/farm';
import { demand, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { turnBack, turnTo } from '../db/tenant.ts';
import { notFound } from '../http/problem.ts';
import { lockNode, nodeBySerial } from '../stores/devices/nodes.ts';
import { seasonSpan } from '../stores/farm/seasons.ts';
import { sectorById } from '../stores/farm/sectors.ts';
import { lockStation, stationById } from '../stores/farm/stations.ts';

/** The things an event names, each found and visible to its sender. */
export interface References {
  readonly station: Station | null;
  readonly sectorId: SectorId | null;
}

/**
 * Finds the things an event names; 404 for foreign, unknown or invisible ones, 403 where its sender may not report. The
 * station stays locked until the end, so that two events about it follow each other.
 */
export async function findReferences(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  draft: DraftFields,
): Promise<References> {
  const { stationId, seasonId } = draft;
  const seen = stationId === null ? null : await seenStation(tx, scope, clientId, stationId);
  const sectorId = draft.sectorId ?? seen?.sectorId ?? null;
  if (sectorId !== null && (await sectorById(tx, scope, sectorId))?.clientId !== clientId) throw notFound();
  if (seasonId !== null && !(await seasonSpan(tx, clientId, seasonId))) throw notFound();
  demand(scope, 'event.create', { clientId, sectorId });
  if (seen === null) return { station: null, sectorId };
  await lockStation(tx, seen.id);
  return { station: await seenStation(tx, scope, clientId, seen.id), sectorId };
}

async function seenStation(tx: Tx, scope: Scope, clientId: ClientId, stationId: number) {
  const station = await stationById(tx, scope, stationId);
  if (station?.clientId !== clientId) throw notFound();
  return station;
}

/** A device in the clients where it is searched: that of the event, then the pools. */
interface SoughtNode {
  readonly clientId: ClientId;
  readonly poolIds: readonly ClientId[];
  readonly serial: string;
}

/**
 * Locks the device until the end of the transaction, in its client and in the pools, by their ids. 404 if none
 * of them has it, or if that of the client is outside the sender's scope.
 */
export async function holdNode(tx: Tx, scope: Scope, sought: SoughtNode): Promise<void> {
  const { clientId, poolIds, serial } = sought;
  const owners = [...new Set([clientId, ...poolIds])].sort((a, b) => a - b);
  let isFound = false;
  let at = clientId;
  for (const owner of owners) {
    if (owner !== at) await (owner === clientId ? turnBack : turnTo)(tx, scope, owner);
    at = owner;
    const isThere = await lockNode(tx, serial);
    const isSeen = owner !== clientId || (await nodeBySerial(tx, scope, serial, clientId)) !== null;
    isFound = (isThere && isSeen) || isFound;
  }
  if (at !== clientId) await turnBack(tx, scope, clientId);
  if (!isFound) throw notFound();
}
