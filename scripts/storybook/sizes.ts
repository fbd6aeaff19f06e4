import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SIZES_FILE } from '../../.storybook/manual/facts.ts';
import { importOf, type StoryPage, storyPages } from '../../.storybook/manual/story-pages.ts';
import { sourceStamp } from '../build.ts';
import { bundleEntry } from '../size/bundle-entry.ts';

/**
 * Measures the component of each page of the library, as `pnpm size` measures entries, for the manual. It does
 * nothing if nothing has changed.
 */
export async function weighComponents(): Promise<void> {
  const subjects = storyPages().flatMap((page) => subjectOf(page) ?? []);
  const stamp = [sourceStamp('ui'), ...subjects.map(({ id, name }) => `${id} ${name}`)].join('\n');
  if (existsSync(SIZES_FILE) && JSON.parse(readFileSync(SIZES_FILE, 'utf8')).stamp === stamp) return;
  const byName = new Map<string, number>();
  for (const { entry, name } of subjects) {
    if (!byName.has(name)) byName.set(name, await weightOf(entry, name));
  }
  const kB = Object.fromEntries(subjects.map(({ id, name }) => [id, byName.get(name)]));
  mkdirSync(dirname(SIZES_FILE), { recursive: true });
  writeFileSync(SIZES_FILE, JSON.stringify({ stamp, kB }, null, 2));
}

function subjectOf(page: StoryPage) {
  const { entry, names = [] } = importOf(page) ?? {};
  const [name] = names;
  return entry === undefined || name === undefined ? undefined : { id: page.id, entry, name };
}

/** Kilobytes after brotli, to one decimal. */
async function weightOf(entry: string, name: string): Promise<number> {
  const { atOnce } = await bundleEntry({ entry: entry.replace('@vigia/ui', ''), names: [name] });
  const bytes = atOnce.reduce((all, { code }) => all + brotliCompressSync(code).length, 0);
  return Math.round(bytes / 100) / 10;
}
