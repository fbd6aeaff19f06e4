import { defineConfig } from 'tsup';

/** As if it were a file of this package: readers of the types have no domain. */
const paths = { '@vigia/domain/published': ['../domain/src/doors/published.ts'] };

/** Types alone, when the package is packed: `build.ts` writes the rest. Of files that import nothing that runs. */
export default defineConfig({
  entry: { index: 'src/npm/types.ts', react: 'src/npm/wrappers.ts' },
  outDir: 'dist/npm',
  format: ['esm'],
  dts: { only: true, compilerOptions: { paths } },
});
