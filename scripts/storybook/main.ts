/**
 * `pnpm build:storybook [--if-stale | options of storybook build]`: builds the manual for designers and
 * partners, in `storybook-static` or in `--output-dir`. First it measures the components, whose pages show
 * their weight. `--if-stale` is what `pnpm start` runs: it has low priority, prints Spanish, does nothing if
 * the sources have not changed, and replaces the old build at once.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { duration, type Outcome, ROOT, runShell } from '../shell.ts';
import { weighComponents } from './sizes.ts';
import { storybookStamp } from './stamp.ts';

const FOLDER = join(ROOT, 'storybook-static');
const NEXT = join(ROOT, '.cache', 'storybook-next');
const STAMP = '.sources';

const options = process.argv.slice(2).filter((option) => option !== '--');
process.exitCode = (options[0] === '--if-stale' ? await buildIfStale() : await buildAsRequested()) ? 0 : 1;

async function buildAsRequested(): Promise<boolean> {
  const { ok, output } = await build(options);
  if (!ok) console.error(output);
  return ok;
}

async function buildIfStale(): Promise<boolean> {
  setPriority(constants.priority.PRIORITY_LOW);
  const stamp = storybookStamp();
  const stampFile = join(FOLDER, STAMP);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  const start = performance.now();
  const { ok, output } = await build(['--output-dir', NEXT]);
  if (!ok) {
    console.error(`${output}\nError: no se pudo construir el manual de componentes (/storybook).`);
    return false;
  }
  writeFileSync(join(NEXT, STAMP), stamp);
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(NEXT, FOLDER);
  console.log(`Manual de componentes: listo en /storybook (${duration(performance.now() - start)})`);
  return true;
}

async function build(given: readonly string[]): Promise<Outcome> {
  await weighComponents();
  const quoted = given.map((option) => JSON.stringify(option));
  return runShell(['storybook build', ...quoted].join(' '), ROOT);
}
