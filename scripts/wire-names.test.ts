import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ROOT } from './shell.ts';

const SNAKE_CASE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;
const NO_PRODUCT = /\.(?:test|stories|fixture)\.|\/testing\//;

/** Files that may contain names in snake_case that are not codes, each with its reason. */
const EXEMPT: readonly (readonly [path: string, why: string])[] = [
  [
    'packages/console/src/features/administration/history/',
    'a history names fields as the service stores them',
  ],
  ['packages/console/src/features/administration/import/words.ts', 'columns of a file of measurements'],
  ['packages/ui/src/maps/map/station-layer.tsx', 'names of MapLibre'],
];

const sources = (...packages: string[]): [path: string, source: ts.SourceFile][] =>
  packages
    .flatMap((name) => globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((path) => !NO_PRODUCT.test(path))
    .map((path) => {
      const text = readFileSync(resolve(ROOT, path), 'utf8');
      return [path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)];
    });

/** Everything that `of` finds in a source, also in nested nodes. */
function found(source: ts.Node, of: (node: ts.Node) => string | null): string[] {
  const all: string[] = [];
  const visit = (node: ts.Node): void => {
    const one = of(node);
    if (one !== null) all.push(one);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return all;
}

const codeIn = (node: ts.Node) => (ts.isStringLiteral(node) && SNAKE_CASE.test(node.text) ? node.text : null);
const nameIn = (node: ts.Node) => (ts.isIdentifier(node) && SNAKE_CASE.test(node.text) ? node.text : null);

it('names of the wire stand in the contract alone: what looks like one elsewhere is a code of the domain', () => {
  const codes = new Set(sources('domain').flatMap(([, source]) => found(source, codeIn)));
  const left = sources('domain', 'ui', 'console', 'widgets')
    .filter(([path]) => !EXEMPT.some(([exempt]) => path.startsWith(exempt)))
    .flatMap(([path, source]) => found(source, nameIn).map((name) => [path, name] as const))
    .filter(([, name]) => !codes.has(name));
  expect([...new Set(left.map(([path, name]) => `${path}: ${name}`))]).toEqual([]);
});

it('every exemption is needed', () => {
  for (const [exempt] of EXEMPT) {
    const files = sources('ui', 'console', 'widgets').filter(([path]) => path.startsWith(exempt));
    expect(
      files.flatMap(([, source]) => found(source, nameIn)),
      exempt,
    ).not.toEqual([]);
  }
});
