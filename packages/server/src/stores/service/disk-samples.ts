import type { IsoDate } from '@vigia/domain';
import type { Db } from '../../db/pool.ts';

/** Free space of a disk on one day. */
export interface DiskSample {
  readonly day: IsoDate;
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/**
 * Stores the free space of a day, replacing an earlier value of that day, and deletes the samples of every disk
 * from before `keepFrom`.
 */
export async function keepSample(
  owner: Db,
  volume: string,
  sample: DiskSample,
  keepFrom: IsoDate,
): Promise<void> {
  const room = { free_bytes: String(sample.freeBytes), total_bytes: String(sample.totalBytes) };
  await owner
    .insertInto('disk_sample')
    .values({ volume, day: sample.day, ...room })
    .onConflict((known) => known.columns(['volume', 'day']).doUpdateSet(room))
    .execute();
  await owner.deleteFrom('disk_sample').where('day', '<', keepFrom).execute();
}

/** Samples of a disk since a day, oldest first. */
export async function readSamples(owner: Db, volume: string, since: IsoDate): Promise<DiskSample[]> {
  const rows = await owner
    .selectFrom('disk_sample')
    .select(['day', 'free_bytes', 'total_bytes'])
    .where('volume', '=', volume)
    .where('day', '>=', since)
    .orderBy('day')
    .execute();
  return rows.map((row) => ({
    day: row.day,
    freeBytes: Number(row.free_bytes),
    totalBytes: Number(row.total_bytes),
  }));
}
