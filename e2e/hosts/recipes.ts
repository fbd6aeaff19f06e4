import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { BUILD, DIST } from './other-build.ts';
import { integrityOf, KEY } from './service.ts';

const RECIPES = join(import.meta.dirname, '../../packages/widgets/src/stories/recipes');
/** Placeholders in the recipes, which partners replace. */
const EXAMPLE = {
  server: 'https://vigia.example',
  key: 'pk_live_…',
  hash: 'sha384-…',
  build: 'v1.0.0-0a1b2c3d',
} as const;

const text = (file: string) => readFileSync(join(RECIPES, file), 'utf8');

function filledIn(recipe: string, origin: string): string {
  return recipe
    .replaceAll(EXAMPLE.server, origin)
    .replaceAll(EXAMPLE.key, KEY)
    .replaceAll(EXAMPLE.build, BUILD)
    .replaceAll(EXAMPLE.hash, integrityOf(readFileSync(join(DIST, `embed/${BUILD}/loader.js`), 'utf8')));
}

/** A recipe of the manual, unchanged except for the placeholders, for the service at `origin`. */
export const recipeOf = (file: string, origin: string): string => filledIn(text(file), origin);

/** A page built in advance from a recipe with its framework; it must be built again when the recipe changes. */
export function builtPage(framework: 'vue' | 'angular', origin: string): string {
  const code = readFileSync(join(import.meta.dirname, `built/${framework}.js`), 'utf8');
  const [, recipe = '', hash] = /^\/\* made of (\S+) (\w+) \*\//.exec(code) ?? [];
  if (createHash('sha256').update(text(recipe)).digest('hex') !== hash)
    throw new Error(`${framework}.js was made of another ${recipe}`);
  return code.replaceAll(EXAMPLE.server, origin);
}

/** The application of `react-page.tsx`: the recipe and the package as it is published. */
export async function reactPage(origin: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@vigia/widgets/react': join(DIST, 'npm/react.js') } },
    plugins: [
      {
        name: 'recipe',
        enforce: 'pre',
        transform: (code, id) => (id.startsWith(RECIPES) ? filledIn(code, origin) : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'react-page.tsx'),
        output: { codeSplitting: false },
      },
    },
  });
  return (output as Rolldown.RolldownOutput).output[0].code;
}
