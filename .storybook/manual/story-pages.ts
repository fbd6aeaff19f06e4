import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportsOfEntries } from './entries.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** A story file of the library. */
export interface StoryPage {
  /** Id of its docs page without `--docs`: `controles-button`. */
  readonly id: string;
  readonly title: string;
  /** Absolute path. */
  readonly file: string;
  readonly source: string;
  /** The component, and the components whose props are shown beside it. */
  readonly names: readonly string[];
  readonly storyCount: number;
  /** Number of stories whose play uses the keyboard. */
  readonly keyboardCount: number;
}

export function storyPages(): StoryPage[] {
  return globSync('packages/ui/src/**/*.stories.tsx', { cwd: ROOT })
    .toSorted()
    .map((path) => pageOf(resolve(ROOT, path)));
}

function pageOf(file: string): StoryPage {
  const source = readFileSync(file, 'utf8');
  const [, title = ''] = /^const meta = .*?^ {2}title: '(.+?)',$/ms.exec(source) ?? [];
  const [, id = idOf(title)] = /^ {2}id: '(.+)',$/m.exec(source) ?? [];
  const [, component = ''] = /^ {2}component: (\w+)/m.exec(source) ?? [];
  const [, beside = ''] = /^ {2}subcomponents: \{([^}]+)\}/m.exec(source) ?? [];
  const names = [component, ...beside.split(',')].map((name) => name.trim()).filter((name) => name !== '');
  const stories = source.split(/^export const \w+: Story\b/m).slice(1);
  const keyboardCount = stories.filter((story) => /\.(keyboard|tab)\(/.test(story)).length;
  return { id, title, file, source, names, storyCount: stories.length, keyboardCount };
}

/** The id that Storybook derives from a title. */
const idOf = (title: string): string => title.toLowerCase().replaceAll(/[\s/·,.()]+/g, '-');

/** The import of the page's components: the entry of the first one, and all that it exports. */
export function importOf({ names }: StoryPage): { entry: string; names: string[] } | undefined {
  const entries = exportsOfEntries();
  const entry = names.map((name) => entries.get(name)?.entry).find((found) => found !== undefined);
  return entry === undefined
    ? undefined
    : { entry, names: names.filter((name) => entries.get(name)?.entry === entry) };
}
