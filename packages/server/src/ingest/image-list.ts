import { lstat, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { OperatorError } from '../run/operator-error.ts';

const EXTENSION = /\.(?:jpe?g|png|webp)$/i;

/**
 * The photos among files and folders. Of a folder, all files below it with the extension of a photo, sorted by
 * name, without hidden files and links. A file that is given by its own path is always included.
 *
 * @throws {OperatorError} a path does not exist or cannot be read
 */
export async function imageList(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await below(path)));
  return [...new Set(found)];
}

async function below(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
    const names = await readdir(path, { recursive: true });
    const shown = names.filter((name) => EXTENSION.test(name) && !/(?:^|[\\/])\./.test(name)).sort();
    const photos: string[] = [];
    for (const name of shown) {
      if ((await lstat(join(path, name))).isFile()) photos.push(join(path, name));
    }
    return photos;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'no existe' : 'no se puede leer';
    throw new OperatorError(`«${basename(path) || path}» ${why}.`, { cause });
  }
}
