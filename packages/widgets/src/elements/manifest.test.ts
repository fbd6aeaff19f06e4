import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifest } from './manifest.ts';
import { VERSION } from './version.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('is published as the elements are', () => {
  expect(JSON.parse(read('custom-elements.json'))).toEqual(manifest());
  expect(JSON.parse(read('package.json'))).toMatchObject({
    customElements: 'custom-elements.json',
    version: VERSION,
  });
});

it('names the events, parts and custom properties that the code has', () => {
  const code = ['loader/widget-element.ts', 'loader/message.ts', 'loader/sheet.ts', 'panels/widget-root.tsx']
    .map((file) => read(`src/${file}`))
    .join('');
  const said = JSON.stringify(manifest());
  const parts = [...code.matchAll(/\.part = '(\w+)'/g)].map(([, part]) => part);
  expect(parts).toHaveLength(4);
  for (const part of parts) expect(said).toContain(`"name":"${part}"`);
  for (const [event] of code.matchAll(/vigia-(?:ready|error|point)/g))
    expect(said).toContain(`"name":"${event}"`);
  for (const [, name] of code.matchAll(/var\((--vigia-[a-z-]+)/g)) expect(said).toContain(`"name":"${name}"`);
});
