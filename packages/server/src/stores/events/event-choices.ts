import { atPosition, bareSeason, client, fromWire, node, nodeOf, sector, station } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import type { ChoiceSource, DevicePool } from '@vigia/domain/events';
import type { Client, ClientId, Crop, Node, Pest, Season, Sector, Station } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { turnBack, turnTo } from '../../db/tenant.ts';
import { readCrops, readPests } from '../farm/catalogue.ts';

/**
 * Source of the choices of an event: all devices of the client, as a device may be taken from anywhere, and for
 * a super administrator the devices of the pools. It is only used to check rules, never returned.
 */
export async function choiceSource(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  { today, poolIds }: { readonly today: IsoDate; readonly poolIds: readonly ClientId[] },
): Promise<ChoiceSource> {
  const [crops, pests] = [(await readCrops(tx)).map(cropOf), (await readPests(tx)).map(pestOf)];
  const tree = {
    ...(await devicesOf(tx, clientId)),
    sectors: await sectorsOf(tx, clientId),
    seasons: await seasonsOf(tx, clientId),
  };
  const pools = await poolsOf(tx, scope, clientId, poolIds);
  return { user: scope, tree, pools, crops, pests, today };
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
  for (const poolId of poolIds.filter((id) => id !== clientId)) {
    await turnTo(tx, scope, poolId);
    pools.push(await devicesOf(tx, poolId));
  }
  await turnBack(tx, scope, clientId);
  return pools;
}

async function devicesOf(tx: Tx, clientId: ClientId) {
  const client = await clientOf(tx, clientId);
  return { client, stations: await stationsOf(tx, clientId), nodes: await nodesOf(tx, clientId) };
}

async function clientOf(tx: Tx, clientId: ClientId): Promise<Client> {
  const row = await tx
    .selectFrom('client')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return fromWire(client, row);
}

async function stationsOf(tx: Tx, clientId: ClientId): Promise<Station[]> {
  const rows = await tx.selectFrom('station').selectAll().where('client_id', '=', clientId).execute();
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
