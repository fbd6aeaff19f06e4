import type { Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** Chunks by their file name. */
export const chunksIn = (bundle: Bundle): Map<string, Rolldown.OutputChunk> =>
  new Map(Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));

/** File names of the chunk with the source file of a name, such as `signed-in`, and of all its imports. */
export function loadedWith(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, source: string): Set<string> {
  const isSource = (id: string) => /([^/\\]+)\.tsx?$/.exec(id)?.[1] === source;
  const start = [...chunks.values()].find(({ moduleIds }) => moduleIds.some(isSource));
  if (!start) throw new Error(`no file of the build has ${source}`);
  const loaded = new Set<string>();
  const visit = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    chunks.get(file)?.imports.forEach(visit);
  };
  visit(start.fileName);
  return loaded;
}
