import { BUILT_IN_CROPS } from '@vigia/domain/farm';
import { PEST_DOCUMENTS } from '@vigia/domain/pests';
import type pg from 'pg';
import type { Db } from './pool.ts';

/** The tables with built-in rows. */
export const CATALOGUE_TABLES: ReadonlySet<string> = new Set(['crop', 'pest']);

/**
 * Adds the built-in crops and pests that the database lacks. Existing rows stay as they are, whoever wrote
 * them: stations refer to them by id, and a name that somebody chose is not changed. A built-in name that was
 * wrong is corrected by a migration that names both the old and the new one.
 */
export async function fillCatalogue(owner: Db): Promise<void> {
  const crops = BUILT_IN_CROPS.map(({ id, name, variantName }) => ({
    crop_id: id,
    crop_name: name,
    variant_name: variantName,
  }));
  const pests = PEST_DOCUMENTS.map(({ id, name, species }) => ({
    pest_id: id,
    pest_name: name,
    species,
  }));
  await owner
    .insertInto('crop')
    .values(crops)
    .onConflict((row) => row.doNothing())
    .execute();
  await owner
    .insertInto('pest')
    .values(pests)
    .onConflict((row) => row.doNothing())
    .execute();
}

/** Deletes the built-in crops and pests of a database that is empty otherwise, before a copy is loaded into it. */
export async function clearCatalogue(client: pg.ClientBase): Promise<void> {
  await client.query('delete from crop where crop_id = any($1)', [BUILT_IN_CROPS.map(({ id }) => id)]);
  await client.query('delete from pest where pest_id = any($1)', [PEST_DOCUMENTS.map(({ id }) => id)]);
}
