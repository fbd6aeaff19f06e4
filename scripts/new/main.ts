/** `pnpm new component <Name> [--folder controls]`: the boilerplate of a component, as the house writes it. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, runShell } from '../shell.ts';
import { FOLDERS, NewComponentError, writeComponent } from './component.ts';

const USAGE = `pnpm new component <Name> [--folder ${FOLDERS.join(' | ')}]`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: 'controls' } },
});
const [what, name] = positionals;
if (what !== 'component' || name === undefined || positionals.length > 2) {
  console.error(USAGE);
  process.exit(2);
}

const src = join(ROOT, 'packages', 'ui', 'src');
try {
  const files = writeComponent(src, name, values.folder).map((file) => join('packages', 'ui', 'src', file));
  await runShell(`biome check --write ${files.map((file) => `"${file}"`).join(' ')}`, ROOT);
  const [source, stories] = files;
  console.log(`${files.map((file) => `  ${file}`).join('\n')}

Write its properties and its look in ${source}, and in its stories when it is used and why.
  pnpm storybook
  pnpm exec vitest run --project stories ${stories}
  pnpm exec vitest run --project unit packages/ui/src/testing`);
} catch (error) {
  if (!(error instanceof NewComponentError)) throw error;
  console.error(error.message);
  process.exit(2);
}
