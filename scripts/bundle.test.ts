import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf, MODEL_BYTES, weighModels } from './bundle.ts';
import { ROOT } from './shell.ts';

const SRC = join(ROOT, 'packages', 'domain', 'src');
const ENTRY = join(SRC, 'index.ts');
const FOREIGN = {
  'a pest table': 'Lobesia',
  'a citation': 'HortScience',
  'Spanish words': 'Trampa',
  'the time zone': 'America/Santiago',
  'a class of date-fns': 'extends Date',
};

const weights = await weighModels(ENTRY);
const everything = `${await bundleOf('*', ENTRY)}${await bundleOf('*', join(SRC, 'entries', 'es.ts'))}`;

describe('a reader who imports one model', () => {
  it.each(weights)('$model brings only itself, $bytes bytes', ({ model, bytes, code }) => {
    expect(code).toContain(`as ${model} }`);
    expect(bytes).toBeLessThan(MODEL_BYTES[model]);
    for (const [what, words] of Object.entries(FOREIGN)) {
      expect(everything.includes(words), what).toBe(true);
      expect(code.includes(words), what).toBe(false);
    }
  });
});
