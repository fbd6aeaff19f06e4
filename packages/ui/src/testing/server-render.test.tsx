import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StationMap } from '../maps/map/station-map.tsx';
import { VigiaProvider } from '../theme/theme.tsx';
import { exportedComponents } from './entries.ts';
import { ROWS } from './server-render-rows.tsx';
import { storyFileOf, storyFiles } from './story-files.ts';

const components = await exportedComponents();
const files = await storyFiles();

/** Stories of a component that throws: only browsers have error boundaries. */
const THROWING = new Set([
  'Paneles/PestPanel: Broken',
  ...['Failed', 'Narrow', 'Dark', 'Sol'].map((name) => `Paneles/PanelBoundary: ${name}`),
]);
/** Dialogs, and what lies over a chart, which are drawn only in a document. */
const NOTHING_YET = new Set([
  'ChartHandles',
  'ConfirmDialog',
  'Dialog',
  'HealthDialog',
  'HelpDialog',
  'SaveDialog',
]);

/** Markup without the style sheets that come with it. */
function markupOf(element: ReactElement | undefined, locale?: string): string {
  return plain(renderToString(<VigiaProvider locale={locale}>{element}</VigiaProvider>));
}
/** Ids depend on the depth of an element in the tree, and a provider adds a level. */
const withoutIds = (html: string): string => html.replaceAll(/_R_\w*_/g, 'id');
function plain(html: string): string {
  return html.replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll('<!-- -->', '');
}

it('runs where there is no document', () => {
  expect(typeof document).toBe('undefined');
  expect(typeof window).toBe('undefined');
});

describe('every exported component renders to a string', () => {
  it.each(components)('$entry: $name', (each) => {
    const { name } = each;
    const row = ROWS[name];
    const story = storyFileOf(each, files)?.stories[0];
    if (row === undefined && !story) {
      throw new Error(`${name} is exported, but has neither a story nor a row in server-render-rows.tsx`);
    }
    const markup = markupOf(row ?? story?.element());
    if (!NOTHING_YET.has(name)) expect(markup).not.toBe('');
  });

  it.each(components)('$entry: $name, in the default theme without a provider', (each) => {
    const { name } = each;
    const element = ROWS[name] ?? storyFileOf(each, files)?.stories[0]?.element();
    const alone = plain(renderToString(element));
    // Without a provider React Aria uses the language of the reader's device: here, English.
    if (!NOTHING_YET.has(name)) expect(withoutIds(alone)).toBe(withoutIds(markupOf(element, 'en-US')));
  });

  it('and no row is of a component that does not exist', () => {
    const names = new Set(components.map(({ name }) => name));
    expect(Object.keys(ROWS).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('every story renders to a string', () => {
  const stories = files.flatMap(({ title, stories: all }) =>
    all.map(({ name, element }) => ({ story: `${title}: ${name}`, element })),
  );

  it.each(stories)('$story', ({ story, element }) => {
    if (THROWING.has(story)) expect(() => markupOf(element())).toThrow();
    else expect(() => markupOf(element())).not.toThrow();
  });
});

describe('what needs a browser to draw leaves a shell', () => {
  it('the map has its name and a text that it is loading', () => {
    const markup = markupOf(<StationMap stations={[]} height="420px" />);
    expect(markup).toContain('aria-label="Mapa de estaciones"');
    expect(markup).toContain('Cargando el mapa');
  });
});
