import { describe, expect, it } from 'vitest';
import { exportedComponents } from './doors.ts';
import { type StoryFile, storyFileOf, storyFiles } from './story-files.ts';
import { missingStates, namedTitles, staleRules } from './story-rules.ts';

const components = await exportedComponents();
const files = await storyFiles();
/** Everything a story file owes: its states by name, `why` for a description, `title` for a known first word. */
function owed({ title, stories, description }: StoryFile): string[] {
  const names = stories.map(({ name }) => name);
  const states = missingStates(title, names);
  const stale = staleRules(title, names).map((rule) => `no excuse for ${rule}`);
  return [...(states ?? ['title']), ...stale, ...((description?.length ?? 0) >= 80 ? [] : ['why'])];
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
  it.each(components)('$door: $name', (each) => {
    expect(storyFileOf(each, files)).toBeDefined();
  });
});

it('excuses no component that is gone', () => {
  const titles = new Set(files.map(({ title }) => title));
  expect(namedTitles().filter((title) => !titles.has(title))).toEqual([]);
});
