import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../../..');

/** Where `pnpm build:storybook` puts the manual of components. */
export const STORYBOOK_FOLDER = resolve(PACKAGES, '..', 'storybook-static');

/** What was built of a package for browsers; undefined before it is. */
export function builtFolder(name: 'console' | 'widgets'): string | undefined {
  const folder = resolve(PACKAGES, name, 'dist');
  return existsSync(folder) ? folder : undefined;
}
