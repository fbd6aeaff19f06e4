/** What the built console makes a browser load before a screen can be used. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../shell.ts';
import type { Chunk } from './bundle-entry.ts';

const CONSOLE = join(ROOT, 'packages', 'console');
/** Charts and the map, which the sign-in screen must not load. */
const HEAVY =
  /\/(?:@nivo|d3-[a-z-]+|maplibre-gl|react-map-gl)\/|\/packages\/ui\/src\/(?:charts|maps\/map|panels)\//;

/** Modules that the entry imports at once: for everybody, and for signed-in users. */
const OPENED_FIRST = '/app/open-console.tsx';
const FRAME = '/app/signed-in.tsx';

/** A chunk with the number of characters from each source file. */
export interface WeighedChunk extends Chunk {
  readonly lengths: Readonly<Record<string, number>>;
}

export type ConsoleBundle = ReadonlyMap<string, Rolldown.OutputChunk>;

export async function bundleConsole(): Promise<ConsoleBundle> {
  const output = await build({
    root: CONSOLE,
    configFile: join(CONSOLE, 'vite.config.ts'),
    logLevel: 'silent',
    mode: 'production',
    build: { write: false },
  });
  const all = (output as Rolldown.RolldownOutput).output;
  return new Map(all.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
}

/** The chunks of the entry and one screen, with everything they import; for signed-in users also the frame. */
export function chunksOf(bundle: ConsoleBundle, screen: string, isSignedIn = false): WeighedChunk[] {
  const opened = isSignedIn ? [OPENED_FIRST, FRAME] : [OPENED_FIRST];
  const needed = new Set<string>();
  const visit = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    bundle.get(name)?.imports.forEach(visit);
  };
  const all = [...bundle.values()];
  if (!all.some(({ name }) => name === screen)) throw new Error(`the console has no chunk ${screen}`);
  const starts = all.filter(
    ({ isEntry, name, moduleIds }) =>
      isEntry || name === screen || moduleIds.some((id) => opened.some((source) => id.endsWith(source))),
  );
  for (const { fileName } of starts) visit(fileName);
  return [...bundle.values()].filter(({ fileName }) => needed.has(fileName)).map(weighed);
}

function weighed({ code, modules }: Rolldown.OutputChunk): WeighedChunk {
  const files = Object.entries(modules).map(
    ([id, { renderedLength }]) => [id.replaceAll('\\', '/'), renderedLength] as const,
  );
  return { code, modules: files.map(([id]) => id), lengths: Object.fromEntries(files) };
}

/** Source files of charts and the map in these chunks. */
export const heavyModules = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ modules }) => modules.filter((id) => HEAVY.test(id)));
