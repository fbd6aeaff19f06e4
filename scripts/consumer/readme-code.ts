import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shell.ts';

/**
 * A code block in a package's README, found by the file name in the comment of its first line.
 *
 * @throws {Error} the README has no such file
 */
export function readmeCode(name: string, file: string): string {
  const readme = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
  const code = readme.split('```').find((block) => block.split('\n')[1] === `// ${file}`);
  if (code === undefined) throw new Error(`the README of ${name} shows no ${file}`);
  return code.slice(code.indexOf('\n') + 1);
}
