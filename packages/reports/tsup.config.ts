import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defineConfig, type Options } from 'tsup';

const { resolve } = createRequire(import.meta.url);

/** `?inline`: the file itself as a data address, as Vite writes it. */
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
  // Controls that the components bring only when they are shown hold CommonJS, which asks for React by `require`.
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
