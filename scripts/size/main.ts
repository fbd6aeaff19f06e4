/**
 * `pnpm size`: weighs what one import from the component library brings, and fails where it is more than
 * `budgets.ts` allows. Every door is bundled from its source as an application would, then size-limit judges the files.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runShell } from '../shell.ts';
import { BUDGETS, type Budget } from './budgets.ts';
import { bundleDoor, type DoorBundle, type ReaderImport } from './bundle-door.ts';

const FOLDER = join(ROOT, 'node_modules', '.cache', 'vigia-size');
const bundles = new Map<string, DoorBundle>();

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const checks = [];
for (const budget of BUDGETS) checks.push(await checkOf(budget));
const config = join(FOLDER, 'size-limit.json');
writeFileSync(config, JSON.stringify(checks, null, 2));
const { ok, output } = await runShell(`size-limit --config "${config}"`, ROOT);
console.log(output.trim());
process.exitCode = ok ? 0 : 1;

/** One check of size-limit, its chunks written out for it. */
async function checkOf(budget: Budget): Promise<object> {
  const { name, part, kB } = budget;
  const bundle = await bundleOnce(budget);
  const chunks = part === 'at once' ? bundle.atOnce : bundle.later;
  const slug = `${name} ${part}`.replaceAll(/[^a-z]+/gi, '-').toLowerCase();
  const files = chunks.map(({ code }, at) => {
    const file = join(FOLDER, `${slug}-${at}.js`);
    writeFileSync(file, code);
    return file;
  });
  return { name: `${name}, ${part}`, path: files, limit: `${kB} kB` };
}

async function bundleOnce({ door, names, given }: ReaderImport): Promise<DoorBundle> {
  const key = JSON.stringify([door, names, given]);
  const bundle =
    bundles.get(key) ?? (await bundleDoor({ door, ...(names && { names }), ...(given && { given }) }));
  bundles.set(key, bundle);
  return bundle;
}
