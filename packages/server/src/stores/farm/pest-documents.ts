import { createHash } from 'node:crypto';
import type { OwnCatalogue } from '@vigia/domain/farm';
import type { PestDocument } from '@vigia/domain/pests';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';

/** A text that is another one after each change of the catalogue. */
export async function catalogueVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`select concat_ws('/',
    (select sum(hash_record_extended(row(crop_id, crop_name, variant_name, crop_is_retired), 0)) from crop),
    (select sum(hash_record_extended(row(pest_id, pest_is_retired), 0)) from pest),
    (select sum(hash_record_extended(row(pest_id, version, sha256), 0)) from pest_document)) as version`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/** What the installation has of its own, at one moment. */
export async function readOwnCatalogue(db: Db | Tx): Promise<OwnCatalogue> {
  const { rows } = await sql<{
    documents: PestDocument[] | null;
    crops: OwnCatalogue['crops'] | null;
    pests: number[] | null;
    retired: number[] | null;
  }>`select
    (select json_agg(document order by pest_id) from
      (select distinct on (pest_id) pest_id, document from pest_document order by pest_id, version desc) d) as documents,
    (select json_agg(json_build_object('id', crop_id, 'name', crop_name, 'variantName', variant_name)
      order by crop_id) from crop) as crops,
    (select json_agg(pest_id order by pest_id) from pest where pest_is_retired) as pests,
    (select json_agg(crop_id order by crop_id) from crop where crop_is_retired) as retired`.execute(db);
  const [row] = rows;
  return {
    documents: row?.documents ?? [],
    crops: row?.crops ?? [],
    retiredPests: row?.pests ?? [],
    retiredCrops: row?.retired ?? [],
  };
}

/** The document that the installation itself uses for a pest; undefined without one. */
export async function ownDocument(db: Db | Tx, pestId: number): Promise<PestDocument | undefined> {
  const row = await db
    .selectFrom('pest_document')
    .select('document')
    .where('pest_id', '=', pestId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.document;
}

/** Documents follow on each other: they are taken one after the other. */
export const holdDocuments = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('pest documents', 0))`.execute(tx);

/** Puts a document into use: its pest is added, or renamed. */
export async function insertDocument(
  tx: Tx,
  document: PestDocument,
  { by, at }: { readonly by: string; readonly at: string },
): Promise<void> {
  const { id, name, species, version } = document;
  const text = JSON.stringify(document);
  const names = { pest_name: name, species };
  await tx
    .insertInto('pest')
    .values({ pest_id: id, ...names })
    .onConflict((known) => known.column('pest_id').doUpdateSet(names))
    .execute();
  const sha256 = createHash('sha256').update(text).digest('hex');
  await tx
    .insertInto('pest_document')
    .values({ pest_id: id, version, document: text, sha256, date_taken: at, taken_by: by })
    .execute();
}
