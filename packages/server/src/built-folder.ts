import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../..');

/** What was built of a package for browsers; undefined before it is. */
export function builtFolder(name: 'console' | 'widgets'): string | undefined {
  const folder = resolve(PACKAGES, name, 'dist');
  return existsSync(folder) ? folder : undefined;
}
