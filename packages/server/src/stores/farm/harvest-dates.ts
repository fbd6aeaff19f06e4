import { clientsHarvestDate, fromWire, type HarvestDateBody, toWire, wireNames } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import type { ClientId, HarvestDate } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

const COLUMNS = wireNames(clientsHarvestDate);
/** A harvest with its client. */
export type ClientHarvest = HarvestDate & { readonly clientId: ClientId };

/** The client's harvests in sectors of the scope, by season and field. */
export async function harvestsOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<ClientHarvest[]> {
  const rows = await tx
    .selectFrom('harvest_date')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .orderBy('season_id')
    .orderBy('sector_id')
    .orderBy('harvest_id')
    .execute();
  const found = rows.map((row) => fromWire(clientsHarvestDate, row));
  return visible(scope, 'harvest-date.read', found, (harvest) => harvest);
}

/** Sets the day of a harvest that has none, or another one. */
export async function putHarvest(
  tx: Tx,
  { clientId, seasonId, sectorId, cropId }: HarvestDateBody,
  date: IsoDate,
  now: ClientHarvest | null,
): Promise<void> {
  if (now === null) {
    const values = toWire(clientsHarvestDate, { clientId, seasonId, sectorId, cropId, date });
    await tx.insertInto('harvest_date').values(values).execute();
    return;
  }
  await tx
    .updateTable('harvest_date')
    .set({ date_harvest: date })
    .where('client_id', '=', clientId)
    .where('harvest_id', '=', now.id)
    .execute();
}

export async function deleteHarvest(tx: Tx, { clientId, id }: ClientHarvest): Promise<void> {
  await tx
    .deleteFrom('harvest_date')
    .where('client_id', '=', clientId)
    .where('harvest_id', '=', id)
    .execute();
}
