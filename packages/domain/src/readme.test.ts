/** The statements of the README about the package are true. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PESTS } from '@vigia/domain/farm';
import { expect, it } from 'vitest';
import { CROPS } from './catalogue/crops.ts';
import * as domain from './index.ts';
import { isPreliminaryCrop } from './phenology/crop-stages.ts';
import { isPreliminary } from './phenology/stages.ts';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const section = (title: string) => readme.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!;

it('its ten lines run in Node and print what stands beside them', () => {
  const lines = /```js\n(.*?)```/s.exec(section('Use from Node'))![1]!;
  const expected = Array.from(lines.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm), ([, output]) => output);
  expect(expected).toHaveLength(3);
  const printed = execFileSync(process.execPath, ['--input-type=module'], {
    cwd: FOLDER,
    input: lines,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(printed.trimEnd().split('\n')).toEqual(expected);
}, 60_000);

it('its table of models names functions that there are', () => {
  const named = section('Models')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => Array.from(line.split('|')[1]!.matchAll(/`(\w+)`/g), ([, name]) => name!));
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !(name in domain))).toEqual([]);
});

it('it lists every model that is preliminary, and no other', () => {
  const [list = '', others = ''] = section('Preliminary').split('Other weak figures');
  const ids = (text: string) => Array.from(text.matchAll(/\((\d+)\)/g), ([, id]) => Number(id));
  expect(ids(list)).toEqual([...PESTS.keys()].filter(isPreliminary));
  const crops = [...CROPS.keys()].filter(isPreliminaryCrop);
  expect(list).toContain(`(crops ${crops.slice(0, -1).join(', ')} and ${crops.at(-1)})`);
  for (const [, species, id] of `${list}${others}`.matchAll(/\*([A-Z][a-z]+\s[a-z]+)\* \((\d+)\)/g)) {
    expect(PESTS.get(Number(id))?.species).toBe(species!.replace(/\s/, ' '));
  }
});
