/**
 * Makes a release on this machine: versions, changelogs, packed files, notes, a commit and a tag. Nothing is
 * published.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runShell } from '../shell.ts';
import { releaseNotes } from './notes.ts';
import { git, type Package, type ReleasePlan, refuseUnlessClean } from './plan.ts';

export class ReleaseFailed extends Error {
  override name = 'ReleaseFailed';
}

type Say = (line: string) => void;

/**
 * @param check a command that must succeed first; null for none
 * @param say gets a line for each step
 * @throws {ReleaseFailed} a step failed; the work tree is as it was before
 * @throws {ReleaseRefused} a file changed during the check
 */
export async function writeRelease(
  root: string,
  plan: ReleasePlan,
  check: string | null,
  say: Say,
): Promise<void> {
  if (check !== null) await run(check, root, say);
  refuseUnlessClean(root);
  try {
    await run('changeset version', root, say);
    await run('pnpm install --prefer-offline --no-frozen-lockfile', root, say);
    rmSync(plan.folder, { recursive: true, force: true });
    mkdirSync(plan.folder, { recursive: true });
    for (const one of plan.packages.filter(({ isPublished }) => isPublished))
      await buildAndPack(one, plan.folder, say);
    await run(`pnpm run --if-present bom "${join(plan.folder, 'sbom.cdx.json')}"`, root, say);
    writeFileSync(join(plan.folder, 'notes.md'), notesOf(plan));
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', `Release ${plan.tag}`);
  } catch (error) {
    putBack(root, plan);
    throw error;
  }
  git(root, 'tag', '--annotate', plan.tag, '--message', `Vigía ${plan.tag}`);
}

async function buildAndPack({ folder, scripts }: Package, into: string, say: Say): Promise<void> {
  if (scripts.build) await run(scripts.build, folder, say, { NODE_ENV: 'production' });
  await run(`pnpm pack --pack-destination "${into}"`, folder, say);
}

async function run(command: string, folder: string, say: Say, env: NodeJS.ProcessEnv = {}): Promise<void> {
  say(command);
  const { ok, output } = await runShell(command, folder, env);
  if (!ok) throw new ReleaseFailed(`${command} failed in ${folder}\n${output.trim()}`);
}

function notesOf({ tag, packages, folder }: ReleasePlan): string {
  const changelogs = packages
    .map((one) => ({ name: one.name, file: join(one.folder, 'CHANGELOG.md') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }));
  const packed = readdirSync(folder)
    .filter((file) => file.endsWith('.tgz'))
    .sort()
    .map((file) => ({ file, sha256: sha256(join(folder, file)) }));
  return releaseNotes(tag, changelogs, packed);
}

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** The work tree was clean, so every change and new file belongs to the release. */
function putBack(root: string, { folder }: ReleasePlan): void {
  git(root, 'reset', '--quiet', '--hard');
  git(root, 'clean', '--quiet', '-d', '--force');
  rmSync(folder, { recursive: true, force: true });
}
