import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OTHER_BUILD, otherBuildFile } from '../hosts/other-build.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Parts of the repository that the server needs, linked unchanged. */
const AS_IS = [
  'node_modules',
  'docs',
  ...['domain', 'api', 'ui', 'reports', 'console'].map((one) => `packages/${one}`),
];

/**
 * Installs the next release beside the running one: the same service with another build of the widgets.
 *
 * @returns its `main.ts`
 */
export function nextRelease(folder: string): string {
  const server = join(folder, 'packages/server');
  cpSync(join(ROOT, 'packages/server'), server, { recursive: true, verbatimSymlinks: true });
  for (const part of AS_IS) symlinkSync(join(ROOT, part), join(folder, part));
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  const widgets = join(folder, 'packages/widgets/dist');
  const embed = join(widgets, 'embed', OTHER_BUILD);
  mkdirSync(embed, { recursive: true });
  for (const file of ['loader.js', 'follow.js', 'panels.js', 'check.js'])
    writeFileSync(join(embed, file), otherBuildFile(file));
  cpSync(join(embed, 'loader.js'), join(widgets, 'vigia-widgets.js'));
  return join(server, 'src/main.ts');
}
