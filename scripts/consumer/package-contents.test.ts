import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lackingIn } from './package-contents.ts';

const place = mkdtempSync(join(tmpdir(), 'vigia-contents-'));
afterAll(() => rmSync(place, { recursive: true }));

function packed(name: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(join(place, name, 'package/dist'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, name, 'package', file), text);
  const tarball = join(place, `${name}.tgz`);
  execFileSync('tar', ['-czf', tarball, '-C', join(place, name), 'package']);
  return tarball;
}

const MANIFEST = {
  version: '1.2.0',
  description: 'A package.',
  keywords: ['one'],
  license: 'SEE LICENSE IN LICENSE',
  author: 'Vigía',
  engines: { node: '>=22.18' },
  sideEffects: false,
};
const WHOLE = {
  'package.json': JSON.stringify(MANIFEST),
  LICENSE: 'All rights reserved.',
  'README.md': '# A package',
  'CHANGELOG.md': '# A package\n\n## 1.2.0\n\n- One thing.\n',
  'THIRD-PARTY-NOTICES.md': '# Third-party notices',
};

test('a package with all of them lacks nothing', async () => {
  expect(await lackingIn(packed('whole', WHOLE), join(place, 'whole-unpacked'))).toEqual([]);
});

test('each missing thing is named', async () => {
  const { LICENSE, ...files } = WHOLE;
  const poor = {
    ...files,
    'package.json': JSON.stringify({ ...MANIFEST, version: '1.3.0', keywords: [], sideEffects: undefined }),
    'README.md': '\n',
    'dist/.sources': 'a stamp',
  };
  expect(await lackingIn(packed('poor', poor), join(place, 'poor-unpacked'))).toEqual([
    'it has no LICENSE',
    'it has no README.md',
    'its manifest has no keywords',
    'its manifest has no sideEffects',
    'it holds the stamp of its build',
    'its CHANGELOG.md has nothing of 1.3.0',
  ]);
});
