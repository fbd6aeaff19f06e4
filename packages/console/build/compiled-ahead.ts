import type { Plugin } from 'vite';

/** Chromium's own hint; a comment to all others. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Has browsers compile all functions of some files beside the page, while the files are still on the line. Otherwise
 * each function is compiled where it is called first, and the page waits.
 *
 * @param stages names of files that are mostly run before the first screen is drawn
 */
export const compiledAhead = (stages: readonly string[]): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // The hint must be at the very start, before vite's own code.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && stages.includes(file.name)) file.code = `${HINT}\n${file.code}`;
    },
  },
});
