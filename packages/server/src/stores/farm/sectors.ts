import {
  atPosition,
  type Encoded,
  fromWire,
  inDegrees,
  sector,
  toWire,
  wireNames,
} from '@vigia/api/contract';
import { sectorsVisible } from '@vigia/domain/access';
import type { ClientId, Sector, SectorId, SectorScope, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { ofClient } from '../../db/name-client.ts';
import { notFound } from '../../http/problem.ts';
import { lockRow } from '../lock-row.ts';

const COLUMNS = wireNames(sector);
const read = (row: Encoded<typeof sector>): Sector => atPosition(fromWire(sector, row));
type SectorInput = Pick<Sector, 'name' | 'address' | 'position' | 'area'>;

/** The client and the id of a sector: rights may depend on the sector. */
export const ownerOfSector = ({ clientId, id }: Pick<Sector, 'clientId' | 'id'>) => ({
  clientId,
  sectorId: id,
});

/** The client's sectors by name: those in use, or the archived ones. */
export async function sectorsOfClient(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  archived = false,
): Promise<Sector[]> {
  const rows = await tx
    .selectFrom('sector')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('sector_is_archived', '=', archived)
    .orderBy('sector_name')
    .orderBy('sector_id')
    .execute();
  return visible(scope, 'sector.read', rows.map(read), ownerOfSector);
}

/** Sectors in use of a client in the scope: `'all'`, or those of its roles by sector. */
export async function ownSectors(tx: Tx, scope: Scope, clientId: ClientId): Promise<SectorScope> {
  if (sectorsVisible(scope, clientId) === 'all') return 'all';
  return new Set((await sectorsOfClient(tx, scope, clientId)).map(({ id }) => id));
}

export async function sectorById(tx: Tx, scope: Scope, sectorId: SectorId): Promise<Sector | null> {
  const rows = await tx.selectFrom('sector').select(COLUMNS).where('sector_id', '=', sectorId).execute();
  return visible(scope, 'sector.read', rows.map(read), ownerOfSector)[0] ?? null;
}

/**
 * Locks the sectors against changes until the end of the transaction. Several transactions may do so at the
 * same time.
 */
export const keepSectors = (tx: Tx, ids: readonly SectorId[]) =>
  sql`select from sector where ${ofClient(tx)} and sector_id = any(${[...new Set(ids)]}::int[]) order by sector_id for share`.execute(
    tx,
  );

/** Locks the sector until the end of the transaction. */
export const lockSector = (tx: Tx, sectorId: SectorId) => lockRow(tx, 'sector', 'sector_id', sectorId);

export async function insertSector(tx: Tx, input: SectorInput & Pick<Sector, 'clientId'>): Promise<Sector> {
  const values = toWire(sector, inDegrees(input));
  return read(await tx.insertInto('sector').values(values).returning(COLUMNS).executeTakeFirstOrThrow());
}

export async function updateSector(
  tx: Tx,
  { clientId, id }: Pick<Sector, 'clientId' | 'id'>,
  changes: SectorInput & { readonly archived?: boolean | undefined },
): Promise<Sector> {
  const row = await tx
    .updateTable('sector')
    .set(toWire(sector, inDegrees(changes)))
    .where('client_id', '=', clientId)
    .where('sector_id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
  return read(row);
}

/** Ids of the stations in use in the sector, in their order. */
export async function stationIdsInSector(
  tx: Tx,
  { clientId, id }: Pick<Sector, 'clientId' | 'id'>,
): Promise<StationId[]> {
  const rows = await tx
    .selectFrom('station')
    .select('station_id')
    .where('client_id', '=', clientId)
    .where('sector_id', '=', id)
    .where('station_is_archived', '=', false)
    .orderBy('station_id')
    .execute();
  return rows.map((row) => row.station_id);
}

/** Number of stations in use in the sector. */
export async function stationsInSector(
  tx: Tx,
  { clientId, id }: Pick<Sector, 'clientId' | 'id'>,
): Promise<number> {
  const { count } = await tx
    .selectFrom('station')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('client_id', '=', clientId)
    .where('sector_id', '=', id)
    .where('station_is_archived', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}
