import { defineConfig } from 'tsup';

/** One entry per door, so that importing a button brings no chart, no table and no map. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    charts: 'src/charts/index.ts',
    table: 'src/table/index.ts',
    map: 'src/map/index.ts',
    'static-map': 'src/static-map/index.ts',
    panels: 'src/panels/index.ts',
    languages: 'src/languages/index.ts',
    images: 'src/images/index.ts',
    fonts: 'src/theme/fonts.ts',
  },
  format: ['esm'],
  // Workers and style sheets are the reader's bundler's business.
  external: [/\?worker&url$/, /\.css$/, /^@fontsource-variable\//],
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
});
