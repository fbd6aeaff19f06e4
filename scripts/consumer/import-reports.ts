/**
 * Imports the built pages of reports as the server does: each file, also the late parts, in a separate Node
 * process without a bundler and without `require`.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runShell } from '../shell.ts';

/**
 * @param dist folder of the built package
 * @param folder an empty folder outside the repository
 * @returns the problems; empty if every file can be imported
 */
export async function importReports(dist: string, folder: string): Promise<string[]> {
  const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const imports = files.map(
    (name) => `await import(${JSON.stringify(pathToFileURL(join(dist, name)).href)});`,
  );
  const main = join(folder, 'main.mjs');
  writeFileSync(main, imports.join('\n'));
  const { ok, output } = await runShell(`"${process.execPath}" "${main}"`, folder);
  return ok && files.includes('index.js') ? [] : [`reports cannot be imported by the server\n${output}`];
}
