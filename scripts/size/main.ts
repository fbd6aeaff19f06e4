/**
 * `pnpm size`: measures what one import from the component library loads, what the console's first screen loads
 * and the widgets' loader, and fails if one exceeds `budgets.ts`. Every entry is bundled from its source as in
 * an application; console and widgets are measured as built. size-limit checks the files.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from '../build.ts';
import { ROOT, runShell } from '../shell.ts';
import { BUDGETS, type Budget, FILE_BUDGETS, SCREEN_BUDGETS } from './budgets.ts';
import { bundleEntry, type Chunk, type EntryBundle, type ReaderImport } from './bundle-entry.ts';
import { bundleConsole, chunksOf } from './console-bundle.ts';

const FOLDER = join(ROOT, 'node_modules', '.cache', 'vigia-size');
const bundles = new Map<string, EntryBundle>();

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const checks = [];
for (const budget of BUDGETS) checks.push(await checkOf(budget));
const consoleBundle = await bundleConsole();
for (const { name, screen, isSignedIn, kB } of SCREEN_BUDGETS)
  checks.push(check(name, chunksOf(consoleBundle, screen, isSignedIn), kB));
await buildPackages(['widgets', 'console'], () => undefined);
for (const { name, file, kB } of FILE_BUDGETS)
  checks.push({ name, path: join(ROOT, file), limit: `${kB} kB`, gzip: true });
const config = join(FOLDER, 'size-limit.json');
writeFileSync(config, JSON.stringify(checks, null, 2));
const { ok, output } = await runShell(`size-limit --config "${config}"`, ROOT);
console.log(output.trim());
process.exitCode = ok ? 0 : 1;

async function checkOf(budget: Budget): Promise<object> {
  const { name, part, kB } = budget;
  const bundle = await bundleOnce(budget);
  return check(`${name}, ${part}`, part === 'at once' ? bundle.atOnce : bundle.later, kB);
}

/** One check of size-limit; its chunks are written to files. */
function check(name: string, chunks: readonly Chunk[], kB: number): object {
  const slug = name.replaceAll(/[^a-z]+/gi, '-').toLowerCase();
  const files = chunks.map(({ code }, at) => {
    const file = join(FOLDER, `${slug}-${at}.js`);
    writeFileSync(file, code);
    return file;
  });
  return { name, path: files, limit: `${kB} kB` };
}

async function bundleOnce({ entry, names, given }: ReaderImport): Promise<EntryBundle> {
  const key = JSON.stringify([entry, names, given]);
  const bundle =
    bundles.get(key) ?? (await bundleEntry({ entry, ...(names && { names }), ...(given && { given }) }));
  bundles.set(key, bundle);
  return bundle;
}
