import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './shell.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readme = read('README.md');
const TEST = /npx -y pnpm@[\d.]+ test/.exec(readme)?.[0];

test('every document has the same command, and the public CI runs it on every supported Node', () => {
  const workflow = read('.github/workflows/test.yml');
  expect(TEST).toBeDefined();
  for (const file of ['.ci/run', 'CONTRIBUTING.md']) expect(read(file)).toContain(TEST);
  expect(workflow.match(/run: .*/g)).toEqual([`run: ${TEST}`]);
  const [, lowest] = /Node \((\d+\.\d+) or later/.exec(readme) ?? [];
  expect(workflow).toContain(`node: ["${lowest}", `);
  expect(workflow.match(/uses: .*/g)?.filter((action) => !/^uses: [\w/-]+@v\d+$/.test(action))).toEqual([]);
});

test('every file that names a pnpm names the same', () => {
  const [, version] = /pnpm@([\d.]+\d)/.exec(readme) ?? [];
  for (const file of ['.github/workflows/test.yml', 'CONTRIBUTING.md', 'SECURITY.md', 'Dockerfile']) {
    expect(new Set(read(file).match(/pnpm@[\d.]+\d/g)), file).toEqual(new Set([`pnpm@${version}`]));
  }
});

test('.nvmrc is the Node that runs everything, .editorconfig what the formatter writes', () => {
  const [, node] = /nodeVersion: (\S+)/.exec(read('pnpm-workspace.yaml')) ?? [];
  expect(read('.nvmrc').trim()).toBe(node);
  const { formatter } = JSON.parse(read('biome.json')) as {
    formatter: { indentStyle: string; lineWidth: number };
  };
  const [, everywhere = ''] = read('.editorconfig').split(/^\[\*\]$/m);
  expect(everywhere).toContain(`\nindent_style = ${formatter.indentStyle}\n`);
  expect(everywhere).toContain(`\nmax_line_length = ${formatter.lineWidth}\n`);
});

test('published packages require the same Node and have the same licence, and nothing is public by mistake', () => {
  const manifests = readdirSync(join(ROOT, 'packages'))
    .map((name) => JSON.parse(read(`packages/${name}/package.json`)) as Record<string, unknown>)
    .filter((manifest) => !manifest.private);
  const root = JSON.parse(read('package.json')) as Record<string, unknown>;
  expect(manifests).toHaveLength(5);
  for (const { engines, license, publishConfig } of manifests) {
    expect({ engines, license }).toEqual({ engines: root.engines, license: root.license });
    expect(publishConfig).toMatchObject({ access: 'restricted' });
  }
  expect(JSON.parse(read('.changeset/config.json'))).toMatchObject({ access: 'restricted' });
});

const heading = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/releasing.md',
  'docs/decisions/0027-releases.md',
])('what %s links to is there', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, path = '', anchor]) => {
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(ROOT, target))) return true;
    if (anchor === undefined) return false;
    const page = target.endsWith('.md') ? target : join(target, 'README.md');
    return !read(page)
      .split('\n')
      .some((line) => /^#+ /.test(line) && heading(line.replace(/^#+ /, '')) === anchor);
  });
  expect(links.length).toBeGreaterThan(0);
  expect(broken.map(([link]) => link)).toEqual([]);
});
