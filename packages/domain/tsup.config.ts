import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/**
 * Module by module instead of one bundle: with `sideEffects: false` a bundler then leaves out, with its tables, every
 * module that nothing imported needs.
 */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  bundle: false,
  format: ['esm'],
  dts: { entry: Object.values(manifest.exports) },
  clean: true,
  sourcemap: true,
  target: 'es2023',
  plugins: [
    {
      name: 'built-extensions',
      renderChunk: (code) => ({ code: code.replaceAll(/(from "\.{1,2}\/[^"]+)\.ts"/g, '$1.js"') }),
    },
  ],
});
