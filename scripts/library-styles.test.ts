import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIBRARY_STYLES } from '../packages/server/src/http/library-styles.ts';
import { ROOT } from './shell.ts';

const COMPONENTS = realpathSync(join(ROOT, 'packages/ui/node_modules/react-aria-components'));
const ARIA = join(COMPONENTS, '../react-aria/dist/private');

/** The texts that a module gives to style elements, with the constants that they name. */
function styleTexts(source: string): string[] {
  const texts = [...source.matchAll(/\bstyle\.textContent = `([^`]*)`/g)].map(([, text = '']) => text);
  return texts.map((text) =>
    text
      .replaceAll(/\$\{([^}]+)\}/g, (_, name: string) => {
        const value = source.split(`const ${name} = '`)[1]?.split("'")[0];
        if (value === undefined) throw new Error(`${name} is no constant text`);
        return value;
      })
      .trim(),
  );
}

test('the policy of the page names every style element that react-aria adds, as its text is now', () => {
  const sources = globSync('**/*.mjs', { cwd: ARIA }).map((path) => readFileSync(join(ARIA, path), 'utf8'));
  const adding = sources.filter((source) => /createElement\(["']style["']\)/.test(source));
  expect(adding.length).toBeGreaterThan(0);
  for (const source of adding) expect(styleTexts(source)).toHaveLength(1);
  expect(adding.flatMap(styleTexts).toSorted()).toEqual([...LIBRARY_STYLES].toSorted());
});
