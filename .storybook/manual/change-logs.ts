import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '..', '..', 'packages');

/** What changed in a package, version by version, as its own file says it. */
export interface ChangeLog {
  readonly name: string;
  readonly markdown: string;
}

export function changeLogs(): ChangeLog[] {
  return ['ui', 'widgets'].flatMap((folder) => {
    const file = resolve(PACKAGES, folder, 'CHANGELOG.md');
    if (!existsSync(file)) return [];
    return [{ name: `@vigia/${folder}`, markdown: withoutTitle(readFileSync(file, 'utf8')) }];
  });
}

const withoutTitle = (markdown: string): string => markdown.replace(/^# .*\n+/, '');
