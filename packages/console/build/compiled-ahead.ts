import type { Plugin } from 'vite';

/** Chromium's own word for it; a comment to all others. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has browsers compile all functions of some files beside the page, while the files are still on the line. Otherwise
 * each function is compiled where it is called first, and the page waits.
 *
 * @param stages names of files of which most is run before a first screen stands
 */
export const compiledAhead = (stages: readonly string[]): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // The hint counts at the very start, before what vite puts there.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && stages.includes(file.name)) file.code = `${HINT}\n${file.code}`;
    },
  },
});
