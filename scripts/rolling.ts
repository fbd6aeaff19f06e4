/**
 * `pnpm test:long rolling`: replaces servers of an older version one by one while everybody writes. The older version is
 * the copy that `VIGIA_OLDER_SERVER` names by its `packages/server/src/main.ts`; without it one of `OLDER` is installed
 * and built in a temporary folder, which takes minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './release/plan.ts';
import { ROOT, runShell } from './shell.ts';

/** The commit from which an update is tried; newer servers must be able to live beside its servers. */
const OLDER = 'd6e9847c4b59cf7e73eeb4e61b42af46e63f2a7c';
const BUILD = `import('./scripts/build.ts').then((made) => made.buildPackages(made.BUILT_PACKAGES, () => {}))`;

const folder = mkdtempSync(join(tmpdir(), 'vigia-rolling-'));
try {
  const VIGIA_OLDER_SERVER = process.env.VIGIA_OLDER_SERVER ?? (await olderCopy(join(folder, 'older')));
  await run('vitest run --project server packages/server/tests/servers/rolling.test.ts', ROOT, {
    VIGIA_OLDER_SERVER,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns its `main.ts` */
async function olderCopy(copy: string): Promise<string> {
  git(folder, 'clone', '--quiet', '--no-checkout', ROOT, copy);
  git(copy, 'checkout', '--quiet', OLDER);
  await run('pnpm install --frozen-lockfile --prefer-offline', copy);
  await run(`"${process.execPath}" --eval "${BUILD}"`, copy);
  return join(copy, 'packages/server/src/main.ts');
}

/** @throws the command failed */
async function run(command: string, place: string, env: Record<string, string> = {}): Promise<void> {
  console.log(`▸ ${command}`);
  const { ok } = await runShell(command, place, env, (chunk) => process.stdout.write(chunk));
  if (!ok) throw new Error(`${command} failed`);
}
