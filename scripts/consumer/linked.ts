/**
 * Uses the packed packages in plain Node without a registry: they are unpacked side by side, and their
 * dependencies are linked to those of this workspace.
 */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '../build.ts';
import { ROOT, runShell } from '../shell.ts';

interface PackedManifest extends Manifest {
  peerDependencies?: Record<string, string>;
}

/**
 * @param tarballs package → its packed file
 * @param folder an empty folder outside the repository
 * @returns the problems; empty if every entry can be imported and renders
 */
export async function consumeLinked(
  tarballs: Readonly<Record<string, string>>,
  folder: string,
): Promise<string[]> {
  for (const [name, tarball] of Object.entries(tarballs)) {
    const place = join(folder, 'node_modules', '@vigia', name);
    mkdirSync(place, { recursive: true });
    const { ok, output } = await runShell(`tar -xzf "${tarball}" --strip-components 1`, place);
    if (!ok) return [`${name} cannot be unpacked\n${output}`];
    linkDependencies(name, folder, place);
  }
  cpSync(join(import.meta.dirname, 'apps', 'node', 'main.mjs'), join(folder, 'main.mjs'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const { ok, output } = await runShell(`"${process.execPath}" main.mjs`, folder);
  return ok ? [] : [`the packages cannot be used in Node\n${output}`];
}

/** Links the dependencies of a package. Those of this workspace come from their tarballs. */
function linkDependencies(name: string, folder: string, place: string): void {
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as PackedManifest;
  for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (needed.startsWith('@vigia/')) continue;
    const link = join(folder, 'node_modules', needed);
    mkdirSync(dirname(link), { recursive: true });
    try {
      symlinkSync(join(ROOT, 'packages', name, 'node_modules', needed), link, 'junction');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
