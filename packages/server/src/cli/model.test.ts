import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPestDocument } from '@vigia/api/contract';
import { PEST_DOCUMENTS, pestOf } from '@vigia/domain/pests';
import { afterAll, expect, test } from 'vitest';
import { runCli, testFolder } from '../../tests/support/cli.ts';
import { parseJson } from './json-file.ts';

const scratch = testFolder();
afterAll(scratch.remove);
const inScratch = (...parts: string[]) => join(scratch.folder, ...parts);
const vigia = (...args: string[]) =>
  runCli(['model', ...args], { env: { INIT_CWD: scratch.folder, VIGIA_DATA: inScratch('data') } });

test('what is exported is right, and read again is the same pest, for all of them', async () => {
  const exported = await vigia('export', 'all', '--to', 'plagas');
  expect([exported.code, exported.err]).toEqual([0, '']);
  const files = readdirSync(inScratch('plagas')).map((name) => inScratch('plagas', name));
  expect(files).toHaveLength(PEST_DOCUMENTS.length);
  const checked = await vigia('check', ...files);
  expect([checked.code, checked.err]).toEqual([0, '']);
  expect(checked.out.match(/: sin errores\./g)).toHaveLength(PEST_DOCUMENTS.length);
  const read = files
    .map((file) => checkPestDocument(JSON.parse(readFileSync(file, 'utf8'))).document!)
    .sort((one, other) => one.id - other.id);
  expect(read).toEqual(PEST_DOCUMENTS);
  expect(read.map(pestOf)).toEqual(PEST_DOCUMENTS.map(pestOf));

  const again = await vigia('export', '1', '--to', 'plagas');
  expect(again.code).toBe(1);
  expect(again.err).toMatch(/^Error: Ya existe .*lobesia-botrana\.json: no se sobrescribe\.\n$/);
});

test('every error of every file is told with its place', async () => {
  const [first] = PEST_DOCUMENTS;
  const { name: _, ...nameless } = first!;
  writeFileSync(inScratch('one.json'), JSON.stringify(first));
  writeFileSync(inScratch('same.json'), JSON.stringify({ ...first, name: 'Otra' }));
  writeFileSync(inScratch('broken.json'), JSON.stringify({ ...nameless, version: 0 }));
  writeFileSync(inScratch('cut.json'), '{\n  "id": 1,\n  "name": ,\n}');
  const { code, out, err } = await vigia(
    'check',
    'one.json',
    'same.json',
    'broken.json',
    'cut.json',
    'no.json',
  );
  expect([code, out]).toEqual([1, 'one.json: sin errores.\n']);
  expect(err.trimEnd().split('\n')).toEqual([
    'same.json: id: 1 ya es el id de one.json.',
    'broken.json: version: Debe ser mayor que 0.',
    'broken.json: name: Falta.',
    'cut.json: línea 3, columna 11: no es JSON válido.',
    'no.json: no se puede leer: no existe el archivo.',
  ]);
});

test.each([
  ['', 1, 1],
  ['{"a": 1', 1, 8],
  ['{\n  "a": 1\n', 3, 1],
  ['[1,\n\n  tres]', 3, 3],
  ['{"a": 1}\n{', 2, 1],
])('JSON that ends or goes wrong is told by line and column: %j', (text, line, column) => {
  expect(parseJson(text)).toEqual({ line, column });
});

test.each([
  ['Indique qué hacer', []],
  ['Falta el archivo por revisar', ['check']],
  ['--to es de «model export»', ['check', 'a.json', '--to', 'b']],
  ['Falta el id de la plaga', ['export']],
  ['Se exporta una plaga a la vez', ['export', '1', '2']],
])('a command line that lacks something is answered with the usage: %s', async (message, args) => {
  const { code, err } = await vigia(...args);
  expect(code).toBe(2);
  expect(err).toContain(`Error: ${message}`);
  expect(err).toContain('Uso: vigia model <check archivo.json…');
});

test('a pest that is not built in is refused', async () => {
  const { code, err } = await vigia('export', '99');
  expect([code, err]).toEqual([1, 'Error: No hay una plaga incluida con el id «99».\n']);
});
