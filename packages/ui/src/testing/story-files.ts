import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createElement, type ElementType, type ReactElement } from 'react';

import type { ExportedComponent } from './entries.ts';
import type { StatesOf } from './states.ts';
import { SHOWN_WITHIN } from './story-rules.ts';

type Render = (args: object, context: object) => ReactElement;
type Decorator = (story: ElementType, context: object) => ReactElement;

interface Described {
  readonly args?: object;
  readonly render?: Render;
  readonly decorators?: Decorator | readonly Decorator[];
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

interface StoryModule extends Readonly<Record<string, unknown>> {
  readonly default: Described & { readonly title: string; readonly component?: ElementType };
}

interface FileParameters {
  readonly docs?: { readonly description?: { readonly component?: string } };
  readonly states?: StatesOf;
}

export interface StoryFile {
  readonly source: string;
  /** Path below `src`. */
  readonly path: string;
  /** Without the Spanish name of the component. */
  readonly title: string;
  readonly component: ElementType | undefined;
  /** `parameters.docs.description.component`: when to use the component, and why. */
  readonly description: string | undefined;
  /** The parameter `states` of the file. */
  readonly states: StatesOf;
  readonly stories: readonly { readonly name: string; readonly element: () => ReactElement }[];
}

/** The library's story files, each story as the element that Storybook draws (without its play function). */
export async function storyFiles(): Promise<StoryFile[]> {
  const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx');
  return Promise.all(
    Object.entries(modules).map(async ([path, load]) => {
      const { default: meta, ...stories } = await load();
      const { docs, states = {} } = (meta.parameters ?? {}) as FileParameters;
      return {
        path: path.replace('../', ''),
        source: readFileSync(resolve(import.meta.dirname, path), 'utf8'),
        title: ruleName(meta.title),
        component: meta.component,
        description: docs?.description?.component,
        states,
        stories: Object.entries(stories).map(([name, story]) => ({
          name,
          element: () => elementOf(meta, story as Described),
        })),
      };
    }),
  );
}

/** The rules name components as they are imported: `Controles/Botón · Button` is `Controles/Button`. */
const ruleName = (title: string): string => title.replaceAll(/[^/]+ · /g, '');

function elementOf(meta: StoryModule['default'], story: Described): ReactElement {
  const args = { ...meta.args, ...story.args };
  const context = {
    args,
    globals: { ...meta.globals, ...story.globals },
    parameters: { ...meta.parameters, ...story.parameters },
    viewMode: 'story',
  };
  const draw =
    story.render ?? meta.render ?? ((all: object) => createElement(meta.component as ElementType, all));
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  const Drawn = decorators.reduce<ElementType>(
    (Inner, decorate) => () => decorate(Inner, context),
    () => draw(args, context),
  );
  return createElement(Drawn);
}

/** The file whose subject or part the component is; otherwise a file of its folder that draws it by name. */
export function storyFileOf(
  { name, component, folder }: ExportedComponent,
  files: readonly StoryFile[],
): StoryFile | undefined {
  const drawn = new RegExp(`<${name}[\\s/>]|component: ${name}\\b`);
  return (
    files.find((file) => file.component === component) ??
    files.find(({ title }) => title === SHOWN_WITHIN[name]) ??
    files.find(({ path, source }) => dirname(path).startsWith(folder) && drawn.test(source))
  );
}
