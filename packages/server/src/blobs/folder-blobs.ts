import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { hasCode } from '../run/operator-error.ts';
import { type BlobEntry, type BlobStore, blobKey } from './blob-store.ts';

/** Suffix of interrupted writes; never part of a key. */
const HALF_WRITTEN = '.tmp-';

async function flushed(path: string, content?: Uint8Array): Promise<void> {
  const file = await open(path, content ? 'wx' : 'r', 0o600);
  try {
    if (content) await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Files below a folder, made when the first one comes. Only the service's account may read them. */
export function folderBlobs(folder: string): BlobStore {
  const pathOf = (key: string) => join(folder, ...blobKey(key).split('/'));
  return {
    /** A name appears only with the whole file: written under another name, flushed, renamed, the folder flushed. */
    async put(key, content) {
      const path = pathOf(key);
      const directory = dirname(path);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const aside = join(directory, `${HALF_WRITTEN}${randomUUID()}`);
      try {
        await flushed(aside, content);
        await rename(aside, path);
        await flushed(directory);
      } catch (cause) {
        await rm(aside, { force: true });
        throw cause;
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (cause) {
        if (hasCode(cause, 'ENOENT', 'ENOTDIR')) return null;
        throw cause;
      }
    },
    async delete(key) {
      blobKey(key.replace(`/${HALF_WRITTEN}`, '/')); // what a write left behind may be deleted, though never read
      await rm(join(folder, ...key.split('/')), { force: true });
    },
    list: (below = '' as `${string}/`) => filesBelow(folder, join(folder, below)),
  };
}

async function* filesBelow(folder: string, prefix: string): AsyncGenerator<BlobEntry> {
  for (const path of await pathsBelow(prefix)) {
    const found = await stat(path).catch(() => null); // it may have been deleted since
    if (!found?.isFile()) continue;
    const key = relative(folder, path).split(sep).join('/');
    yield { key, bytes: found.size, modifiedAt: found.mtimeMs };
  }
}

async function pathsBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return [];
    throw cause;
  }
}
