import { atPosition, bareSeason, client, fromWire, node, nodeOf, sector, station } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import {
  type ChoiceSource,
  type DevicePool,
  type DraftFields,
  isOfFollowedStation,
  takesFreeDevice,
} from '@vigia/domain/events';
import type {
  Client,
  ClientId,
  Crop,
  EventType,
  Node,
  Pest,
  Season,
  Sector,
  Station,
  StationId,
} from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { turnBack, turnTo } from '../../db/tenant.ts';
import { readCrops, readPests } from '../farm/catalogue.ts';

/** The report whose choices are checked. */
interface Asked {
  readonly kind: EventType;
  readonly today: IsoDate;
  /** The clients whose devices the sender may take. */
  readonly poolIds: readonly ClientId[];
}

/**
 * Source of the choices of an event: all devices of the client, as a device may be taken from anywhere, and for
 * a super administrator the devices of the pools. It is only used to check rules, never returned. Lists from which the
 * report names nothing, and that no rule of its kind needs, stay empty.
 */
export async function choiceSource(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  draft: DraftFields,
  { kind, today, poolIds }: Asked,
): Promise<ChoiceSource> {
  const needs = needsOf(kind, draft);
  const tree = {
    client: await clientOf(tx, clientId),
    stations: needs.stations ? await stationsOf(tx, clientId, needs.stations) : [],
    nodes: needs.nodes ? await nodesOf(tx, clientId) : [],
    sectors: needs.sectors ? await sectorsOf(tx, clientId) : [],
    seasons: needs.seasons ? await seasonsOf(tx, clientId) : [],
  };
  const crops = needs.crops ? (await readCrops(tx)).map(cropOf) : [];
  const pests = needs.pests ? (await readPests(tx)).map(pestOf) : [];
  const pools = await poolsOf(tx, scope, clientId, poolIds);
  return { user: scope, tree, pools, crops, pests, today };
}

function needsOf(kind: EventType, { stationId, sectorId, seasonId, cropId, pestId }: DraftFields) {
  const takesDevice = takesFreeDevice(kind);
  const isFollowed = isOfFollowedStation(kind);
  const stations = takesDevice || isFollowed ? ('all' as const) : stationId;
  return {
    stations,
    nodes: takesDevice,
    sectors: sectorId !== null,
    seasons: seasonId !== null || isFollowed,
    crops: cropId !== null,
    pests: pestId !== null,
  };
}

const cropOf = (row: { crop_id: number; crop_name: string; variant_name: string | null }): Crop => ({
  id: row.crop_id,
  name: row.crop_name,
  variantName: row.variant_name,
});
const pestOf = (row: { pest_id: number; pest_name: string }): Pest => ({
  id: row.pest_id,
  name: row.pest_name,
});

/** Devices of the pools. Each pool is its own client, so the transaction changes to it and back. */
async function poolsOf(tx: Tx, scope: Scope, clientId: ClientId, poolIds: readonly ClientId[]) {
  const pools: DevicePool[] = [];
  const others = poolIds.filter((id) => id !== clientId);
  for (const poolId of others) {
    await turnTo(tx, scope, poolId);
    pools.push(await devicesOf(tx, poolId));
  }
  if (others.length > 0) await turnBack(tx, scope, clientId);
  return pools;
}

async function devicesOf(tx: Tx, clientId: ClientId) {
  const client = await clientOf(tx, clientId);
  const stations = await stationsOf(tx, clientId, 'all');
  return { client, stations, nodes: await nodesOf(tx, clientId) };
}

async function clientOf(tx: Tx, clientId: ClientId): Promise<Client> {
  const row = await tx
    .selectFrom('client')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return fromWire(client, row);
}

async function stationsOf(tx: Tx, clientId: ClientId, which: StationId | 'all'): Promise<Station[]> {
  const rows = await tx
    .selectFrom('station')
    .selectAll()
    .where('client_id', '=', clientId)
    .$if(which !== 'all', (query) => query.where('station_id', '=', which as StationId))
    .execute();
  return rows.map((row) => atPosition(fromWire(station, row)));
}

async function nodesOf(tx: Tx, clientId: ClientId): Promise<Node[]> {
  const rows = await tx.selectFrom('node').selectAll().where('client_id', '=', clientId).execute();
  return rows.map((row) => nodeOf(fromWire(node, row)));
}

async function sectorsOf(tx: Tx, clientId: ClientId): Promise<Sector[]> {
  const rows = await tx
    .selectFrom('sector')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('sector_is_archived', '=', false)
    .execute();
  return rows.map((row) => atPosition(fromWire(sector, row)));
}

async function seasonsOf(tx: Tx, clientId: ClientId): Promise<Season[]> {
  const rows = await tx.selectFrom('season').selectAll().where('client_id', '=', clientId).execute();
  return rows.map((row) => ({ ...fromWire(bareSeason, row), biofixes: [] }));
}
