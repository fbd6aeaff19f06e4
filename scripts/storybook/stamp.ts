import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shell.ts';

/** All sources of a Storybook build. */
const SOURCES = [
  'pnpm-lock.yaml',
  '.changeset/*.md',
  '.storybook/*.{ts,tsx}',
  '.storybook/{manual,pages}/*',
  'packages/{api,console,domain,ui,widgets}/{package.json,CHANGELOG.md}',
  'packages/{api,console,domain,ui,widgets}/src/**/*',
];

/** Hash of the sources, so that a change causes a new build. */
export function storybookStamp(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    const file = join(ROOT, path);
    if (statSync(file).isFile()) hash.update(`\0${path}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
