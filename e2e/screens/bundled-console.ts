import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..', '..');
const CONSOLE = join(ROOT, 'packages', 'console', 'src');
const TESTS = import.meta.dirname;
/** The modules of the console that tests of screens import; the rest of it comes with them. */
const ENTRIES = [
  'testing/open-in-memory.tsx',
  'app/screens.ts',
  'features/administration/tables/words.ts',
  'shared/new-version.ts',
  'shared/offline/answer-store.ts',
  'shared/offline/question.ts',
  'shared/photos/shrunk.ts',
];
const nameOf = (entry: string): string => entry.replace(/\.tsx?$/, '').replaceAll('/', '-');

/**
 * Builds the console once before the tests: each test file opens it in a page of its own, and there would request more
 * than a thousand modules, a third of all the work.
 *
 * @param name of the project: its files lie in a folder of their own, outside of `node_modules`, whose modules Vite serves
 *   at a second address
 * @param define constants of the build, as those of the tests
 */
export function bundledConsole(name: string, define: Readonly<Record<string, string>>): Plugin {
  const outDir = join(ROOT, 'e2e', 'dist', name);
  return {
    name: 'vigia:bundled-console',
    enforce: 'pre',
    async buildStart() {
      await build({
        root: ROOT,
        configFile: false,
        logLevel: 'warn',
        base: './',
        define,
        oxc: { jsx: { development: false } },
        plugins: [react()],
        publicDir: false,
        build: {
          outDir,
          emptyOutDir: true,
          minify: false,
          target: 'esnext',
          chunkSizeWarningLimit: 5_000,
          rolldownOptions: {
            preserveEntrySignatures: 'strict',
            input: Object.fromEntries(ENTRIES.map((entry) => [nameOf(entry), join(CONSOLE, entry)])),
            output: { entryFileNames: '[name].js' },
          },
        },
      });
    },
    resolveId(source, importer) {
      if (!importer?.startsWith(TESTS + sep) || !source.startsWith('.')) return null;
      const asked = resolve(dirname(importer), source);
      if (!asked.startsWith(CONSOLE + sep)) return null;
      const built = join(outDir, `${nameOf(relative(CONSOLE, asked).replaceAll(sep, '/'))}.js`);
      if (!existsSync(built)) throw new Error(`${source} is none of the entries in bundled-console.ts`);
      return built;
    },
  };
}
