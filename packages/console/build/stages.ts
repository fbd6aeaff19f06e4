import { build, type Plugin, type Rolldown } from 'vite';
import { chunksIn, loadedWith } from './chunks.ts';

/** One file for the modules that all sources in `loadedBy` load and no earlier stage contains. */
export interface Stage {
  readonly name: string;
  readonly loadedBy: readonly string[];
  /** Modules that one of these sources loads too are not moved. */
  readonly notLoadedBy?: readonly string[];
  /** Limits the stage to these packages, if given; they must not need another stage. */
  readonly packages?: readonly string[];
}

/** Stage of each module. */
type Plan = ReadonlyMap<string, string>;

/** Name of the package that a module comes from; empty for our own sources. */
const packageOf = (id: string): string =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/') ?? '';

/** Builds the bundle once with the usual splitting, only to find out which modules are loaded together. */
async function planOf(root: string, plugins: () => Plugin[][], stages: readonly Stage[]): Promise<Plan> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: plugins(),
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = chunksIn(Object.fromEntries(output.map((each) => [each.fileName, each])));
  const plan = new Map<string, string>();
  for (const { name, loadedBy, notLoadedBy = [], packages } of stages) {
    const belongs = (id: string) => !packages || packages.includes(packageOf(id));
    const elsewhere = new Set(notLoadedBy.flatMap((source) => [...loadedWith(chunks, source)]));
    const [first, ...others] = loadedBy.map((source) => loadedWith(chunks, source));
    for (const file of first ?? []) {
      const chunk = chunks.get(file);
      if (!chunk || chunk.isEntry || elsewhere.has(file) || !others.every((loaded) => loaded.has(file)))
        continue;
      for (const id of chunk.moduleIds) if (!plan.has(id) && belongs(id)) plan.set(id, name);
    }
  }
  return plan;
}

/**
 * Puts modules that are loaded together into one file. With the usual splitting, a screen has a hundred files:
 * each one waits for its turn, has headers as long as itself, and is compressed separately.
 */
export function inStages(plugins: () => Plugin[][], stages: readonly Stage[]): Plugin {
  return {
    name: 'in-stages',
    apply: 'build',
    async config({ root = '' }) {
      const plan = await planOf(root, plugins, stages);
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // A stage has all its dependencies in its own file or in an earlier one.
                includeDependenciesRecursively: false,
                groups: [{ debugName: 'stages', name: (id) => plan.get(id) ?? null }],
              },
            },
          },
        },
      };
    },
  };
}
