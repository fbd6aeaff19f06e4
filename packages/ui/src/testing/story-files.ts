import { createElement, type ElementType, type ReactElement } from 'react';

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

export interface StoryFile {
  /** Path below `src`. */
  readonly path: string;
  readonly title: string;
  readonly component: ElementType | undefined;
  readonly stories: readonly { readonly name: string; readonly element: () => ReactElement }[];
}

/** The library's story files, each story as the element that Storybook would draw (without its play). */
export async function storyFiles(): Promise<StoryFile[]> {
  const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx');
  return Promise.all(
    Object.entries(modules).map(async ([path, load]) => {
      const { default: meta, ...stories } = await load();
      return {
        path: path.replace('../', ''),
        title: meta.title,
        component: meta.component,
        stories: Object.entries(stories).map(([name, story]) => ({
          name,
          element: () => elementOf(meta, story as Described),
        })),
      };
    }),
  );
}

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
