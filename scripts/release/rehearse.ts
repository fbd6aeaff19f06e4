/**
 * `pnpm test:long release`: makes the next release in a clone of what is committed here, with the real
 * packages. It begins with the dry run, which must not change anything.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runShell } from '../shell.ts';
import { BRANCH, git } from './plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'vigia-rehearsal-'));
try {
  const problems = await rehearse(join(folder, 'vigia'));
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function rehearse(clone: string): Promise<string[]> {
  git(folder, 'clone', '--quiet', ROOT, clone);
  git(clone, 'switch', '--quiet', '--force-create', BRANCH);
  git(clone, 'config', 'user.name', 'Rehearsal');
  git(clone, 'config', 'user.email', 'rehearsal@vigia.example');
  await run('pnpm install --frozen-lockfile --prefer-offline', clone);
  if (!readdirSync(join(clone, '.changeset')).some((file) => file.endsWith('.md'))) {
    writeFileSync(
      join(clone, '.changeset/rehearsal.md'),
      "---\n'@vigia/domain': patch\n---\n\nA rehearsal.\n",
    );
    git(clone, 'add', '--all');
    git(clone, 'commit', '--quiet', '--message', 'Rehearse');
  }
  const head = git(clone, 'rev-parse', 'HEAD');
  await run('pnpm release', clone);
  const touched = git(clone, 'status', '--porcelain');
  const problems =
    touched !== '' || git(clone, 'rev-parse', 'HEAD') !== head ? [`the dry run changed ${touched}`] : [];
  await run('pnpm release --write --skip-check', clone);
  return [...problems, ...problemsOf(clone)];
}

/** @returns what the release lacks */
function problemsOf(clone: string): string[] {
  const tag = git(clone, 'describe', '--exact-match');
  const files = readdirSync(join(clone, 'release', tag));
  const lacking = ['domain', 'api', 'ui', 'reports', 'widgets']
    .map((name) => `vigia-${name}-${tag.slice(1)}.tgz`)
    .filter((file) => !files.includes(file));
  const builds = readdirSync(join(clone, 'packages/widgets/dist/embed'));
  console.log(readFileSync(join(clone, 'release', tag, 'notes.md'), 'utf8'));
  return [
    ...lacking.map((file) => `${file} is not there`),
    ...builds.filter((name) => !name.startsWith(`${tag}-`)).map((name) => `${name} is not of ${tag}`),
    ...(git(clone, 'status', '--porcelain') === '' ? [] : ['the release left something uncommitted']),
  ];
}

async function run(command: string, place: string): Promise<void> {
  console.log(`▸ ${command}`);
  const { ok, output } = await runShell(command, place, {}, (chunk) => process.stdout.write(chunk));
  if (!ok) throw new Error(`${command} failed\n${output}`);
}
