import { defineConfig } from 'tsup';

/** The domain's types are included, because applications that use the widgets do not install the domain. */
const paths = { '@vigia/domain/published': ['../domain/src/entries/published.ts'] };

/**
 * Only types, when the package is packed; `build.ts` writes the rest. Its entries are files without runtime
 * imports.
 */
export default defineConfig({
  entry: { index: 'src/npm/types.ts', react: 'src/npm/wrappers.ts' },
  outDir: 'dist/npm',
  format: ['esm'],
  dts: { only: true, compilerOptions: { paths } },
});
