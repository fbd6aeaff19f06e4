import type { Plugin } from 'vite';
import { chunksIn } from './chunks.ts';

/**
 * Stops a build in which files need each other in a circle: which of them runs first then depends on the order in which
 * they arrive, and one may call what the other has not made yet.
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
