import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { git, planRelease, ReleaseRefused } from './plan.ts';
import { ReleaseFailed, writeRelease } from './write.ts';

const place = mkdtempSync(join(tmpdir(), 'vigia-release-test-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

let root: string;
let repositories = 0;
const put = (path: string, content: string | object) => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const commit = (message: string) => {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', message);
};
const state = () => [git(root, 'status', '--porcelain'), git(root, 'rev-parse', 'HEAD'), git(root, 'tag')];
const quiet = () => undefined;

const manifest = (name: string, more: object = {}) => ({
  name: `@vigia/${name}`,
  version: '0.1.0',
  license: 'SEE LICENSE IN LICENSE',
  files: ['dist', 'CHANGELOG.md'],
  scripts: { build: `node -e "fs.mkdirSync('dist',{recursive:true});fs.writeFileSync('dist/index.js','')"` },
  ...more,
});

/** A small workspace with the settings of this one: two packages are published, one is not. */
beforeEach(() => {
  root = join(place, `repository-${++repositories}`);
  mkdirSync(root);
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  git(root, 'config', 'user.name', 'A founder');
  git(root, 'config', 'user.email', 'founder@vigia.example');
  git(root, 'config', 'commit.gpgsign', 'false');
  git(root, 'config', 'tag.gpgsign', 'false');
  put('package.json', { name: 'vigia', private: true });
  put('pnpm-workspace.yaml', 'packages:\n  - packages/*\n');
  put('.gitignore', '/release/\nnode_modules/\ndist/\n');
  put('packages/domain/package.json', manifest('domain'));
  put('packages/ui/package.json', manifest('ui', { dependencies: { '@vigia/domain': 'workspace:*' } }));
  put('packages/server/package.json', manifest('server', { private: true }));
  const settings = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../.changeset/config.json'), 'utf8'),
  );
  put('.changeset/config.json', { ...settings, changelog: join(import.meta.dirname, 'changelog.ts') });
  put('.changeset/one.md', '---\n"@vigia/domain": major\n---\n\nA first promise.\n');
  commit('Begin');
});

test('a plan has version, changes and packages, and changes nothing', async () => {
  const before = state();
  const { version, tag, changes, packages } = await planRelease(root);
  expect([version, tag]).toEqual(['1.0.0', 'v1.0.0']);
  expect(changes).toEqual([{ kind: 'major', packages: ['@vigia/domain'], text: 'A first promise.' }]);
  expect(packages.filter(({ isPublished }) => isPublished).map(({ name }) => name)).toEqual([
    '@vigia/domain',
    '@vigia/ui',
  ]);
  expect(state()).toEqual(before);
});

test('a release packs, writes notes, commits and tags; then nothing is pending', async () => {
  await writeRelease(root, await planRelease(root), 'node --version', quiet);
  expect(readdirSync(join(root, 'release/v1.0.0')).sort()).toEqual([
    'notes.md',
    'vigia-domain-1.0.0.tgz',
    'vigia-ui-1.0.0.tgz',
  ]);
  expect(read('release/v1.0.0/notes.md')).toContain('- A first promise.\n  (@vigia/domain)\n');
  expect(read('release/v1.0.0/notes.md')).toMatch(/\| vigia-ui-1\.0\.0\.tgz \| `[0-9a-f]{64}` \|/);
  for (const name of ['domain', 'ui', 'server']) {
    expect(JSON.parse(read(`packages/${name}/package.json`))).toMatchObject({ version: '1.0.0' });
  }
  expect(read('packages/domain/CHANGELOG.md')).toContain('- A first promise.');
  const packed = execFileSync('tar', ['-xzOf', 'release/v1.0.0/vigia-ui-1.0.0.tgz', 'package/package.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(JSON.parse(packed)).toMatchObject({ version: '1.0.0', dependencies: { '@vigia/domain': '1.0.0' } });
  expect(git(root, 'cat-file', '-t', 'v1.0.0')).toBe('tag');
  expect(git(root, 'log', '--format=%s', '-1', 'v1.0.0^{commit}')).toBe('Release v1.0.0');
  expect(git(root, 'status', '--porcelain')).toBe('');
  await expect(planRelease(root)).rejects.toThrow('No changeset is pending');
}, 60_000); // it packs with pnpm, and a busy machine is no failure

test.each<[string, () => void, string]>([
  [
    'on another branch',
    () => git(root, 'switch', '--quiet', '--create', 'other'),
    'made on main, and this is other',
  ],
  ['a file is not committed', () => put('packages/ui/index.js', ''), 'changes that are not committed'],
  ['the tag is there', () => git(root, 'tag', 'v1.0.0'), 'The tag v1.0.0 exists already'],
  [
    'no changeset is pending',
    () => {
      rmSync(join(root, '.changeset/one.md'));
      commit('Take the changeset away');
    },
    'No changeset is pending',
  ],
])('is refused when %s', async (_, spoil, sentence) => {
  spoil();
  const before = state();
  const refusal = await planRelease(root).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ReleaseRefused);
  expect((refusal as Error).message).toContain(sentence);
  expect(state()).toEqual(before);
});

test('if a check or a build fails, everything is as before', async () => {
  const plan = await planRelease(root);
  const before = state();
  await expect(writeRelease(root, plan, 'node -e "process.exit(1)"', quiet)).rejects.toThrow(ReleaseFailed);
  expect(state()).toEqual(before);
  put('packages/ui/package.json', manifest('ui', { scripts: { build: 'node -e "process.exit(1)"' } }));
  commit('Break a build');
  const broken = state();
  await expect(writeRelease(root, await planRelease(root), null, quiet)).rejects.toThrow('failed in');
  expect(state()).toEqual(broken);
});

test('a change during the check does not become part of the release', async () => {
  const plan = await planRelease(root);
  const edit = `node -e "fs.writeFileSync('edited.txt','')"`;
  await expect(writeRelease(root, plan, edit, quiet)).rejects.toThrow('not committed');
  expect(git(root, 'status', '--porcelain')).toBe('?? edited.txt');
});
