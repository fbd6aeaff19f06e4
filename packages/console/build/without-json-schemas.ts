import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const MAKERS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

/** Leaves out what turns zod's shapes into JSON schemas: only the server describes its calls in them. */
export const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!MAKERS.test(id)) return null;
    const names = [...(await readFile(id, 'utf8')).matchAll(EXPORTED)].map(([, name]) => name);
    const refuse = `const refuse = () => { throw new Error('no JSON schemas are made here'); };`;
    return [refuse, ...names.map((name) => `export const ${name} = () => refuse;`)].join('\n');
  },
};
