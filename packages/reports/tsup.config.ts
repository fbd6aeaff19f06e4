import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defineConfig, type Options } from 'tsup';

const { resolve } = createRequire(import.meta.url);

/** Imports a file with `?inline` as a data URL, as Vite does. */
const inlineFiles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'inline-files',
  setup(build) {
    build.onResolve({ filter: /\?inline$/ }, ({ path }) => ({
      path: resolve(path.replace(/\?inline$/, '')),
      namespace: 'inline',
    }));
    build.onLoad({ filter: /.*/, namespace: 'inline' }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'dataurl',
    }));
  },
};

/**
 * One file for Node that the server can import. The components are written for a bundler (file extensions, JSX,
 * packages whose ES modules Node would read as CommonJS), so everything except React and the domain is bundled. The
 * domain is that of the server, which has the catalogue of the installation.
 */
export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  noExternal: [/^(?!react$|react\/|react-dom$|react-dom\/|@vigia\/domain|node:)/],
  clean: true,
  // Late parts of controls contain CommonJS, which loads React by `require`.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
  },
  esbuildPlugins: [inlineFiles],
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildOptions(options) {
    options.mainFields = ['module', 'main'];
    options.legalComments = 'none';
  },
});
