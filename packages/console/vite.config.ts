import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `pnpm vigia start` listens; the dev server hands it everything that is not the console itself. */
const SERVER = process.env.VIGIA_SERVER ?? 'http://127.0.0.1:4400';
const SERVICE_PATHS = [
  '/auth',
  '/v2',
  '/count_analytics',
  '/data_analytics',
  '/embed',
  '/widgets',
  '/config.json',
  '/openapi.json',
];

const brotli = promisify(brotliCompress);
/** Below this the headers weigh more than what is saved. */
const SMALLEST_BYTES = 1_024;
/** Above this is only the map, which would hold the build up for longer than the rest of it; the server does it. */
const LARGEST_BYTES = 500_000;

/** Puts a file compressed as far as it goes beside each text file: too slow to be done while somebody waits for it. */
const compressed: Plugin = {
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

export default defineConfig({
  plugins: [react(), compressed],
  base: '/',
  build: {
    outDir: 'dist',
    // The map is one lazy chunk of its own (maplibre alone is 1.4 MB, 0.4 MB on the wire).
    chunkSizeWarningLimit: 1500,
  },
  server: { proxy: Object.fromEntries(SERVICE_PATHS.map((path) => [path, SERVER])) },
});
