import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..');
const CHANGESET = /^---\n(.*?)---\n+(.*)$/s;

/** Changes of a package: `past` by version, `next` for the next version; Markdown in English. */
export interface ChangeLog {
  readonly name: string;
  readonly next: string;
  readonly past: string;
}

/** Change logs of the packages that partners use, from their own files and the pending changesets. */
export function changeLogs(): ChangeLog[] {
  return ['ui', 'widgets'].map((folder) => {
    const name = `@vigia/${folder}`;
    return { name, next: changesOf(name), past: historyOf(folder) };
  });
}

function changesOf(name: string): string {
  const files = globSync('.changeset/*.md', { cwd: ROOT }).toSorted();
  return files
    .flatMap((file) => {
      const [, packages = '', words = ''] = CHANGESET.exec(readFileSync(resolve(ROOT, file), 'utf8')) ?? [];
      return packages.includes(`'${name}'`) ? [words.trim()] : [];
    })
    .join('\n\n');
}

/** The past changes; headings of versions are one level below that of the package. */
function historyOf(folder: string): string {
  const file = resolve(ROOT, 'packages', folder, 'CHANGELOG.md');
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8')
    .replace(/^# .*\n+/, '')
    .replaceAll(/^##/gm, '###');
}
