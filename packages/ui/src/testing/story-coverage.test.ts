import { describe, expect, it } from 'vitest';
import { exportedComponents } from './doors.ts';
import { type StoryFile, storyFileOf, storyFiles } from './story-files.ts';
import { MEANINGLESS, missingStates, SHOWN_WITHIN } from './story-rules.ts';

const components = await exportedComponents();
const files = await storyFiles();
/** Everything a story file owes: its states by name, `why` for a description, `title` for a known first word. */
function owed({ title, stories, description }: StoryFile): string[] {
  const states = missingStates(
    title,
    stories.map(({ name }) => name),
  );
  return [...(states ?? ['title']), ...((description?.length ?? 0) >= 80 ? [] : ['why'])];
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
  const named = [...Object.keys(MEANINGLESS), ...Object.values(SHOWN_WITHIN)];
  expect(named.filter((title) => !titles.has(title))).toEqual([]);
});
