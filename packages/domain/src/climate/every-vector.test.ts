import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HAS_SHARED_VECTORS, PUBLISHED, SHARED, WITHOUT_SHARED } from '../../fixtures/tables.ts';

const SOURCE = new URL('../', import.meta.url);
const tests = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, SOURCE), 'utf8'))
  .join('\n');
const unnamed = (folder: URL) =>
  readdirSync(folder).filter((file) => /\.(csv|json)$/.test(file) && !tests.includes(`'${file}'`));

it('every published file is checked by a test that names it', () => {
  expect(unnamed(PUBLISHED)).toEqual([]);
});

it.skipIf(!HAS_SHARED_VECTORS)(`so is every file beside the clone${WITHOUT_SHARED}`, () => {
  expect(readdirSync(SHARED).length).toBeGreaterThan(20);
  expect(unnamed(SHARED)).toEqual([]);
});
