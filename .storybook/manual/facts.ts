import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importOf, type StoryPage, storyPages } from './story-pages.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/**
 * File with the weights by page, in kilobytes (1000 bytes) after brotli; `scripts/storybook` measures them
 * before a build.
 */
export const SIZES_FILE = join(ROOT, '.cache', 'storybook-sizes.json');

/** Facts about the components of a page, shown before the components. */
export interface Facts {
  /** Name of the measured component: the first of the page. */
  readonly subject?: string;
  /** `import { Button } from '@vigia/ui';`, if the library exports the components. */
  readonly importLine?: string;
  /** In addition to React, ReactDOM and styled-components; absent if it was not measured. */
  readonly kB?: number;
  readonly storyCount: number;
  readonly keyboardCount: number;
}

/** Facts by the id of the page. Stories of a component with several pages count on each page. */
export function factsOfPages(): Record<string, Facts> {
  const kB = readSizes();
  const pages = storyPages().filter(({ title }) => !title.startsWith('Fundamentos/'));
  return Object.fromEntries(
    pages.map((page) => {
      const shown = pages.filter(({ names }) => names[0] === page.names[0]);
      return [
        page.id,
        {
          ...importLineOf(page),
          ...(page.id in kB && { kB: kB[page.id] }),
          storyCount: sum(shown.map(({ storyCount }) => storyCount)),
          keyboardCount: sum(shown.map(({ keyboardCount }) => keyboardCount)),
        },
      ];
    }),
  );
}

function readSizes(): Readonly<Record<string, number>> {
  if (!existsSync(SIZES_FILE)) return {};
  return (JSON.parse(readFileSync(SIZES_FILE, 'utf8')) as { kB: Record<string, number> }).kB;
}

function importLineOf(page: StoryPage) {
  const found = importOf(page);
  return (
    found && {
      subject: found.names[0],
      importLine: `import { ${found.names.join(', ')} } from '${found.entry}';`,
    }
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
