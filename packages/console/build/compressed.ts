import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
/** Smaller files are not compressed: the saving would be less than the headers. */
const SMALLEST_BYTES = 1_024;
/** Larger files (only the map) would delay the build too long; the server compresses them. */
const LARGEST_BYTES = 700_000;

/** Writes a compressed copy beside each text file, at the highest level, which is too slow during a request. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const work = Object.values(bundle).map(async (file) => {
      const text = file.type === 'chunk' ? file.code : file.source;
      if (!/\.(?:js|css|svg)$/.test(file.fileName)) return;
      if (text.length < SMALLEST_BYTES || text.length > LARGEST_BYTES) return;
      await writeFile(join(dir, `${file.fileName}.br`), await brotli(text));
    });
    await Promise.all(work);
  },
};
