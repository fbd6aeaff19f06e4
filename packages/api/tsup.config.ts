import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { contract: 'src/contract/index.ts', client: 'src/client/index.ts' },
  format: ['esm'],
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2023',
});
