/**
 * `pnpm check:packages`: checks the published packages as their users get them. Each is built and packed as for
 * the registry; publint and attw check the tarball, which must contain licence, changes and notices. For the
 * domain, the size of single models is measured. The widgets are installed and used as in a partner's
 * application. The reports are imported as built, as the server does. All packages together are used in plain
 * Node (`pnpm test:long consumers` also uses bundlers).
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './build.ts';
import { MODEL_BYTES, weighModels } from './bundle.ts';
import { consumeWidgets } from './consumer/consume-widgets.ts';
import { importReports } from './consumer/import-reports.ts';
import { consumeLinked } from './consumer/linked.ts';
import { lackingIn } from './consumer/package-contents.ts';
import { duration, ROOT, runShell } from './shell.ts';

const PUBLISHED = ['domain', 'api', 'ui', 'reports', 'widgets'] as const;

const start = performance.now();
/** Package → its packed file. */
const tarballs = new Map<string, string>();
const folder = mkdtempSync(join(tmpdir(), 'vigia-packages-'));
try {
  const problems = (await Promise.all(PUBLISHED.map(buildAndJudge))).flat();
  if (problems.length === 0) problems.push(...(await together()));
  for (const problem of problems) console.error(`\n✗ ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
  console.log(`${PUBLISHED.length} packages in ${duration(performance.now() - start)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** In parallel: a build reads the sources of the packages it depends on, not their built files. */
async function buildAndJudge(name: string): Promise<string[]> {
  await build(name);
  const problems = await Promise.all([
    judge(name),
    name === 'domain' ? tooHeavy() : [],
    name === 'reports' ? imported() : [],
  ]);
  return problems.flat();
}

async function build(name: string): Promise<void> {
  await buildPackages([name], ({ fresh, ms }) =>
    console.log(`▸ ${name} ${fresh ? 'is built' : `built in ${duration(ms)}`}`),
  );
}

function imported(): Promise<string[]> {
  const place = join(folder, 'server');
  mkdirSync(place);
  return importReports(join(ROOT, 'packages', 'reports', 'dist'), place);
}

/** One program uses all packed files together. */
function together(): Promise<string[]> {
  const place = join(folder, 'program');
  mkdirSync(place);
  return consumeLinked(Object.fromEntries(tarballs), place);
}

/** @returns the problems of the packed package, one text per tool */
async function judge(name: string): Promise<string[]> {
  const place = join(folder, name);
  mkdirSync(place);
  const packed = await runShell(`pnpm pack --pack-destination "${place}"`, join(ROOT, 'packages', name));
  const tarball = readdirSync(place).find((file) => file.endsWith('.tgz'));
  if (!packed.ok || !tarball) return [`${name} cannot be packed\n${packed.output}`];
  const path = join(place, tarball);
  tarballs.set(name, path);
  const file = `"${path}"`;
  const judges = {
    publint: `publint run ${file} --strict`,
    attw: `attw ${file} --profile esm-only --format ascii --exclude-entrypoints fonts.css`,
  };
  const found = await Promise.all(
    Object.entries(judges).map(async ([judgeName, command]) => {
      const { ok, output } = await runShell(command, ROOT, { NO_COLOR: '1', FORCE_COLOR: undefined });
      return ok ? [] : [`${judgeName} on ${name}\n${output.trim()}`];
    }),
  );
  const lacking = await lackingIn(path, join(place, 'unpacked'));
  return [
    ...found.flat(),
    ...lacking.map((text) => `${name}: ${text}`),
    ...(name === 'widgets' ? await used(path) : []),
  ];
}

function used(tarball: string): Promise<string[]> {
  const place = join(folder, 'partner');
  mkdirSync(place);
  return consumeWidgets(tarball, place);
}

async function tooHeavy(): Promise<string[]> {
  const weights = await weighModels(join(ROOT, 'packages', 'domain', 'dist', 'index.js'));
  return weights
    .filter(({ model, bytes }) => bytes > MODEL_BYTES[model])
    .map(({ model, bytes }) => `${model} alone brings ${bytes} bytes, more than ${MODEL_BYTES[model]}`);
}
