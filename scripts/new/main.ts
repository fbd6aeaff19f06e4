/**
 * `pnpm new component <Name> [--folder controls]`, `pnpm new screen <name> --title <Título>`: writes the usual
 * files.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, runShell } from '../shell.ts';
import { FOLDERS, NewComponentError, writeComponent } from './component.ts';
import { writeScreen } from './screen.ts';

const USAGE = `pnpm new component <Name> [--folder ${FOLDERS.join(' | ')}]
pnpm new screen <name> --title <Título> [--path /name]`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: 'controls' },
    title: { type: 'string' },
    path: { type: 'string' },
  },
});

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

function newComponent(name: string): [files: string[], next: string] {
  const src = join(ROOT, 'packages', 'ui', 'src');
  const files = writeComponent(src, name, values.folder).map((file) => join('packages', 'ui', 'src', file));
  const [source, stories] = files;
  const next = `Write its properties and its look in ${source}, and in its stories when it is used and why.
  pnpm storybook
  pnpm exec vitest run --project stories ${stories}
  pnpm exec vitest run --project unit packages/ui/src/testing`;
  return [files, next];
}

function newScreen(id: string): [files: string[], next: string] {
  if (!values.title) refuse(USAGE);
  const files = writeScreen(ROOT, { id, title: values.title, path: values.path ?? `/${id}` });
  const [screen, , stories] = files;
  const next = `Its row in routes.ts says who may open it, its icon and whether the menu has it: root alone, and not yet.
Write what it reads in ${screen}, and what tells each of its states in e2e/screens/axe-routes.ts.
  pnpm start
  pnpm exec vitest run --project stories ${stories}
  pnpm exec vitest run --project axe`;
  return [files, next];
}

const MAKERS: Readonly<Record<string, (name: string) => [files: string[], next: string]>> = {
  component: newComponent,
  screen: newScreen,
};
const [what = '', name] = positionals;
const make = MAKERS[what];
if (!make || name === undefined || positionals.length > 2) refuse(USAGE);
try {
  const [files, next] = make(name);
  await runShell(`biome check --write ${files.map((file) => `"${file}"`).join(' ')}`, ROOT);
  console.log(`${files.map((file) => `  ${file}`).join('\n')}\n\n${next}`);
} catch (error) {
  if (!(error instanceof NewComponentError)) throw error;
  refuse(error.message);
}
