/** Builds the packages that are served or imported as built, if their sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runShell } from './shell.ts';

/** Packages that the server needs built: pages of `reports`, the files of `console` and `widgets`. */
export const BUILT_PACKAGES = ['reports', 'widgets', 'console'] as const;

export interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export interface BuildResult {
  name: string;
  fresh: boolean;
  ms: number;
}

export class BuildError extends Error {
  override name = 'BuildError';
  readonly output: string;

  constructor(name: string, output: string) {
    super(`packages/${name} does not build`);
    this.output = output;
  }
}

const STAMP = '.sources';
const NOT_A_SOURCE = /\.(test|stories)\.tsx?$/;
const FOLDERS_APART = new Set(['node_modules', 'dist', 'fixtures']);

/**
 * Builds the named packages if they are out of date, in parallel if they do not depend on each other.
 *
 * @param onDone called when each one is ready
 * @throws {BuildError} the first build that failed, with its output
 */
export async function buildPackages(
  names: readonly string[],
  onDone: (result: BuildResult) => void,
): Promise<void> {
  const builds = new Map<string, Promise<void>>();
  for (const name of inBuildOrder(names)) {
    const needed = dependenciesOf(name).flatMap((needs) => builds.get(needs) ?? []);
    builds.set(
      name,
      Promise.all(needed).then(async () => onDone(await buildIfStale(name))),
    );
  }
  await Promise.all(builds.values());
}

async function buildIfStale(name: string): Promise<BuildResult> {
  const folder = join(ROOT, 'packages', name);
  const stampFile = join(folder, 'dist', STAMP);
  const stamp = sourceStamp(name);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return { name, fresh: true, ms: 0 };
  const outcome = await runShell(manifest(name).scripts?.build ?? 'exit 1', folder, {
    NODE_ENV: 'production',
  });
  if (!outcome.ok) throw new BuildError(name, outcome.output);
  writeFileSync(stampFile, stamp); // Every build empties `dist`, so the stamp is always of the current build.
  return { name, fresh: false, ms: outcome.ms };
}

/**
 * Hash of everything that a package's build reads: its sources, those of packages it depends on, the lockfile.
 */
export function sourceStamp(name: string): string {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json']) hash.update(readFileSync(join(ROOT, file)));
  for (const each of [name, ...dependenciesOf(name)].sort()) {
    const folder = join(ROOT, 'packages', each);
    for (const file of sourcesIn(folder))
      hash.update(`\0${each}/${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

function sourcesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      if (!entry.isDirectory()) return NOT_A_SOURCE.test(entry.name) ? [] : [entry.name];
      if (FOLDERS_APART.has(entry.name)) return [];
      return sourcesIn(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
    })
    .sort();
}

/** Packages of this workspace that `name` imports, directly or through others, also those that it bundles. */
export function dependenciesOf(name: string): string[] {
  const { dependencies, devDependencies } = manifest(name);
  const direct = Object.keys({ ...dependencies, ...devDependencies })
    .filter((dependency) => dependency.startsWith('@vigia/'))
    .map((dependency) => dependency.slice('@vigia/'.length));
  return [...new Set([...direct, ...direct.flatMap(dependenciesOf)])];
}

function inBuildOrder(names: readonly string[]): string[] {
  return names.toSorted((a, b) => dependenciesOf(a).length - dependenciesOf(b).length);
}

function manifest(name: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as Manifest;
}
