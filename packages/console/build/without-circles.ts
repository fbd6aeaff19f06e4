import type { Plugin } from 'vite';
import { chunksIn } from './chunks.ts';

/**
 * Stops a build whose files import each other in a circle: the order in which they arrive would decide which
 * one runs first, and one file could call what another has not defined yet.
 */
export const withoutCircles: Plugin = {
  name: 'without-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = chunksIn(bundle);
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) this.error(`files in a circle: ${[...path, file].join(' → ')}`);
      if (done.has(file)) return;
      for (const next of chunks.get(file)?.imports ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of chunks.keys()) visit(file, []);
  },
};
