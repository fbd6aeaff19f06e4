/**
 * The built pages of reports as the server has them: each of their files is imported by a Node of its own that knows no
 * bundler and no `require`, the parts too that are brought only when something is shown.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runShell } from '../shell.ts';

/**
 * @param dist what the package was built to
 * @param folder an empty folder outside the repository
 * @returns what went wrong; nothing when every file can be imported
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
