import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..');
const CHANGESET = /^---\n(.*?)---\n+(.*)$/s;

/** What changed in a package, version by version, and what comes with the next one; Markdown in English. */
export interface ChangeLog {
  readonly name: string;
  readonly next: string;
  readonly past: string;
}

/** Of the packages that partners use, as their own files and the changesets to come say it. */
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

/** Its versions become headings below the package's own. */
function historyOf(folder: string): string {
  const file = resolve(ROOT, 'packages', folder, 'CHANGELOG.md');
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8')
    .replace(/^# .*\n+/, '')
    .replaceAll(/^##/gm, '###');
}
