/** What a release would contain, and why it may be refused. Nothing is changed here. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runShell } from '../shell.ts';

/** Branch for releases. */
export const BRANCH = 'main';

export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}

export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly isPublished: boolean;
  readonly scripts: Readonly<Record<string, string>>;
}

export interface ReleasePlan {
  readonly version: string;
  readonly tag: string;
  /** One entry per changeset. */
  readonly changes: readonly { readonly kind: string; readonly packages: string[]; readonly text: string }[];
  readonly packages: readonly Package[];
  /** Folder of the packed files and the notes. */
  readonly folder: string;
}

/** The report of changesets. */
interface ReleaseStatus {
  readonly changesets: readonly {
    readonly summary: string;
    readonly releases: readonly { readonly name: string; readonly type: string }[];
  }[];
  readonly releases: readonly { readonly newVersion: string; readonly type: string }[];
}

/**
 * @param root the repository
 * @throws {ReleaseRefused} there is nothing to release, or the state of the repository does not allow it
 */
export async function planRelease(root: string): Promise<ReleasePlan> {
  const branch = git(root, 'branch', '--show-current');
  if (branch !== BRANCH) {
    throw new ReleaseRefused(`Releases are made on ${BRANCH}, and this is ${branch || 'no branch'}.`);
  }
  refuseUnlessClean(root);
  const { changesets, releases } = await askChangesets(root);
  const versions = new Set(
    releases.filter(({ type }) => type !== 'none').map(({ newVersion }) => newVersion),
  );
  const [version] = versions;
  if (version === undefined) {
    throw new ReleaseRefused('No changeset is pending: pnpm changeset says what has changed.');
  }
  if (versions.size > 1)
    throw new ReleaseRefused(`One release has one version, not ${[...versions].join(', ')}.`);
  const tag = `v${version}`;
  if (git(root, 'tag', '--list', tag) !== '') throw new ReleaseRefused(`The tag ${tag} exists already.`);
  return {
    version,
    tag,
    changes: changesets.map(({ summary, releases: named }) => ({
      kind: named[0]?.type ?? 'none',
      packages: named.map(({ name }) => name),
      text: summary,
    })),
    packages: packagesOf(root),
    folder: join(root, 'release', tag),
  };
}

/** @throws {ReleaseRefused} there are changes that are not committed: they would become part of the release */
export function refuseUnlessClean(root: string): void {
  const changed = git(root, 'status', '--porcelain');
  if (changed !== '')
    throw new ReleaseRefused(`The work tree has changes that are not committed:\n${changed}`);
}

export function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/** Reads the report of changesets, which is written to a file outside the repository. */
async function askChangesets(root: string): Promise<ReleaseStatus> {
  const place = mkdtempSync(join(tmpdir(), 'vigia-release-'));
  try {
    const file = join(place, 'plan.json');
    const { ok, output } = await runShell(`changeset status --output "${file}"`, root);
    if (!ok) throw new ReleaseRefused(`changesets does not answer:\n${output.trim()}`);
    return JSON.parse(readFileSync(file, 'utf8')) as ReleaseStatus;
  } finally {
    rmSync(place, { recursive: true });
  }
}

function packagesOf(root: string): Package[] {
  return readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
      return { name: manifest.name, folder, isPublished: !manifest.private, scripts: manifest.scripts ?? {} };
    });
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly scripts?: Record<string, string>;
}
