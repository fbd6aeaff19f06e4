import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Modules that other modules offer to call, and that the console never has called. */
const UNUSED =
  // Prefixes for browsers of before 2020, which styled-components adds only where it is asked to.
  /[\\/]stylis[\\/]src[\\/]Prefixer\.js$|[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/;
const EXPORTED = /^export (?:const|function) (\w+)|^export \{([^}]+)\}/gm;

const ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
/** By which React tells the lines of an icon apart, which never change. */
const ICON_KEY = /,\s*key: "\w+"/g;

/** Leaves out what is behind options that the console does not take, and what no icon is drawn by. */
export const withoutUnusedModules: Plugin = {
  name: 'without-unused-modules',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: [UNUSED, ICONS] },
    async handler(id) {
      const code = await readFile(id, 'utf8');
      if (ICONS.test(id)) return code.replace(ICON_KEY, '');
      const names = [...code.matchAll(EXPORTED)].flatMap(
        ([, one, all = '']) => one ?? all.match(/\w+/g) ?? [],
      );
      const refuse = `const refuse = () => { throw new Error('left out of this build'); };`;
      return [refuse, ...names.map((name) => `export { refuse as ${name} };`)].join('\n');
    },
  },
};
