/** Bundles one import from the component library as an application's bundler would. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../shell.ts';

const UI = join(ROOT, 'packages', 'ui');
const ENTRY = 'virtual:reader';
/** Peer dependencies of the library: an application already has them. */
const PEERS: readonly string[] = ['react', 'react-dom', 'styled-components'];

export interface Chunk {
  readonly code: string;
  /** Its source files, as paths with `/`. */
  readonly modules: readonly string[];
}

export interface EntryBundle {
  /** What the import loads at once. */
  readonly atOnce: readonly Chunk[];
  /** What it may load later. */
  readonly later: readonly Chunk[];
}

export interface ReaderImport {
  /** Part of the path after `@vigia/ui`: empty, `/charts`, … */
  readonly entry: string;
  /** Default: everything that the entry exports. */
  readonly names?: readonly string[];
  /** Packages that are already there and are not measured; default: React, ReactDOM and styled-components. */
  readonly given?: readonly string[];
}

/** Minified, for production, with separate chunks for late parts. */
export async function bundleEntry({ entry, names, given = PEERS }: ReaderImport): Promise<EntryBundle> {
  const from = JSON.stringify(`@vigia/ui${entry}`);
  const lines = [`export ${names ? `{ ${names.join(', ')} }` : '*'} from ${from};`];
  if (!given.includes('react-dom')) lines.push('export { createRoot } from "react-dom/client";');
  const output = await build({
    configFile: false,
    root: UI,
    logLevel: 'silent',
    plugins: [
      {
        name: 'reader',
        enforce: 'pre',
        resolveId(id, importer) {
          if (id === ENTRY) return `\0${ENTRY}`;
          if (importer !== `\0${ENTRY}`) return undefined;
          return this.resolve(id, join(UI, 'src', 'index.ts'), { skipSelf: true });
        },
        load: (id) => (id === `\0${ENTRY}` ? lines.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        // As in an application, late chunks import shared code from the entry instead of from additional
        // chunks.
        preserveEntrySignatures: 'allow-extension',
        external: (id) => given.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  });
  return apart((output as Rolldown.RolldownOutput).output);
}

function apart(output: Rolldown.RolldownOutput['output']): EntryBundle {
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
  const first = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(visit);
  };
  for (const [name, chunk] of chunks) if (chunk.isEntry) visit(name);
  const all = [...chunks].map(([name, { code, moduleIds }]) => ({
    name,
    code,
    modules: moduleIds.map((id) => id.replaceAll('\\', '/')),
  }));
  return {
    atOnce: all.filter(({ name }) => first.has(name)),
    later: all.filter(({ name }) => !first.has(name)),
  };
}
