import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { controlSource, controlStories, dataSource, dataStories, type Naming } from './templates.ts';

/**
 * First part of the story's title, by folder. The folders other than `controls` are for components that show
 * data; their files are in the folder itself.
 */
const SHELVES: Readonly<Record<string, string>> = {
  controls: 'Controles',
  charts: 'Gráficos',
  table: 'Tabla',
  'maps/map': 'Mapa',
  images: 'Imágenes',
  panels: 'Paneles',
};
export const FOLDERS = Object.keys(SHELVES);

/** A mistake of the caller, with a message for the terminal. */
export class NewComponentError extends Error {
  override name = 'NewComponentError';
}

/**
 * Writes a component, its stories and its export.
 *
 * @param src the library's `src` folder
 * @param name PascalCase, at least two letters
 * @param folder one of `FOLDERS`; a control gets a folder of its own
 * @returns the files written and changed, relative to `src`
 * @throws {NewComponentError} the name is not valid or is in use, or the folder is unknown
 */
export function writeComponent(src: string, name: string, folder: string): string[] {
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]*)*$/.test(name)) {
    throw new NewComponentError(
      `«${name}» is no component's name: write it in PascalCase, such as StatusBar.`,
    );
  }
  const shelf = SHELVES[folder];
  if (!shelf) throw new NewComponentError(`There is no folder «${folder}»: ${FOLDERS.join(', ')}.`);
  const file = name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const isControl = folder === 'controls';
  const place = isControl ? `${folder}/${file}` : folder;
  const entry = isControl ? 'index.ts' : `${folder}/index.ts`;
  const source = `${place}/${file}.tsx`;
  const exported = readFileSync(join(src, entry), 'utf8');
  if (existsSync(join(src, source)) || new RegExp(`\\b${name}\\b`).test(exported)) {
    throw new NewComponentError(`${name} exists already: ${source}.`);
  }
  const naming: Naming = { name, file, shelf, up: '../'.repeat(place.split('/').length) };
  const files: Record<string, string> = {
    [source]: isControl ? controlSource(naming) : dataSource(naming),
    [`${place}/${file}.stories.tsx`]: isControl ? controlStories(naming) : dataStories(naming),
    [entry]: withExport(exported, name, isControl ? `./${source}` : `./${file}.tsx`),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, path)), { recursive: true });
    writeFileSync(join(src, path), text);
  }
  return Object.keys(files);
}

/** The file of exports with one more line, in the order of the paths. */
function withExport(entry: string, name: string, from: string): string {
  const line = `export { ${name}, type ${name}Props } from '${from}';\n`;
  const after = [...entry.matchAll(/^export [^;]*? from '([^']+)';$/gm)].find(([, path = '']) => path > from);
  const at = after?.index ?? entry.length;
  return entry.slice(0, at) + line + entry.slice(at);
}
