import type { CropBody, CropPatch } from '@vigia/api/contract';
import { FIRST_OWN_ID } from '@vigia/domain/pests';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';

/** Crops of the catalogue, the same for every client. */
export function readCrops(tx: Tx) {
  return tx.selectFrom('crop').select(['crop_id', 'crop_name', 'variant_name']).orderBy('crop_id').execute();
}

export function readPests(tx: Tx) {
  return tx.selectFrom('pest').select(['pest_id', 'pest_name']).orderBy('pest_id').execute();
}

/** Every crop, with whether something new may be given it. */
export function listCrops(tx: Tx) {
  return tx
    .selectFrom('crop')
    .select(['crop_id', 'crop_name', 'variant_name', 'crop_is_retired as is_retired'])
    .orderBy('crop_name')
    .orderBy('variant_name')
    .orderBy('crop_id')
    .execute();
}

/** Every pest, with who took its document and when; nulls while the built-in one is used. */
export async function listPests(tx: Tx) {
  const { rows } = await sql<{
    pest_id: number;
    pest_name: string;
    species: string;
    is_retired: boolean;
    version: number | null;
    date_taken: string | null;
    taken_by: string | null;
  }>`select p.pest_id, pest_name, species, pest_is_retired as is_retired, d.version, date_taken, taken_by
    from pest p left join lateral (select version, date_taken, taken_by from pest_document
      where pest_id = p.pest_id order by version desc limit 1) d on true
    order by pest_name, p.pest_id`.execute(tx);
  return rows;
}

/** @returns whether the pest exists */
export async function retirePest(tx: Tx, pestId: number, isRetired: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('pest')
    .set({ pest_is_retired: isRetired })
    .where('pest_id', '=', pestId)
    .returning('pest_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a crop under the next id of an installation's own. @returns the id */
export async function insertCrop(tx: Tx, { crop_name, variant_name }: CropBody): Promise<number> {
  await holdCrops(tx);
  const { rows } = await sql<{ crop_id: number }>`
    insert into crop (crop_id, crop_name, variant_name)
    select greatest(max(crop_id), ${FIRST_OWN_ID - 1}::int) + 1, ${crop_name}, ${variant_name} from crop
    returning crop_id`.execute(tx);
  return (rows[0] as { crop_id: number }).crop_id;
}

/** Changes the fields that are given. @returns whether the crop exists */
export async function updateCrop(tx: Tx, cropId: number, patch: CropPatch): Promise<boolean> {
  await holdCrops(tx);
  const { crop_name, variant_name, is_retired } = patch;
  const row = await tx
    .updateTable('crop')
    .set({
      crop_id: cropId,
      ...(crop_name !== undefined && { crop_name }),
      ...(variant_name !== undefined && { variant_name }),
      ...(is_retired !== undefined && { crop_is_retired: is_retired }),
    })
    .where('crop_id', '=', cropId)
    .returning('crop_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether another crop has the same name and variety, whatever their capitals. */
export async function hasEqualCrop(tx: Tx, cropId: number): Promise<boolean> {
  const { rows } = await sql`
    select from crop c join crop o on lower(o.crop_name) = lower(c.crop_name) and o.crop_id <> c.crop_id
      and lower(o.variant_name) is not distinct from lower(c.variant_name)
    where c.crop_id = ${cropId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Crops are compared with each other: they are changed one after the other. */
const holdCrops = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('crops', 0))`.execute(tx);
