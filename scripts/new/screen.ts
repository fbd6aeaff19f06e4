import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NewComponentError } from './component.ts';
import { screenSource, screenStories, viewSource, wordsSource } from './screen-templates.ts';

export interface NewScreen {
  /** `weather-diary`: name of its folder and files, and its id. */
  readonly id: string;
  /** Title in the menu and heading, Spanish. */
  readonly title: string;
  /** `/weather-diary` */
  readonly path: string;
}

const ROUTES = 'packages/domain/src/access/routes.ts';
const TITLES = 'packages/domain/src/es/routes.ts';
const SCREENS = 'packages/console/src/app/screens.ts';
const AXE = 'e2e/screens/axe-routes.ts';

/** `WeatherDiary` */
const nameOf = (id: string): string =>
  id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Writes a screen: its folder, its row in the tables of routes of the domain and of the console, its title, and its row in
 * the tests of all screens.
 *
 * @param root of the repository
 * @returns the files written and changed, relative to `root`
 * @throws {NewComponentError} the id or path is not valid, or is in use
 */
export function writeScreen(root: string, { id, title, path }: NewScreen): string[] {
  if (!/^[a-z][a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new NewComponentError(`«${id}» is no screen's name: write it as weather-diary.`);
  }
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(path)) {
    throw new NewComponentError(`«${path}» is no path of a screen: write it as /weather-diary.`);
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const folder = `packages/console/src/features/${id}`;
  const routes = read(ROUTES);
  if (existsSync(join(root, folder)) || routes.includes(`'${path}'`) || routes.includes(`id: '${id}'`)) {
    throw new NewComponentError(`There is a screen ${id} or ${path} already.`);
  }
  const name = nameOf(id);
  const row = `  { id: '${id}', path: '${path}', access: 'root', menu: 'never' },\n`;
  const titled = `  '${id}': '${title}',\n`;
  const screen = `  '${path}': async () => (await import('../features/${id}/${id}-screen.tsx')).${name}Screen,\n`;
  const tested = `  {
    path: '${path}',
    title: '${title}',
    ready: text('${title}'),
    empty: ['${path}', text('${title}')],
  },
`;
  const files: Record<string, string> = {
    [`${folder}/${id}-screen.tsx`]: screenSource(name, id),
    [`${folder}/${id}-view.tsx`]: viewSource(name, id),
    [`${folder}/${id}-view.stories.tsx`]: screenStories(name, id, title),
    [`${folder}/words.ts`]: wordsSource(id, title),
    [ROUTES]: withRow(routes, '] as const satisfies readonly RouteEntry[];', row),
    [TITLES]: withRow(read(TITLES), '} as const satisfies Readonly<Record<RouteId, string>>;', titled),
    [SCREENS]: withRow(read(SCREENS), '} satisfies Screens;', screen),
    [AXE]: withRow(read(AXE), '\n];\n', tested),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}

/** A list with one more row at its end. */
function withRow(text: string, end: string, row: string): string {
  const at = text.lastIndexOf(end);
  const start = end.startsWith('\n') ? at + 1 : at;
  return text.slice(0, start) + row + text.slice(start);
}
