/**
 * Checks the contents of a packed package besides its code: licence, description, changes, third-party notices.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runShell } from '../shell.ts';

const FILES = ['LICENSE', 'README.md', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES.md'] as const;
const FIELDS = ['description', 'keywords', 'license', 'author', 'engines', 'sideEffects'] as const;

/**
 * @param folder a folder that does not exist yet
 * @returns what the package lacks, one text each
 */
export async function lackingIn(tarball: string, folder: string): Promise<string[]> {
  mkdirSync(folder);
  const { ok, output } = await runShell(`tar -xzf "${tarball}" --strip-components 1`, folder);
  if (!ok) return [`it cannot be unpacked\n${output}`];
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const text = (file: string) => {
    try {
      return readFileSync(join(folder, file), 'utf8');
    } catch {
      return '';
    }
  };
  return [
    ...FILES.filter((file) => text(file).trim() === '').map((file) => `it has no ${file}`),
    ...FIELDS.filter((field) => isEmpty(manifest[field])).map((field) => `its manifest has no ${field}`),
    ...(text('dist/.sources') === '' ? [] : ['it holds the stamp of its build']),
    ...(text('CHANGELOG.md').includes(`\n## ${manifest.version}\n`)
      ? []
      : [`its CHANGELOG.md has nothing of ${manifest.version}`]),
  ];
}

function isEmpty(field: unknown): boolean {
  return field === undefined || field === '' || (Array.isArray(field) && field.length === 0);
}
