import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './shell.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const GUIDES = ['grower', 'administrator', 'partner'];

const source = globSync('packages/{domain,ui,console}/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.(test|stories)\.tsx?$|\/testing\//.test(path))
  .map(read)
  .join('\n');
const lines = new Set(source.split('\n').map((line) => line.trim()));
/** Whether a name is a whole quoted text, or the text of a line between tags. */
const isMentioned = (name: string) => source.includes(`'${name}'`) || lines.has(name);

test.each(GUIDES)('docs/%s.md calls everything by the name that the console shows', (guide) => {
  const named = [...read(`docs/${guide}.md`).matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, name = '']) =>
    name.replace(/\s+/g, ' '),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !isMentioned(name))).toEqual([]);
});

test('every link between the pages leads somewhere, and each page has its reader', () => {
  for (const path of globSync('docs/*.md', { cwd: ROOT })) {
    for (const [, target = ''] of read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      const place = join('docs', target);
      expect(globSync(place, { cwd: ROOT }), `${path}: ${target}`).toHaveLength(1);
    }
  }
  const index = read('docs/README.md');
  for (const path of globSync('docs/*.md', { cwd: ROOT })) {
    const file = path.slice('docs/'.length);
    if (!['README.md', 'spec-coverage.md'].includes(file)) expect(index, file).toContain(`](${file})`);
  }
});
