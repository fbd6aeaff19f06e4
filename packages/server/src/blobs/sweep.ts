import type { Db } from '../db/pool.ts';
import { KEPT_BUILDS } from '../embed/widget-builds.ts';
import { keysOfImages } from '../stores/images/blob-keys.ts';
import type { BlobStore } from './blob-store.ts';

/**
 * A file without a row may belong to an upload whose transaction is still open, or to a database that was restored to
 * an older state by mistake: a week is time to notice.
 */
export const ORPHAN_AFTER_MS = 7 * 24 * 60 * 60 * 1000;
const KEYS_PER_QUESTION = 1000;

interface Swept {
  readonly files: number;
  readonly deleted: number;
  readonly bytes: number;
}

/**
 * Deletes files without a row, which a crash between writing file and row leaves. The file is always written
 * first, so that no row is ever without its file.
 *
 * @param owner connection that sees the rows of every client
 * @param now epoch ms
 */
export async function sweepOrphans(
  owner: Db,
  blobs: BlobStore,
  now: number,
  signal?: AbortSignal,
): Promise<Swept> {
  let [files, deleted, bytes] = [0, 0, 0];
  let old: { key: string; bytes: number }[] = [];
  const settle = async () => {
    const known = await keysOfImages(
      owner,
      old.map(({ key }) => photoOf(key)),
    );
    for (const blob of old) {
      signal?.throwIfAborted();
      if (known.has(photoOf(blob.key))) continue;
      await blobs.delete(blob.key);
      deleted += 1;
      bytes += blob.bytes;
    }
    old = [];
  };
  for await (const entry of blobs.list()) {
    if (entry.key.startsWith(KEPT_BUILDS)) continue;
    files += 1;
    if (entry.modifiedAt > now - ORPHAN_AFTER_MS) continue;
    old.push(entry);
    if (old.length >= KEYS_PER_QUESTION) await settle();
  }
  await settle();
  return { files, deleted, bytes };
}

/** A thumbnail is named after its photo: `…-250.jpg` beside `….jpg`. */
const photoOf = (key: string): string => key.replace(/-(?:250|500)\.jpg$/, '.jpg');
