import { CROPS, PESTS } from '@vigia/domain/farm';
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
  const crops = Array.from(CROPS.values(), ({ id, name, variantName }) => ({
    crop_id: id,
    crop_name: name,
    variant_name: variantName,
  }));
  const pests = Array.from(PESTS.values(), ({ id, name, species }) => ({
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
  await client.query('delete from crop where crop_id = any($1)', [[...CROPS.keys()]]);
  await client.query('delete from pest where pest_id = any($1)', [[...PESTS.keys()]]);
}
