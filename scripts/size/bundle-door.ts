/** What a reader's bundler would make of one import from the component library. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../shell.ts';

const UI = join(ROOT, 'packages', 'ui');
const ENTRY = 'virtual:reader';
/** Peers of the library: an application has them already. */
const PEERS: readonly string[] = ['react', 'react-dom', 'styled-components'];

export interface Chunk {
  readonly code: string;
  /** Source files in it, with `/` in between. */
  readonly modules: readonly string[];
}

export interface DoorBundle {
  /** What loads with the import itself. */
  readonly atOnce: readonly Chunk[];
  /** What it may ask for afterwards. */
  readonly later: readonly Chunk[];
}

export interface ReaderImport {
  /** What follows `@vigia/ui`: nothing, `/charts`, … */
  readonly door: string;
  /** Default: everything that the door exports. */
  readonly names?: readonly string[];
  /** Packages that are there already and not weighed; default: React, ReactDOM and styled-components. */
  readonly given?: readonly string[];
}

/** Minified, for production, as separate chunks where the library loads something late. */
export async function bundleDoor({ door, names, given = PEERS }: ReaderImport): Promise<DoorBundle> {
  const from = JSON.stringify(`@vigia/ui${door}`);
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
        // As in an application, what loads late takes what it shares from the entry, not from chunks cut for it.
        preserveEntrySignatures: 'allow-extension',
        external: (id) => given.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  });
  return apart((output as Rolldown.RolldownOutput).output);
}

function apart(output: Rolldown.RolldownOutput['output']): DoorBundle {
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
