import type { SectorWire } from '@vigia/api/contract';
import type { ClientId, SectorId } from '@vigia/domain';
import type { Insertable, Updateable } from 'kysely';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { SectorTable } from '../db/schema.ts';
import { notFound } from '../http/problem.ts';
import { lockRow } from './lock-row.ts';

const COLUMNS = [
  'sector_id',
  'client_id',
  'sector_name',
  'sector_address',
  'sector_position_lat',
  'sector_position_lon',
  'sector_date_created',
  'sector_is_archived',
] as const;

const placeOf = (row: { client_id: ClientId; sector_id: SectorId }) => ({
  clientId: row.client_id,
  sectorId: row.sector_id,
});

/** The client's sectors, those in use or the archived ones, by name. */
export async function sectorsOfClient(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  archived = false,
): Promise<SectorWire[]> {
  const rows = await tx
    .selectFrom('sector')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('sector_is_archived', '=', archived)
    .orderBy('sector_name')
    .orderBy('sector_id')
    .execute();
  return visible(scope, 'sector.read', rows, placeOf);
}

export async function sectorById(tx: Tx, scope: Scope, sectorId: SectorId): Promise<SectorWire | null> {
  const rows = await tx.selectFrom('sector').select(COLUMNS).where('sector_id', '=', sectorId).execute();
  return visible(scope, 'sector.read', rows, placeOf)[0] ?? null;
}

/** It stays as it is until the end of the transaction. */
export const lockSector = (tx: Tx, sectorId: SectorId) => lockRow(tx, 'sector', 'sector_id', sectorId);

export async function insertSector(tx: Tx, values: Insertable<SectorTable>): Promise<SectorWire> {
  return await tx.insertInto('sector').values(values).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function updateSector(
  tx: Tx,
  { client_id, sector_id }: Pick<SectorWire, 'client_id' | 'sector_id'>,
  values: Updateable<SectorTable>,
): Promise<SectorWire> {
  return await tx
    .updateTable('sector')
    .set(values)
    .where('client_id', '=', client_id)
    .where('sector_id', '=', sector_id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
}

/** How many stations of the sector are in use. */
export async function stationsInSector(
  tx: Tx,
  { client_id, sector_id }: Pick<SectorWire, 'client_id' | 'sector_id'>,
): Promise<number> {
  const { count } = await tx
    .selectFrom('station')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('client_id', '=', client_id)
    .where('sector_id', '=', sector_id)
    .where('station_is_archived', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}
