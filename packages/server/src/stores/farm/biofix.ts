import { clientsBiofix, fromWire, toWire, wireNames } from '@vigia/api/contract';
import type { Biofix, BiofixId, ClientId, SeasonId } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { notFound } from '../../http/problem.ts';
import { holdSeasons, lockRow } from '../lock-row.ts';

const COLUMNS = wireNames(clientsBiofix);
/** A biofix with its client. */
export type ClientBiofix = Biofix & { readonly clientId: ClientId };
type Given = 'clientId' | 'seasonId' | 'sectorId' | 'pestId' | 'date' | 'type';
/** Optional fields are stored as blank. */
type NewBiofix = Pick<ClientBiofix, Given> & Partial<Omit<ClientBiofix, 'id'>>;

export async function biofixById(tx: Tx, scope: Scope, biofixId: BiofixId): Promise<ClientBiofix | null> {
  const rows = await tx.selectFrom('biofix').select(COLUMNS).where('biofix_id', '=', biofixId).execute();
  const found = rows.map((row) => fromWire(clientsBiofix, row));
  return visible(scope, 'biofix.read', found, (biofix) => biofix)[0] ?? null;
}

/** Locks the biofix until the end of the transaction, with the client's other biofixes and seasons. */
export async function lockBiofix(tx: Tx, biofixId: BiofixId): Promise<void> {
  await holdSeasons(tx);
  await lockRow(tx, 'biofix', 'biofix_id', biofixId);
}

/** Every biofix of some seasons, by day, without regard to a scope: for checking rules. */
export async function biofixesOfSeasons(
  tx: Tx,
  clientId: ClientId,
  seasonIds: readonly SeasonId[],
): Promise<ClientBiofix[]> {
  if (seasonIds.length === 0) return [];
  const rows = await tx
    .selectFrom('biofix')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('season_id', 'in', seasonIds)
    .orderBy('date_biofix')
    .orderBy('biofix_id')
    .execute();
  return rows.map((row) => fromWire(clientsBiofix, row));
}

export async function insertBiofix(tx: Tx, biofix: NewBiofix): Promise<Biofix> {
  const row = await tx
    .insertInto('biofix')
    .values(toWire(clientsBiofix, biofix))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return fromWire(clientsBiofix, row);
}

export async function updateBiofix(
  tx: Tx,
  { clientId, id }: Pick<ClientBiofix, 'clientId' | 'id'>,
  changes: Partial<NewBiofix>,
): Promise<Biofix> {
  const row = await tx
    .updateTable('biofix')
    .set(toWire(clientsBiofix, changes))
    .where('client_id', '=', clientId)
    .where('biofix_id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
  return fromWire(clientsBiofix, row);
}

export async function deleteBiofix(tx: Tx, { clientId, id }: ClientBiofix): Promise<void> {
  await tx.deleteFrom('biofix').where('client_id', '=', clientId).where('biofix_id', '=', id).execute();
}
