import { createHash } from 'node:crypto';
import type { IsoDate } from '@vigia/domain';
import { sql } from 'kysely';
import { ORPHAN_AFTER_MS, sweepOrphans } from '../../src/blobs/sweep.ts';
import { asClient } from '../../src/db/tenant.ts';
import { thumbnailKey } from '../../src/images/blob-keys.ts';
import { THUMBNAIL_SIZES } from '../../src/images/photo.ts';
import { refreshRollups } from '../../src/ingest/rollups.ts';
import type { WrittenFarm } from './farm.ts';

/** Roll-ups that are not what the readings give. */
export async function staleRollups({ databases: { owner } }: WrittenFarm): Promise<string[]> {
  const days = () =>
    sql<{ day: IsoDate; row: string }>`select day, climate_day::text as row from climate_day
      where client_id = 1 and station_id = 1001 order by day`;
  const { rows: measured } = await sql<{ day: IsoDate }>`
    select distinct (t at time zone 'America/Santiago')::date as day from reading
    where client_id = 1 and station_id = 1001`.execute(owner);
  const undo = new Error('looked');
  const stale: string[] = [];
  await asClient(owner, 1, async (tx) => {
    const before = (await days().execute(tx)).rows;
    const wanted = [...measured, ...before].map(({ day }) => day);
    await refreshRollups(tx, { clientId: 1, stationId: 1001 }, wanted);
    const after = (await days().execute(tx)).rows;
    const [had, has] = [before, after].map((list) => list.map(({ row }) => row));
    stale.push(...(has as string[]).filter((row) => !had?.includes(row)));
    stale.push(...(had as string[]).filter((row) => !has?.includes(row)));
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
  return stale;
}

/** Rows whose files are missing or others; then, once the sweep has gone over them, files without a row. */
export async function filesAndRows({ databases: { owner }, blobs }: WrittenFarm): Promise<string[]> {
  const rows = await owner.selectFrom('image').select(['blob_key', 'sha256', 'bytes']).execute();
  const faults: string[] = [];
  const named = new Set<string>();
  for (const { blob_key, sha256, bytes } of rows) {
    const key = blob_key as string;
    const file = await blobs.get(key);
    const hash = file && createHash('sha256').update(file).digest('hex');
    if (hash !== sha256 || file?.length !== bytes) faults.push(`another file or none: ${key}`);
    for (const one of [key, ...THUMBNAIL_SIZES.map((size) => thumbnailKey(key, size))]) {
      named.add(one);
      if (!(await blobs.get(one))) faults.push(`no file: ${one}`);
    }
  }
  await sweepOrphans(owner, blobs, Date.now() + 2 * ORPHAN_AFTER_MS);
  const left = new Set<string>();
  for await (const { key } of blobs.list('images/')) left.add(key);
  for (const key of left) if (!named.has(key)) faults.push(`no row: ${key}`);
  for (const key of named) if (!left.has(key)) faults.push(`swept away: ${key}`);
  return faults;
}

/** Lets two transactions wait for each other, for PostgreSQL to say so in its log. */
export async function ring({ databases: { owner } }: WrittenFarm): Promise<void> {
  let arrived = 0;
  let release = () => {};
  const bothHoldOne = new Promise<void>((done) => {
    release = done;
  });
  const hold = (first: number, second: number) =>
    owner.transaction().execute(async (tx) => {
      await sql`select from sector where sector_id = ${first} for update`.execute(tx);
      arrived += 1;
      if (arrived === 2) release();
      await bothHoldOne;
      await sql`select from sector where sector_id = ${second} for update`.execute(tx);
    });
  await Promise.allSettled([hold(11, 12), hold(12, 11)]);
}
