import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shell.ts';

/**
 * The code that a package's README shows as one file, whose first line names it in a comment.
 *
 * @throws {Error} the README shows no such file
 */
export function readmeCode(name: string, file: string): string {
  const readme = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
  const code = readme.split('```').find((block) => block.split('\n')[1] === `// ${file}`);
  if (code === undefined) throw new Error(`the README of ${name} shows no ${file}`);
  return code.slice(code.indexOf('\n') + 1);
}
