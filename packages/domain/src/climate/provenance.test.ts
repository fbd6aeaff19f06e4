import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PUBLISHED = new URL('../../fixtures/published/', import.meta.url);
const ROW = /^\| (\S+\.(?:csv|json)) \|.*\| ([0-9a-f]{64}) \|$/gm;

it('published values are the files that were written down, all of them and unchanged', () => {
  const readme = readFileSync(new URL('README.md', PUBLISHED), 'utf8');
  const recorded = Array.from(readme.matchAll(ROW), ([, file, hash]) => [file, hash]);
  const found = readdirSync(PUBLISHED)
    .filter((file) => file !== 'README.md')
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(new URL(file, PUBLISHED)))
        .digest('hex'),
    ]);
  expect(found.sort()).toEqual(recorded.sort());
});
