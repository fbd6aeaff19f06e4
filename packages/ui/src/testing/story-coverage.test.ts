import { describe, expect, it } from 'vitest';
import { exportedComponents } from './entries.ts';
import { type StoryFile, storyFileOf, storyFiles } from './story-files.ts';
import { missingStates, SHOWN_WITHIN, staleRules } from './story-rules.ts';

const components = await exportedComponents();
const files = await storyFiles();
/**
 * Everything that a story file lacks: states by name, `why` for a description, `title` for a known first word.
 */
function owed({ title, stories, states, description }: StoryFile): string[] {
  const shown = { title, states, names: stories.map(({ name }) => name) };
  const missing = missingStates(shown);
  const stale = staleRules(shown).map((rule) => `no excuse for ${rule}`);
  return [...(missing ?? ['title']), ...stale, ...((description?.length ?? 0) >= 80 ? [] : ['why'])];
}

describe('every story file shows its component in every state and says when and why', () => {
  it.each(files)('$path', (file) => {
    expect(owed(file)).toEqual([]);
  });

  it('has titles of its own', () => {
    const titles = files.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});

describe('every exported component has a story, its own or one of its folder', () => {
  it.each(components)('$entry: $name', (each) => {
    expect(storyFileOf(each, files)).toBeDefined();
  });
});

it('names no story file that is gone', () => {
  const titles = new Set(files.map(({ title }) => title));
  const named = [...Object.values(SHOWN_WITHIN), ...files.flatMap(({ states }) => states.shownIn ?? [])];
  expect(named.filter((title) => !titles.has(title))).toEqual([]);
});
