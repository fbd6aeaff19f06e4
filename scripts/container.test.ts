import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLES } from '../packages/server/src/run/config-variables.ts';
import { BUILT_PACKAGES } from './build.ts';
import { ROOT } from './shell.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = read('Dockerfile');
const copied = (stage: string) =>
  [...dockerfile.matchAll(new RegExp(`^COPY --from=${stage} /app/(\\S+) \\./(\\S*)$`, 'gm'))].map(
    ([, from = '']) => from,
  );

/** Packages of this workspace that a package needs at run time, as sources. */
function needed(name: string): string[] {
  const { dependencies = {} } = JSON.parse(read(`packages/${name}/package.json`)) as {
    dependencies?: Record<string, string>;
  };
  const ours = Object.keys(dependencies).flatMap((one) => /^@vigia\/(.+)/.exec(one)?.[1] ?? []);
  return [
    name,
    ...ours.flatMap((one) => ((BUILT_PACKAGES as readonly string[]).includes(one) ? [one] : needed(one))),
  ];
}

test('the image contains every package that the server runs on, and everything that is built', () => {
  const packages = copied('modules').filter((path) => path.startsWith('packages/'));
  expect(packages.toSorted()).toEqual(
    [...new Set(needed('server'))].map((name) => `packages/${name}`).toSorted(),
  );
  expect(packages.every((path) => existsSync(join(ROOT, path)))).toBe(true);
  expect(copied('build').toSorted()).toEqual(
    ['sbom.cdx.json', ...BUILT_PACKAGES.map((name) => `packages/${name}/dist`)].toSorted(),
  );
  for (const name of BUILT_PACKAGES) expect(dockerfile).toContain(`--filter @vigia/${name} `);
});

test('the image contains the terms it is handed out under, and those of what others made', () => {
  expect(dockerfile).toContain('/app/LICENSE /app/THIRD-PARTY-NOTICES.md ');
});

test('the image contains the pages that the console leads to', () => {
  expect(dockerfile).toContain('\nCOPY --from=modules /app/docs/*.md ./docs/\n');
});

test('the image runs without rights, says whether it is well, and is made by the versions of the repository', () => {
  const lines = dockerfile.split('\n');
  expect(lines.indexOf('USER node')).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('FROM ')));
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \[.*\/readyz.*\]$/m);
  const [, version] = /pnpm@([\d.]+)/.exec(read('README.md')) ?? [];
  const [, node] = /nodeVersion: (\d+)/.exec(read('pnpm-workspace.yaml')) ?? [];
  expect(new Set(dockerfile.match(/pnpm@[\d.]+/g))).toEqual(new Set([`pnpm@${version}`]));
  expect(dockerfile).toContain(`NODE_IMAGE=node:${node}-`);
});

test('every setting that the compose file hands on is one that the server reads', () => {
  const known = VARIABLES.map(([name]) => name);
  const given = [...read('compose.yaml').matchAll(/^ {6}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  expect(given.length).toBeGreaterThan(8);
  expect(given.filter((name) => !known.includes(name as string))).toEqual([]);
});
