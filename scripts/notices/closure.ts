/** The dependencies of a package, read from what is installed: the same result on every platform. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Installed {
  readonly name: string;
  readonly version: string;
  /** From its manifest, an SPDX expression. */
  readonly licence: string;
  readonly folder: string;
  /** Installed only on some platforms. */
  readonly optional: boolean;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * All packages that the given ones need at run time. Packages of this workspace are left out, but not what they
 * need.
 *
 * @param starts packages by name, as code in the folder would import them
 */
export function closureOf(folder: string, starts: readonly string[]): Installed[] {
  const found = new Map<string, Installed>();
  const ours = new Set<string>();
  const visit = (from: string, name: string, optional: boolean): void => {
    const place = folderOf(from, name);
    if (place === undefined) {
      if (optional) return;
      throw new Error(`${name} is not installed for ${from}`);
    }
    const manifest = manifestIn(place);
    const id = `${manifest.name}@${manifest.version}`;
    if (ours.has(place) || (found.has(id) && (optional || !found.get(id)?.optional))) return;
    if (name.startsWith('@vigia/')) ours.add(place);
    else found.set(id, installed(manifest, place, optional));
    const onSomePlatforms = manifest.optionalDependencies ?? {};
    for (const needed of Object.keys(manifest.dependencies ?? {}))
      if (!(needed in onSomePlatforms)) visit(place, needed, optional);
    for (const needed of Object.keys(onSomePlatforms)) visit(place, needed, true);
  };
  for (const name of starts) visit(realpathSync(folder), name, false);
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

function installed(manifest: Manifest, folder: string, optional: boolean): Installed {
  const { name, version, license = 'none stated' } = manifest;
  return { name, version, licence: typeof license === 'string' ? license : license.type, folder, optional };
}

/** The folder in which Node finds a package; undefined if it is not installed. */
function folderOf(from: string, name: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
    if (at === dirname(at)) return undefined;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
