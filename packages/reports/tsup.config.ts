import { defineConfig } from 'tsup';

/**
 * One file for Node: the server imports it as it is. The components are written for a bundler (extensions, JSX,
 * packages whose ES modules Node would read as CommonJS), so everything but React goes in.
 */
export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  noExternal: [/^(?!react$|react\/|react-dom$|react-dom\/|node:)/],
  clean: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.legalComments = 'none';
  },
});
