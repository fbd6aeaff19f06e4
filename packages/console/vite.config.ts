import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

export default defineConfig({
  plugins: [react()],
  base: '/',
  build: {
    outDir: 'dist',
    // The map is one lazy chunk of its own (maplibre alone is 1.4 MB, 0.4 MB on the wire).
    chunkSizeWarningLimit: 1500,
  },
  server: { proxy: Object.fromEntries(SERVICE_PATHS.map((path) => [path, SERVER])) },
});
