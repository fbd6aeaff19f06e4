import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../../..');

/** Output folder of `pnpm build:storybook`. */
export const STORYBOOK_FOLDER = resolve(PACKAGES, '..', 'storybook-static');

/** Folder with a package's build for browsers; undefined before it is built. */
export function builtFolder(name: 'console' | 'widgets'): string | undefined {
  const folder = resolve(PACKAGES, name, 'dist');
  return existsSync(folder) ? folder : undefined;
}
