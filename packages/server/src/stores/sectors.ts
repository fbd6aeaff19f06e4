import type { SectorWire } from '@vigia/api/contract';
import type { ClientId, SectorId } from '@vigia/domain';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';

const COLUMNS = [
  'sector_id',
  'client_id',
  'sector_name',
  'sector_address',
  'sector_position_lat',
  'sector_position_lon',
  'sector_date_created',
] as const;

const placeOf = (row: { client_id: ClientId; sector_id: SectorId }) => ({
  clientId: row.client_id,
  sectorId: row.sector_id,
});

/** The client's sectors in use, by name. */
export async function sectorsOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<SectorWire[]> {
  const rows = await tx
    .selectFrom('sector')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('sector_is_archived', '=', false)
    .orderBy('sector_name')
    .orderBy('sector_id')
    .execute();
  return visible(scope, 'sector.read', rows, placeOf);
}

export async function sectorById(tx: Tx, scope: Scope, sectorId: SectorId): Promise<SectorWire | null> {
  const rows = await tx.selectFrom('sector').select(COLUMNS).where('sector_id', '=', sectorId).execute();
  return visible(scope, 'sector.read', rows, placeOf)[0] ?? null;
}
