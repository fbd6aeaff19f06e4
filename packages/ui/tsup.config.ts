import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformAsync } from '@babel/core';
import styledNames from 'babel-plugin-styled-components';
import { defineConfig, type Options } from 'tsup';

/** Imports a file as text, as Vite does for this ending. */
const raw: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'raw',
  setup(build) {
    build.onResolve({ filter: /\?raw$/ }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path.replace('?raw', ''))),
      namespace: 'raw',
    }));
    build.onLoad({ filter: /.*/, namespace: 'raw' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }));
  },
};

/**
 * Names each styled component after its path in the sources. By default they are counted in the order in which
 * modules run. That order is different on a server of React components and in the browser, so their classes
 * would differ.
 */
const stableNames: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'stable-names',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!/from '(?:styled-components|[./]+(?:theme\/)?styled\.ts)'/.test(text)) return undefined;
      const named = await transformAsync(text, {
        filename: path,
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [[styledNames, NAMING]],
      });
      return { contents: named?.code ?? text, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
/** Only names are set; templates are not changed. */
const NAMING = {
  topLevelImportPaths: [
    './styled.ts',
    './theme/styled.ts',
    '../theme/styled.ts',
    '../../theme/styled.ts',
    '../../../theme/styled.ts',
  ],
  namespace: 'vigia',
  ssr: true,
  pure: true,
  displayName: false,
  fileName: false,
  minify: false,
  transpileTemplateLiterals: false,
};

/** Entries with components: they are client modules for a server of React components. */
const CLIENT = /\/src\/(?:(?:charts|table|maps\/map|images|panels)\/)?index\.ts$/;
const forClients: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'for-clients',
  setup(build) {
    build.onLoad({ filter: CLIENT }, async ({ path }) => ({
      contents: `'use client';\n${await readFile(path, 'utf8')}`,
      loader: 'ts',
    }));
  },
};

/** One file per entry of the package, so that importing a button does not load charts, tables and maps. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    charts: 'src/charts/index.ts',
    table: 'src/table/index.ts',
    map: 'src/maps/map/index.ts',
    'table-preview': 'src/table/preview/index.ts',
    'static-map': 'src/maps/static-map/index.ts',
    panels: 'src/panels/index.ts',
    languages: 'src/words/languages/index.ts',
    'languages/en': 'src/words/languages/panels-en.ts',
    'languages/pt': 'src/words/languages/panels-pt.ts',
    images: 'src/images/index.ts',
    tokens: 'src/tokens/index.ts',
    fonts: 'src/theme/fonts.ts',
    'fonts-on-server': 'src/theme/fonts-on-server.ts',
  },
  format: ['esm'],
  // The application's bundler handles style sheets.
  external: [/\.css$/, /^@fontsource-variable\//],
  noExternal: [/\?raw$/],
  esbuildPlugins: [raw, forClients, stableNames],
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
});
