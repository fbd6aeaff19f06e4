import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImportError } from './import-error.ts';
import { inspectFile } from './source-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigia-file-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refusal(path: string): Promise<ImportError> {
  const error = await inspectFile(path).catch((cause: unknown) => cause);
  if (!(error instanceof ImportError)) throw new Error(`expected a refusal, got ${JSON.stringify(error)}`);
  return error;
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('a missing file, and one below a file', async () => {
  expect(await refusal(join(folder, 'nada.csv'))).toMatchObject({ code: 'file-missing' });
  const path = file('a.csv', 'x');
  expect(await refusal(join(path, 'b.csv'))).toMatchObject({ code: 'file-missing' });
});

test('a folder', async () => {
  mkdirSync(join(folder, 'carpeta'));
  const error = await refusal(join(folder, 'carpeta'));
  expect(error.code).toBe('file-is-folder');
  expect(error.message).toContain('es una carpeta: indique el archivo CSV.');
});

test.skipIf(process.getuid?.() === 0)('a file one may not read', async () => {
  const path = file('ajeno.csv', 'x');
  const { chmodSync } = await import('node:fs');
  chmodSync(path, 0o000);
  expect(await refusal(path)).toMatchObject({ code: 'file-unreadable' });
});

test('an empty file', async () => {
  expect(await refusal(file('vacio.csv', ''))).toMatchObject({ code: 'file-empty' });
});

test('200 MB are refused before anything is read', async () => {
  const path = file('grande.csv', 'Tiempo UTC-4,Temperatura del Aire ºC\n');
  truncateSync(path, 200 * 1024 * 1024);
  const error = await refusal(path);
  expect(error.code).toBe('file-too-large');
  expect(error.message).toContain('pesa 200 MB y el máximo es 50 MB: divídalo, por ejemplo por años.');
});

test('binary files, and a workbook by its own name', async () => {
  expect(await refusal(file('foto.csv', Buffer.from([0xff, 0xd8, 0, 1])))).toMatchObject({
    code: 'file-binary',
  });
  const workbook = await refusal(file('libro.csv', Buffer.from('PK\u0003\u0004 xl/workbook.xml', 'latin1')));
  expect(workbook.code).toBe('file-binary');
  expect(workbook.message).toContain('expórtelo como CSV');
});

test('encoding and delimiter are read off the file', async () => {
  expect(await inspectFile(file('u.csv', 'Tiempo,Temperatura del Aire ºC\n'))).toMatchObject({
    encoding: 'utf8',
    delimiter: ',',
  });
  expect(await inspectFile(file('l.csv', Buffer.from('Tiempo;Aire ºC\n1,5;2\n', 'latin1')))).toMatchObject({
    encoding: 'latin1',
    delimiter: ';',
  });
});
